/** How FunnelPicture looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export const Root = styled.section`
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  font-size: ${fontSizes.sm};
  font-variant-numeric: tabular-nums;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[1]}px ${spaces[3]}px;

  & > h2 {
    margin-inline-end: auto;
    font-size: ${fontSizes.md};
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;
  ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(2, max-content);
    column-gap: ${spaces[4]}px;
  }
`;

export const Steps = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${spaces[4]}px;
  color: var(--color-ink-soft);
`;

export const Rows = styled.ul`
  margin-block-start: ${spaces[2]}px;
  display: grid;
  gap: ${spaces[1]}px;

  & > li {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    align-items: center;
    gap: ${spaces[3]}px;
  }
  ${media.mobile} {
    /* Four segments of 44 px fit beside the name on the narrowest phone that is met often, 360 px. */
    & > li {
      grid-template-columns: 108px minmax(0, 1fr);
      gap: ${spaces[2]}px;
    }
  }
`;

/** A stage's name, a status in the legend: quiet until it is chosen. */
export const Label = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${spaces[2]}px;
  min-height: 32px;
  padding: 0 ${spaces[2]}px;
  border: 1px solid transparent;
  border-radius: ${radii.small}px;
  background: none;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    color: var(--tone-solid);
  }
  & > span:last-child {
    margin-inline-start: auto;
    color: var(--color-ink-soft);
  }
  &[data-place='stage'] {
    width: 100%;
    padding-inline-start: ${spaces[2]}px;
    border-inline-start: 3px solid var(--tone-solid);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-pressed='true'] {
    border-color: var(--tone-solid);
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-weight: 600;
  }
  &[aria-pressed='true'] > span:last-child {
    color: inherit;
  }
  ${media.mobile} {
    gap: ${spaces[1]}px;
    min-height: 44px;
    padding-inline: ${spaces[1]}px;
    font-size: ${fontSizes.sm};

    &[data-place='stage'] {
      padding-inline-start: ${spaces[2]}px;
    }
  }
`;

/** As long as the stage has experiments against the fullest one, yet never too short for its numbers. */
export const Bar = styled.ul`
  display: flex;
  gap: 2px;
  width: max-content;
  max-width: 100%;

  & > li {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

export const Segment = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${spaces[1]}px;
  width: 100%;
  min-width: 44px;
  min-height: 32px;
  padding: 0 ${spaces[1]}px;
  border: 1px solid var(--tone-solid);
  border-radius: ${radii.small}px;
  background: var(--tone-soft);
  color: var(--tone-ink);
  cursor: pointer;

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--tone-ink);
    font-weight: 600;
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;

export const Nothing = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
`;
