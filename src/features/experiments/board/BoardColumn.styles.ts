/** How BoardColumn looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid transparent;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);
  scroll-snap-align: start;

  &[data-over='move'] {
    border-color: var(--tone-solid);
    background: var(--tone-soft);
  }
  &[data-over='refused'] {
    border-color: var(--color-danger);
    border-style: dashed;
  }
`;

export const Header = styled.h3`
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  font-size: ${fontSizes.sm};

  & svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--tone-solid);
  }
  & > span:last-child {
    margin-inline-start: auto;
    padding-inline: ${spaces[2]}px;
    border-radius: ${radii.pill}px;
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
    line-height: 1.375rem;
  }
`;

export const Window = styled.div`
  min-height: 56px;
  max-height: 440px;
  overflow: hidden auto;
  overscroll-behavior-x: auto;
  padding: 2px ${spaces[2]}px ${spaces[2]}px;

  ${media.mobile} {
    max-height: 60dvh;
  }
`;

export const Cards = styled.ul`
  position: relative;

  & > li {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
  ${media.print} {
    height: auto !important;
    & > li {
      margin-block-end: ${spaces[2]}px;
      position: static;
      break-inside: avoid;
      transform: none !important;
    }
  }
`;

export const Empty = styled.p`
  padding: ${spaces[2]}px ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
`;
