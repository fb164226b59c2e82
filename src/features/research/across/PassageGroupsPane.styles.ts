/** How PassageGroupsPane looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  align-content: start;
  min-width: 0;
  max-height: 560px;
  border: 1px solid transparent;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);

  &[data-over] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  & > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${spaces[2]}px;
    align-items: start;
    padding: ${spaces[3]}px ${spaces[3]}px ${spaces[2]}px;
  }
  & > header h2 {
    font-size: ${fontSizes.md};
    overflow-wrap: anywhere;
  }
  & > header p {
    grid-column: 1 / -1;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > header label {
    position: relative;
    grid-column: 1 / -1;
    font-size: ${fontSizes.sm};
  }
  & > div {
    min-height: 56px;
    padding: 2px ${spaces[2]}px ${spaces[2]}px;
    overflow-y: auto;
  }
  & > div > p {
    padding: ${spaces[2]}px ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
    padding: 0 ${spaces[2]}px ${spaces[2]}px;
  }
  ${media.mobile} {
    max-height: 70dvh;
  }
  ${media.print} {
    display: block;
    max-height: none;
    background: none;
    & > div {
      overflow: visible;
    }
    & > footer,
    & > header label {
      display: none;
    }
  }
`;

export const List = styled.ul`
  position: relative;

  &:not([data-windowed]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
  &[data-windowed] > li {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
  ${media.print} {
    && {
      display: block;
      height: auto !important;
    }
    && > li {
      position: static;
      margin-block-end: ${spaces[2]}px;
      transform: none !important;
    }
  }
`;
