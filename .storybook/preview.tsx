import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';

import { FontFaces } from '../src/theme/FontFaces.ts';
import { GlobalStyle } from '../src/theme/GlobalStyle.ts';
import { themeModes } from './modes.ts';

/** Theme a test run shows its stories in; set per Vitest browser instance (vitest.config.ts). */
const testTheme = (globalThis as { orientirStoryTheme?: string }).orientirStoryTheme;

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
  initialGlobals: { theme: testTheme ?? 'light' },
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
