/** A colour, or what is drawn with one, in the light and in the dark theme. */
export type ColorPair = readonly [light: string, dark: string];

/**
 * Surfaces, ink and controls. Every text pair is at least 4.5:1 and every control edge at least 3:1 in both
 * themes; tests/theme/contrast.test.ts holds that.
 */
export const colors = {
  /** The page. */
  paper: ['#faf6f1', '#191714'],
  /** Cards, dialogs, fields: what lies on the page. */
  surface: ['#fefcf9', '#211f1c'],
  /** Wells: drop zones, tracks, hovered rows. */
  sunken: ['#f2eee6', '#2a2723'],
  /** Main text. */
  ink: ['#231e19', '#ece7df'],
  /** Secondary text; still 4.5:1 on paper, surface and sunken. */
  inkSoft: ['#5f564d', '#b7b0a6'],
  /** Decorative separators; never the only edge of a control. */
  hairline: ['#e0dad1', '#3b3732'],
  /** Edges of fields, checkboxes and other controls. */
  edge: ['#877f73', '#8b847c'],
  /** The one accent: main action, link, active item. */
  accent: ['#005f5f', '#7ecfc9'],
  /** The accent under the pointer. */
  accentHover: ['#004949', '#a2e3dd'],
  /** Text and icons on the accent. */
  onAccent: ['#ffffff', '#0d2322'],
  /** Selected rows, active navigation. */
  accentSoft: ['#ddf2f1', '#143131'],
  /** Focus ring. */
  focus: ['#00747a', '#8fded8'],
  /** Destructive action and error text. */
  danger: ['#9c2a20', '#ffaaa0'],
  /** Text and icons on danger. */
  onDanger: ['#ffffff', '#3a0d08'],
  /** Error background. */
  dangerSoft: ['#ffe9e5', '#42211e'],
  /** Search hit, quoted passage. */
  mark: ['#fbe6a0', '#5b4a12'],
  /** Behind dialogs and sheets. */
  scrim: ['rgb(35 30 25 / 0.45)', 'rgb(0 0 0 / 0.6)'],
} as const satisfies Record<string, ColorPair>;

/** A coloured meaning: quiet background, text on it, and a line or shape with a contrast of 3:1 on paper. */
export interface ToneColors {
  readonly soft: ColorPair;
  readonly ink: ColorPair;
  readonly solid: ColorPair;
}

/**
 * Colour that means something: six stage hues (the thread through the product) and the tones of
 * statuses and roles.
 */
export const tones = {
  awareness: { soft: ['#e4eaff', '#272c44'], ink: ['#3a4385', '#c0cdff'], solid: ['#616ec6', '#8897ec'] },
  acquisition: { soft: ['#d8effe', '#143141'], ink: ['#00527d', '#99dbff'], solid: ['#0082bb', '#3eaae1'] },
  activation: { soft: ['#d5f3ee', '#0c3531'], ink: ['#005c52', '#8ee4d8'], solid: ['#008579', '#00b7a9'] },
  revenue: { soft: ['#f5ead4', '#382c11'], ink: ['#654300', '#ebcd90'], solid: ['#9b6f00', '#c29733'] },
  retention: { soft: ['#ffe5db', '#41261c'], ink: ['#7a3014', '#ffbfa7'], solid: ['#b85734', '#df8261'] },
  referral: { soft: ['#fce3f0', '#3e2433'], ink: ['#722d58', '#fabbde'], solid: ['#ad5389', '#d57db0'] },
  purple: { soft: ['#eee7fe', '#312941'], ink: ['#543a7c', '#d9c5ff'], solid: ['#8462ba', '#ab8ce0'] },
  blue: { soft: ['#ddedff', '#1e2f44'], ink: ['#1a4a84', '#acd4ff'], solid: ['#3a78c5', '#67a1eb'] },
  yellow: { soft: ['#f3ebd4', '#362d11'], ink: ['#604700', '#e5d090'], solid: ['#947300', '#ba9b32'] },
  green: { soft: ['#def2df', '#1d3421'], ink: ['#0f5a24', '#abe1b2'], solid: ['#328c46', '#63b471'] },
  red: { soft: ['#ffe4e0', '#422521'], ink: ['#7b2d28', '#ffbcb3'], solid: ['#ba534a', '#e27e74'] },
  neutral: { soft: ['#ecebe8', '#2f2e2b'], ink: ['#4e4a42', '#d4d0ca'], solid: ['#7c776d', '#a39e94'] },
} as const satisfies Record<string, ToneColors>;

/** Name of a tone: what `data-tone` takes. */
export type Tone = keyof typeof tones;

/** Every tone, in the order the token page shows them. */
export const TONES = Object.keys(tones) as Tone[];

