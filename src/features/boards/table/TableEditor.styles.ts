/** How TableEditor looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes } from '../../../theme/tokens.ts';
import { FormTable } from './FormTable.styles.ts';

export const Root = styled(FormTable)`
  & > div {
    align-items: center;
  }
  & > section {
    /* Names that are only heard scroll with their fields. */
    position: relative;
  }
  & :is(th, td) {
    min-width: 152px;
  }
  /* A button stands beside a column's name: a long word of it is not to be broken. */
  & thead th:not(:last-child) {
    min-width: 208px;
  }
  & thead textarea {
    font-weight: 600;
  }
`;

export const Help = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  text-wrap: pretty;

  ${media.mobile} {
    display: none;
  }
`;
