/** How CjmCarousel looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export const Root = styled.div.attrs({ role: 'group', 'aria-roledescription': 'карусель' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;

  & > output {
    flex: 1;
    min-width: 0;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  & > [aria-disabled='true'] {
    cursor: default;
    opacity: 0.45;
  }
  ${media.print} {
    display: none;
  }
`;

/* The space after the last card lets it, too, come to the front. */
export const Track = styled.div.attrs({ role: 'group' })`
  --slide: min(100%, 460px);
  --before: ${spaces[1]}px;
  position: relative;
  display: flex;
  align-items: stretch;
  gap: ${spaces[4]}px;
  /* Room for the focus ring, which the scroll would cut. */
  padding: ${spaces[1]}px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--before);
  scroll-snap-type: x mandatory;

  &::after {
    content: '';
    flex: 0 0 calc(100% - var(--slide) - var(--before) - ${spaces[4]}px);
  }
  &:focus-visible {
    border-radius: ${radii.block}px;
    outline-offset: -2px;
  }
  ${media.desktop} {
    /* A strip of the previous card shows where one came from. */
    --before: ${spaces[6]}px;
  }
  ${media.mobile} {
    --slide: calc(100% - 40px);
    --before: 18px;
    gap: ${spaces[2]}px;

    &::after {
      flex-basis: calc(100% - var(--slide) - var(--before) - ${spaces[2]}px);
    }
  }
  ${media.motion} {
    scroll-behavior: smooth;
  }
  ${media.print} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;

    &::after {
      display: none;
    }
  }
`;

export const Slide = styled.div.attrs({ role: 'group', 'aria-roledescription': 'карточка' })`
  flex: 0 0 var(--slide);
  min-width: 0;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-block-start: 4px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  scroll-snap-align: start;
  scroll-snap-stop: always;

  &[data-current] {
    border-color: var(--tone-solid);
  }
`;

export const Position = styled.div`
  position: relative;
  margin-block-end: ${spaces[2]}px;
  font-variant-numeric: tabular-nums;
`;

export const Segments = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(24px, 1fr));
  ${media.print} {
    display: none;
  }
`;

export const Segment = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 24px;
  padding: 0 2px;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    flex: 1;
    height: 4px;
    border-radius: ${radii.pill}px;
    background: var(--color-edge);
    @media (forced-colors: active) {
      background: ButtonBorder;
    }
  }
  &:hover::before {
    background: var(--tone-solid);
  }
  &[aria-current]::before {
    height: 10px;
    background: var(--tone-solid);
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;
