/** How RoundScreen looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../../theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
  align-content: start;
  width: 100%;
  max-width: ${widths.page};
  height: 100%;
  margin: 0 auto;
  padding: ${spaces[5]}px ${spaces[4]}px ${spaces[8]}px;
  overflow-y: auto;

  &:focus {
    outline: none;
  }
  ${media.mobile} {
    padding: ${spaces[3]}px ${spaces[3]}px ${spaces[8]}px;
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  justify-items: start;

  & h1 {
    font-size: ${fontSizes.xxl};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--color-ink-soft);
  }
  ${media.mobile} {
    & h1 {
      font-size: ${fontSizes.xl};
    }
  }
`;

/** Back link; at its end are the other people who are here. */
export const Back = styled.div`
  position: relative;
  justify-self: stretch;
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[3]}px;
  align-items: center;
`;

export const Newer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[4]}px;
  align-items: center;
  justify-content: space-between;
  padding: ${spaces[3]}px;
  background: var(--tone-soft);
  color: var(--tone-ink);
  font-size: ${fontSizes.sm};

  & > p {
    max-width: ${widths.reading};
  }
`;
