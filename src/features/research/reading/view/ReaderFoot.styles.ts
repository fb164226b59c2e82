/** How ReaderFoot looks. */

import { styled } from 'styled-components';

import { media } from '../../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../../theme/tokens.ts';

export const Foot = styled.footer`
  padding-block-start: ${spaces[2]}px;
  border-block-start: 1px solid var(--color-hairline);
  ${media.print} {
    display: none;
  }
`;

/** Why something was not done. */
export const Refusal = styled.p`
  margin-block-end: ${spaces[2]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border-radius: ${radii.small}px;
  background: var(--color-danger-soft);
  color: var(--color-danger);
  font-size: ${fontSizes.sm};
`;
