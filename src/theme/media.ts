/** Width below which the phone layout holds, px (R14). */
export const MOBILE_BREAKPOINT = 768;

/** Media queries for styled-components templates: `${media.mobile} { … }`. */
export const media = {
  /** A screen below 768 px: slide-over navigation, bottom sheets, list views only. */
  mobile: `@media screen and (max-width: ${MOBILE_BREAKPOINT - 0.02}px)`,
  /** From 768 px, and on paper: top bar and rail. */
  desktop: `@media print, (min-width: ${MOBILE_BREAKPOINT}px)`,
  /** On paper, whatever its width: the desktop's layout without what is only for pressing (printStyle.ts). */
  print: '@media print',
  /** Every transition and animation goes inside this one. */
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;
