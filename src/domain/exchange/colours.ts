import type { CodeColour } from '../research/code.ts';

/** The hues of the colours that have one, degrees: those of the light theme (src/theme/tokens.ts, `codeHues`). */
const HUES: Readonly<Record<Exclude<CodeColour, 'slate'>, number>> = {
  sky: 198,
  leaf: 132,
  sun: 47,
  rose: 337,
  violet: 263,
  clay: 16,
  teal: 173,
};

/** Hue in degrees, and how far from grey a colour is, 0 to 1. */
function hueOf(hex: string): { readonly hue: number; readonly chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma };
  const sector =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return { hue: sector * 60, chroma };
}

/** A colour as a file writes it, `#rrggbb` in lower case; null for what is none. `#rgb` and a leading opacity are read too. */
export function tidyHex(written: string): string | null {
  const hex = written.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  if (/^#[0-9a-f]{8}$/.test(hex)) return `#${hex.slice(3)}`;
  return /^#[0-9a-f]{3}$/.test(hex) ? `#${hex.slice(1).replaceAll(/./g, '$&$&')}` : null;
}

/** From which chroma on a colour has a hue that one sees. */
const COLOURED = 0.12;

/** The colour of ours that is most like a file's, by hue: how light it is belongs to the theme. */
export function nearestColour(hex: string): CodeColour {
  const { hue, chroma } = hueOf(hex);
  if (chroma < COLOURED) return 'slate';
  const away = (name: keyof typeof HUES) => {
    const apart = Math.abs(HUES[name] - hue);
    return Math.min(apart, 360 - apart);
  };
  const names = Object.keys(HUES) as (keyof typeof HUES)[];
  return names.reduce((best, name) => (away(name) < away(best) ? name : best), 'sky');
}
