import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';
import { createGlobalStyle } from 'styled-components';

/**
 * The typeface and its fallback until it is loaded. Apart from GlobalStyle, because the built page names its faces once, in its
 * head: naming them again when the app starts would load them again, and the text would jump. The fallback runs a trace wider
 * than Golos Text, so that the real letters never push anything out of its place.
 */
export const FontFaces = createGlobalStyle`
  @font-face {
    font-family: 'Golos Text';
    src: url(${cyrillic}) format('woff2');
    font-weight: 400 900;
    font-display: swap;
    unicode-range: U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116;
  }
  @font-face {
    font-family: 'Golos Text';
    src: url(${latin}) format('woff2');
    font-weight: 400 900;
    font-display: swap;
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
      U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  /* Measured against Golos Text in Chromium on Russian text: regular and 600 apart, for Arial's bold is much wider.
     Ascent and descent are the font's own, 0.98 and 0.22 (hhea), divided by size-adjust. The
     regular one a trace wider than measured (108.5 beside 108): the largest text of a first picture must not be taken for a new, larger one when
     the app draws it again in its own font. */
  @font-face {
    font-family: 'Golos Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica Neue');
    font-weight: 400 500;
    size-adjust: 108.5%;
    ascent-override: 90.32%;
    descent-override: 20.28%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Golos Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold'),
      local('Helvetica Neue Bold');
    font-weight: 600 900;
    size-adjust: 99.5%;
    ascent-override: 98.49%;
    descent-override: 22.11%;
    line-gap-override: 0%;
  }
`;
