/** How ContactPreview looks. */

import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  outline-offset: 2px;

  h3 {
    font-size: ${fontSizes.md};
    line-height: 1.5rem;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px ${spaces[4]}px;

  & > h3 {
    flex: 1;
  }
  & > p,
  & > output {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

export const Fresh = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[5]}px;
  font-size: ${fontSizes.sm};
  font-variant-numeric: tabular-nums;

  & > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li > span {
    display: block;
    max-width: 40ch;
    overflow: hidden;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > li:last-child[data-more] {
    color: var(--color-ink-soft);
  }
`;

export const Told = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
`;
