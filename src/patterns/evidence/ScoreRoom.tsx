import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';

/** As high as `ScoreButton`. */
const Root = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  min-height: 32px;

  ${media.mobile} {
    min-height: 44px;
  }
`;

/** Room of a score that is still being counted: the content below must not move from under a pointer when it comes. */
export function ScoreRoom() {
  return <Root />;
}
