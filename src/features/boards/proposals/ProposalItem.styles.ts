/** How ProposalItem looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  overflow-wrap: anywhere;

  & > p {
    text-wrap: pretty;
  }
  & > blockquote {
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-hairline);
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  &[data-decided] {
    padding-block: ${spaces[2]}px;
    background: var(--color-sunken);
    font-size: ${fontSizes.sm};
  }
`;

/** Aligned left: the message about the last decision is in the right corner, and would lie over them. */
export const Decision = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  margin-block-start: ${spaces[1]}px;

  ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
