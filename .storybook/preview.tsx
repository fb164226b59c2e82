import addonA11y from '@storybook/addon-a11y';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { DocsTypes } from '@storybook/addon-docs';
import * as addonDocs from '@storybook/addon-docs/preview';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';

import { FontFaces } from '../src/theme/FontFaces.ts';
import { GlobalStyle } from '../src/theme/GlobalStyle.ts';
import { COLOUR_RULES } from './colourRules.ts';
import { leaveFocusOutside } from './framed.ts';
import { ComponentDocs } from './componentDocs.tsx';
import { themeModes } from './modes.ts';
import { takeNoOwnerStacks } from './ownerStacks.ts';
import { roleChoice, withRole } from './role.tsx';
import { faintShapes } from './shapes.ts';
import { openStory, settleAfterEachMove } from './settled.ts';

if (new URLSearchParams(window.location.search).has('framed')) leaveFocusOutside();

// As long as every other wait of the tests: the first to ask for a part on demand waits until the development server has made it,
// beside three browsers on two cores. What never comes still fails.
configure({ asyncUtilTimeout: 30_000 });

/** Set by the Vitest addon for its own runs. */
const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false';
if (isTestRun) takeNoOwnerStacks();

/** axe passes over texts of one letter, initials among them; its own limits otherwise. */
const ONE_LETTER_TOO = {
  id: 'color-contrast',
  options: {
    ignoreUnicode: true,
    ignoreLength: true,
    ignorePseudo: false,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.2,
    textStrokeEmMin: 0.03,
  },
};

/**
 * For passed rules, axe would list the markup and the place of every element. It would also read all style sheets for a rule that
 * is off.
 */
const FOUND_ONLY = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };

/**
 * Reports passed rules by name only. Otherwise Vitest would send everything that each axe rule has seen to Node, where it is not
 * used.
 */
function tellFaultsOnly({ reporting }: Parameters<typeof checkAccessibility>[0]): void {
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => add(report.status === 'passed' ? { ...report, result: {} } : report);
}

/** A test run simulates no colour blindness: its drawings would be in every story, and in everything that axe checks. */
const accessibility = isTestRun ? { ...addonA11y(), decorators: [] } : addonA11y();

/** Fails a story in which a shape can hardly be seen in the theme that is shown. */
function checkShapes(theme: string): void {
  const faint = faintShapes();
  if (faint.length > 0) throw new Error(`Shapes less than 3:1 in the ${theme} theme:\n${faint.join('\n')}`);
}

/**
 * In a test run every story meets axe twice, as its play function left it: in light by the addon, in dark here. Colours are
 * all that a theme changes (src/theme/tokens.ts), so its play function need not run twice, nor a rule that sees none. Shapes,
 * which axe does not measure, are measured in both.
 */
async function checkInDark(context: Parameters<typeof checkAccessibility>[0]): Promise<void> {
  // All other rules have seen this very story in light.
  const a11y = { ...context.parameters.a11y, options: { ...FOUND_ONLY, runOnly: COLOUR_RULES } };
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  checkShapes('light');
  dataset.theme = 'dark';
  try {
    checkShapes('dark');
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
  } finally {
    dataset.theme = theme;
  }
}

// Once for all stories: mounted with each of them, the typeface would be read and the page laid out anew for every one.
flushSync(() =>
  createRoot(document.createElement('div')).render(
    <>
      <FontFaces />
      <GlobalStyle />
    </>,
  ),
);

/** Shared setup of every story: theme, checks, windows. */
export default definePreview({
  // Only the part of the documentation addon that loads on demand: its own entry adds all of its blocks to every story.
  addons: [definePreviewAddon<DocsTypes>(addonDocs), accessibility, addonThemes(), addonVitest()],
  decorators: [
    withRole,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  beforeAll: settleAfterEachMove,
  mount: (context) => async () => {
    await openStory(context.renderToCanvas);
    return context.canvas;
  },
  tags: ['autodocs'],
  beforeEach: isTestRun ? tellFaultsOnly : undefined,
  afterEach: isTestRun ? checkInDark : undefined,
  globalTypes: { role: roleChoice },
  initialGlobals: { theme: 'light', role: 'Owner' },
  parameters: {
    a11y: {
      test: 'error',
      config: { checks: [ONE_LETTER_TOO] },
      options: isTestRun ? FOUND_ONLY : {},
    },
    chromatic: { modes: themeModes },
    controls: { expanded: true },
    // No page shows the code of a story as it was drawn; making it took a tenth of every story's time.
    docs: { page: ComponentDocs, source: { type: 'code' } },
    layout: 'padded',
    options: {
      // Titles as the files say them, read without running this file; what is not named follows by the Russian alphabet.
      storySort: {
        method: 'alphabetical',
        locales: 'ru-RU',
        order: [
          'Документация',
          [
            'Ориентир: с чего начать · Introduction',
            'Основа',
            [
              'Шрифт · Type (типографика)',
              'Цвет · Colour (палитра, тона)',
              'Пространство · Space (отступы, сетка)',
              'Движение · Motion (анимация)',
              'Токены · Tokens (переменные, JSON, CSS)',
              'Тень · Shadow (тени, высота)',
              'Значки · Icons (иконки, пиктограммы)',
              'Ширины экрана · Breakpoints (брейкпоинты, адаптив)',
              'Размер цели · Targets (нажатие, касание)',
              'Клавиши · Shortcuts (сочетания, клавиатура)',
              'Как мы пишем · Voice (слова, тексты)',
              'На чём проверено · Tested (браузеры, сочетания)',
            ],
            'Выбор приёма',
            ['Какой приём взять · Overview'],
            'Экраны во всех состояниях · Screens',
            'Что готово · Status',
            'Устройство · Architecture (архитектура)',
            'Библиотека: как поставить · Library (пакет, npm)',
          ],
          'Элементы',
          'Приёмы',
          'Разделы',
          [
            'Ассистент',
            'Видение и стратегия',
            'Продукты',
            'Исследования',
            'Тактика',
            'Эксперименты',
            'Аудитории',
            'Респонденты',
            'Знакомство',
            'Личный кабинет',
            'Рамка приложения',
            'Палитра команд',
            'Связи',
            'Команда',
          ],
          'Пути',
        ],
      },
    },
    viewport: {
      options: {
        desktop: { name: 'Компьютер, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        // The narrowest window that still has the bar and the rail.
        tablet: { name: 'Планшет, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        mobile: { name: 'Телефон, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
});
