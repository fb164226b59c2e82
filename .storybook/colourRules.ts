/** Rules of axe that look at colours: all that a second theme can break, for colours are all that a theme changes (src/theme/tokens.ts). */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
