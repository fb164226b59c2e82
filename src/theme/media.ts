/** Width below which the phone layout holds, px (specification §9: mobile breakpoint 768px). */
export const MOBILE_BREAKPOINT = 768;

/** Media queries for styled-components templates: `${media.mobile} { … }`. */
export const media = {
  /** Below 768 px: slide-over navigation, bottom sheets, list views only. */
  mobile: `@media (max-width: ${MOBILE_BREAKPOINT - 0.02}px)`,
  /** From 768 px: top bar and rail. */
  desktop: `@media (min-width: ${MOBILE_BREAKPOINT}px)`,
  /** Every transition and animation goes inside this one (design.md «Motion»). */
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;
