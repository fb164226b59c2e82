/** How ResearchScreen looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';

/**
 * Hides the list while something replaces it: out of sight and reach, its rows unchanged, so that one comes back to the same
 * place.
 */
export const Behind = styled.div`
  &[data-away] {
    /* Margins of what is inside stay inside: they would pull the reading view under the bar of the app. */
    display: flow-root;
    height: 0;
    overflow: clip;
    visibility: hidden;
  }
  ${media.print} {
    &[data-away] {
      display: none;
    }
  }
`;

/** As wide and as high as the window leaves it: the text scrolls, not the page. */
export const Wide = styled.div`
  && {
    height: calc(100dvh - 56px);
    max-width: none;
    margin: -${spaces[6]}px -${spaces[6]}px -${spaces[8]}px;
  }
  ${media.mobile} {
    && {
      margin: -${spaces[4]}px -${spaces[4]}px -${spaces[7]}px;
    }
  }
  ${media.print} {
    && {
      height: auto;
      margin: 0;
    }
  }
`;
