import { describe, expect, test } from 'vitest';

import { codeHues, colors, tones, TONES, type ColorPair } from '../../src/theme/tokens.ts';

/** Relative luminance, WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = { paper: colors.paper, surface: colors.surface, sunken: colors.sunken };
const sheets = { paper: colors.paper, surface: colors.surface };

type Pair = [name: string, front: ColorPair, back: ColorPair];

function on(fronts: Record<string, ColorPair>, backs: Record<string, ColorPair>): Pair[] {
  return Object.entries(fronts).flatMap(([front, a]) =>
    Object.entries(backs).map(([back, b]): Pair => [`${front} on ${back}`, a, b]),
  );
}

const { ink, inkSoft, accent, accentHover, danger, edge, focus } = colors;

const texts: Pair[] = [
  ...on({ ink, inkSoft, accent, accentHover, danger }, grounds),
  ['onAccent on accent', colors.onAccent, accent],
  ['onAccent on accentHover', colors.onAccent, accentHover],
  ['onDanger on danger', colors.onDanger, danger],
  // Tooltips are printed in negative.
  ['paper on ink', colors.paper, ink],
  ...on({ ink, accent }, { accentSoft: colors.accentSoft }),
  ...on({ ink, danger }, { dangerSoft: colors.dangerSoft }),
  ['ink on mark', ink, colors.mark],
  ...TONES.map((tone): Pair => [`${tone} ink on ${tone} soft`, tones[tone].ink, tones[tone].soft]),
];

const shapes: Pair[] = [
  ...on({ edge, focus, accent, danger }, sheets),
  ...on({ edge, focus }, { sunken: colors.sunken }),
  ...on(Object.fromEntries(TONES.map((tone) => [`${tone} solid`, tones[tone].solid as ColorPair])), sheets),
  ...on(Object.fromEntries(Object.entries(codeHues).map(([hue, pair]) => [`code ${hue}`, pair])), grounds),
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s theme', (_, side) => {
  test.each(texts)('text: %s is at least 4.5:1', (_name, front, back) => {
    expect(contrast(front[side], back[side])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('edge or shape: %s is at least 3:1', (_name, front, back) => {
    expect(contrast(front[side], back[side])).toBeGreaterThanOrEqual(3);
  });
});

test('the measure itself is right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
