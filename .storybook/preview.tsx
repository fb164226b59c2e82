import addonA11y from '@storybook/addon-a11y';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { FontFaces } from '../src/theme/FontFaces.ts';
import { GlobalStyle } from '../src/theme/GlobalStyle.ts';
import { leaveFocusOutside } from './framed.ts';
import { themeModes } from './modes.ts';

if (new URLSearchParams(window.location.search).has('embed')) leaveFocusOutside();

// A part that is loaded on demand may take seconds on a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

/** Set by the Vitest addon for its own runs. */
const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false';

/** Rules of axe that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * In a test run every story meets axe twice, as its play function left it: in light by the addon, in dark here. Colours are
 * all that a theme changes (src/theme/tokens.ts), so its play function need not run twice, nor a rule that sees none.
 */
async function checkInDark(context: Parameters<typeof checkAccessibility>[0]): Promise<void> {
  const a11y = { ...context.parameters.a11y, options: { runOnly: COLOUR_RULES } };
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'dark';
  try {
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
  } finally {
    dataset.theme = theme;
  }
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes(), addonVitest()],
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    (Story) => (
      <>
        <FontFaces />
        <GlobalStyle />
        <Story />
      </>
    ),
  ],
  afterEach: isTestRun ? checkInDark : undefined,
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: themeModes },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'docs',
          [
            'Introduction',
            'foundations',
            ['Type', 'Colour', 'Space', 'Motion', 'Voice'],
            'patterns',
            ['Overview'],
            'Screens',
            'Status',
            'Architecture',
          ],
          'ui',
          'patterns',
          'features',
          'flows',
        ],
      },
    },
    viewport: {
      options: {
        desktop: { name: 'Компьютер, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        mobile: { name: 'Телефон, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
});
