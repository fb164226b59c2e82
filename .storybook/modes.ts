/** Chromatic modes for primitives and patterns: both themes (architecture.md «Stories are the tests»). */
export const themeModes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
} as const;

/** Chromatic modes for whole screens: both themes at both widths that screens are designed for (1440 and 390 px). */
export const screenModes = {
  'light desktop': { theme: 'light', viewport: 'desktop' },
  'dark desktop': { theme: 'dark', viewport: 'desktop' },
  'light mobile': { theme: 'light', viewport: 'mobile' },
  'dark mobile': { theme: 'dark', viewport: 'mobile' },
} as const;
