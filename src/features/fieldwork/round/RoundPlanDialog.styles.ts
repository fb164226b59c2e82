/** How parts of RoundPlanDialog look. */

import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';

/** A way to another page that leaves this one, and what is typed in it, where they are. */
export const LinkBeside = styled(Link).attrs({ target: '_blank' })``;

export const Part = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${spaces[2]}px;
    padding: 0;
    font-size: ${fontSizes.md};
    font-weight: 600;
  }
  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    text-wrap: pretty;
  }
`;
