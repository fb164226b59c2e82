import { MOBILE_BREAKPOINT } from '../../src/theme/media.ts';
import {
  codeHues,
  colors,
  durations,
  focusRing,
  fontFamily,
  fontSizes,
  fontWeights,
  layers,
  lineHeights,
  radii,
  shadows,
  spaces,
  tones,
  widths,
  type ToneColors,
} from '../../src/theme/tokens.ts';
import {
  borderValue,
  colorValue,
  dimensionValue,
  fontFamilyValue,
  shadowValue,
  type Token,
  type TokenGroup,
} from './dtcg.ts';
import {
  BREAKPOINT_USE,
  CODE_HUE_USES,
  COLOR_USES,
  DURATION_USES,
  FOCUS_RING_USE,
  FONT_FAMILY_USE,
  FONT_SIZE_USES,
  FONT_WEIGHT_USES,
  LAYER_USES,
  LINE_HEIGHT_USES,
  RADIUS_USES,
  SHADOW_USES,
  SPACE_USES,
  TONE_PART_USES,
  TONE_USES,
  WIDTH_USES,
} from './words.ts';

export type Theme = 'light' | 'dark';

/** Which of a pair a theme takes. */
const SIDES = { light: 0, dark: 1 } as const;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A group with a member for every value of a record of tokens.ts.
 * @param $description what the group is, in Russian
 * @param make a member from a value and its name in the code
 */
function groupOf<N extends string | number, V>(
  $description: string,
  values: Readonly<Record<N, V>>,
  make: (value: V, name: N) => Token | TokenGroup,
): TokenGroup {
  // Names that are numbers come back as text, and find the words of the number all the same.
  const members = (Object.entries(values) as [string & N, V][]).map(([name, value]) => [
    kebab(name),
    make(value, name),
  ]);
  return { $description, ...(Object.fromEntries(members) as TokenGroup) };
}

const color = (css: string, $description: string): Token => ({
  $type: 'color',
  $value: colorValue(css),
  $description,
});

const dimension = (css: string | number, $description: string): Token => ({
  $type: 'dimension',
  $value: dimensionValue(css),
  $description,
});

/** Returns the tokens that depend on the theme: colours, and drawings made with them. Same names in both themes. */
export function themeTokens(theme: Theme): TokenGroup {
  const side = SIDES[theme];
  return {
    color: groupOf('Поверхности, чернила, управление', colors, (pair, name) => color(pair[side], COLOR_USES[name])),
    tone: groupOf('Тона: цвет со значением', tones, (parts: ToneColors, tone) =>
      groupOf(TONE_USES[tone], parts, (pair, part) => color(pair[side], `${TONE_USES[tone]}: ${TONE_PART_USES[part]}`)),
    ),
    code: groupOf('Коды: линия под словами', codeHues, (pair, name) => color(pair[side], CODE_HUE_USES[name])),
    shadow: groupOf('Тени', shadows, (pair, name) => ({
      $type: 'shadow',
      $value: shadowValue(pair[side]),
      $description: SHADOW_USES[name],
    })),
    'focus-ring': { $type: 'border', $value: borderValue(focusRing), $description: FOCUS_RING_USE },
  };
}

/** Returns the tokens that are the same in every theme: type, distances, corners, widths, times, layers. */
export function baseTokens(): TokenGroup {
  return {
    'font-family': { $type: 'fontFamily', $value: fontFamilyValue(fontFamily), $description: FONT_FAMILY_USE },
    'font-size': groupOf('Размеры шрифта', fontSizes, (size, name) => dimension(size, FONT_SIZE_USES[name])),
    'font-weight': groupOf('Насыщенность шрифта', fontWeights, (weight, name) => ({
      $type: 'fontWeight',
      $value: weight,
      $description: FONT_WEIGHT_USES[name],
    })),
    'line-height': groupOf('Высота строки, в кеглях', lineHeights, (height, name) => ({
      $type: 'number',
      $value: height,
      $description: LINE_HEIGHT_USES[name],
    })),
    space: groupOf('Расстояния', spaces, (px, name) => dimension(px, SPACE_USES[name])),
    radius: groupOf('Скругления', radii, (px, name) => dimension(px, RADIUS_USES[name])),
    width: groupOf('Ширины', widths, (width, name) => dimension(width, WIDTH_USES[name])),
    breakpoint: { $description: 'Границы вёрстки', mobile: dimension(MOBILE_BREAKPOINT, BREAKPOINT_USE) },
    duration: groupOf('Длительности', durations, (ms, name) => ({
      $type: 'duration',
      $value: { value: ms, unit: 'ms' },
      $description: DURATION_USES[name],
    })),
    layer: groupOf('Слои, снизу вверх', layers, (level, name) => ({
      $type: 'number',
      $value: level,
      $description: LAYER_USES[name],
    })),
  };
}