/**
 * The eight hues of codes: a line under words and a dot beside a name, at least 3:1 on paper, surface and sunken. Never the only
 * thing that tells one code from another: its name is beside it.
 */
export const codeHues = {
  sky: ['#0079ad', '#3eaae1'],
  leaf: ['#2b7d3d', '#63b471'],
  sun: ['#866800', '#ba9b32'],
  rose: ['#b0446e', '#dd7ba0'],
  violet: ['#7a58b0', '#ab8ce0'],
  clay: ['#ad4f2e', '#df8261'],
  teal: ['#007a6f', '#00b7a9'],
  slate: ['#6b665d', '#a39e94'],
} as const satisfies Record<string, ColorPair>;

/** The one shadow, a CSS `box-shadow`: of what floats over the page. Everything else is parted by a hairline. */
export const shadows = {
  float: [
    '0 8px 28px rgb(53 42 28 / 0.16), 0 1px 3px rgb(53 42 28 / 0.12)',
    '0 10px 32px rgb(0 0 0 / 0.55), 0 0 0 1px rgb(255 255 255 / 0.06)',
  ],
} as const satisfies Record<string, ColorPair>;

/** The typeface of everything and its fallbacks, a CSS `font-family`; FontFaces brings the first two. */
export const fontFamily = "'Golos Text', 'Golos Fallback', system-ui, sans-serif";

/** Weights of type: of text, of emphasis in a line, of headings. */
export const fontWeights = { text: 400, strong: 500, heading: 600 } as const;

/** Line heights, without a unit: of a sign, of headings, of cards, of text, of code. */
export const lineHeights = { sign: 1, heading: 1.25, card: 1.4, text: 1.55, code: 1.6 } as const;

/**
 * Text sizes: 13, 14, 16, 20, 26 and 34 px where the browser's own size is 16; in rem, so that they grow with it.
 * Line heights are in rem, too, or without a unit.
 */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.625rem',
  xxl: '2.125rem',
} as const;

/** Distances, px: an 8-point grid, 4 for text pairs. */
export const spaces = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64 } as const;

/** Corner radii, px: 10 for blocks, 6 for small controls inside them, a pill for badges. */
export const radii = { block: 10, small: 6, pill: 999 } as const;

/** Layout widths, those of the side navigation too (R11). */
export const widths = {
  page: '1200px',
  reading: '720px',
  rail: '3rem',
  railOpen: '16rem',
  railMobile: '18rem',
  talk: '25rem',
} as const;

/**
 * Room that the page's own scrollbar took until a modal dialog took it away, a CSS length; the scroll lock of Radix names it. What
 * reaches the window's right edge, or is fixed to it, counts it in, so that it neither ends short nor moves.
 */
export const scrollbarRoom = 'var(--removed-body-scroll-bar-size, 0px)';

/** Durations, ms, all inside `media.motion`, between 120 and 200. */
export const durations = { fast: 120, slow: 180 } as const;

/** Stacking order, lowest first; toasts lie above dialogs so that they stay clickable. */
export const layers = { bar: 10, overlay: 40, dialog: 50, popover: 60, toast: 80, skipLink: 90 } as const;

/** Line for a focus ring; goes with `outline-offset: 2px`. */
export const focusRing = '2px solid var(--color-focus)';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(side: 0 | 1): string {
  const flat = Object.entries(colors).map(([name, pair]) => `--color-${kebab(name)}: ${pair[side]};`);
  const toned = Object.entries(tones).flatMap(([tone, parts]) =>
    Object.entries(parts).map(([part, pair]) => `--tone-${tone}-${part}: ${pair[side]};`),
  );
  const hues = Object.entries(codeHues).map(([name, pair]) => `--code-${name}: ${pair[side]};`);
  const shadow = Object.entries(shadows).map(([name, pair]) => `--shadow-${name}: ${pair[side]};`);
  return [...flat, ...toned, ...hues, ...shadow].join('\n');
}

/** The CSS variables of one theme, as declarations. Names: `--color-ink-soft`, `--tone-awareness-soft`. */
export const lightVariables = declarations(0);
/** As {@link lightVariables}, for the dark theme. */
export const darkVariables = declarations(1);

/** Values of the light theme's CSS variables on paper, which brings its own colour. */
export const paperVariables = '--color-paper: #ffffff; --color-surface: #ffffff; --shadow-float: none;';

/**
 * Rules that give any element with `data-tone` the variables `--tone-soft`, `--tone-ink`, `--tone-solid`, so that a
 * component's template stays static whatever its tone.
 */
export const toneRules = TONES.map(
  (tone) =>
    `[data-tone='${tone}'] { --tone-soft: var(--tone-${tone}-soft); --tone-ink: var(--tone-${tone}-ink); --tone-solid: var(--tone-${tone}-solid); }`,
).join('\n');
