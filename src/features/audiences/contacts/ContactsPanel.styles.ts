/** How ContactsPanel looks. */

import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../../theme/tokens.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${spaces[1]}px ${spaces[3]}px;

  & > :first-child {
    font-size: ${fontSizes.md};
    font-weight: 600;
    line-height: 1.5rem;
  }
`;

export const Note = styled.p`
  display: flex;
  gap: ${spaces[2]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 1px;
  }
`;
