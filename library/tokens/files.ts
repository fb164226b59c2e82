import { paperVariables, toneRules } from '../../src/theme/tokens.ts';
import { declarations } from './css.ts';
import { baseTokens, themeTokens } from './designTokens.ts';
import type { TokenGroup } from './dtcg.ts';

/** A file that designers and other projects take the tokens away in. */
export interface TokenFile {
  readonly name: string;
  /** Content and users of the file, in Russian. */
  readonly about: string;
  /** Its media type. */
  readonly type: 'application/json' | 'text/css';
  readonly text: string;
}

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10';

/** Indented; the parts of a colour in one line. */
const json = (value: object): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[\s+([\d.]+),\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2, $3]')}\n`;

const tokensFile = (name: string, about: string, tokens: TokenGroup): TokenFile => ({
  name,
  about,
  type: 'application/json',
  text: json({ $schema: `${SCHEMAS}/format.json`, ...tokens }),
});

/** Resolver that combines the three files: a theme is a choice between two of them. */
const resolver = {
  $schema: `${SCHEMAS}/resolver.json`,
  name: 'Ориентир',
  version: '2025.10',
  sets: { base: { description: 'То, что от темы не зависит', sources: [{ $ref: 'base.tokens.json' }] } },
  modifiers: {
    theme: {
      description: 'Тема',
      contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

const block = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

const indented = (css: string): string => css.replaceAll(/^/gm, '  ');

/** The variables as the product's own page has them: light, dark on a screen, always light on paper. */
function css(): string {
  const light = ['color-scheme: light;', ...declarations(themeTokens('light')), ...declarations(baseTokens())];
  const dark = block(":root[data-theme='dark']", ['color-scheme: dark;', ...declarations(themeTokens('dark'))]);
  const paper = block(':root', paperVariables.split(/(?<=;) /));
  return `${[
    '/* Ориентир: токены. Сделано из src/theme/tokens.ts: npm run build:tokens. Тему выбирает <html data-theme="dark">. */',
    block(':root', light),
    `@media screen {\n${indented(dark)}\n}`,
    `@media print {\n${indented(paper)}\n}`,
    `/* data-tone даёт элементу --tone-soft, --tone-ink и --tone-solid его тона. */\n${toneRules}`,
  ].join('\n\n')}\n`;
}

/** Every file of tokens, made anew from src/theme/tokens.ts. */
export function tokenFiles(): readonly TokenFile[] {
  return [
    tokensFile(
      'light.tokens.json',
      'Светлая тема: цвета, тона, тень, кольцо фокуса. Формат DTCG 2025.10.',
      themeTokens('light'),
    ),
    tokensFile('dark.tokens.json', 'Тёмная тема: те же имена, другие значения.', themeTokens('dark')),
    tokensFile(
      'base.tokens.json',
      'То, что от темы не зависит: шрифт, расстояния, скругления, ширины, длительности, слои.',
      baseTokens(),
    ),
    {
      name: 'orientir.resolver.json',
      about: 'Складывает три файла в две темы — для инструментов, которые читают DTCG Resolver.',
      type: 'application/json',
      text: json(resolver),
    },
    {
      name: 'tokens.css',
      about: 'Те же значения переменными CSS, обе темы и бумага. Для страницы без React.',
      type: 'text/css',
      text: css(),
    },
  ];
}
