/** How CompanySwitcher and ProductSwitcher look. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { focusRing, fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { unseenSelect } from './unseenSelect.styles.ts';

/** Foot of the side navigation: a choice, and links below it. */
export const SwitcherRoot = styled.div`
  display: grid;
  /* A long name is cut in it, and does not widen it. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;
  font-size: ${fontSizes.sm};

  & + & {
    margin-block-start: ${spaces[2]}px;
  }
  & > a {
    justify-self: start;
    padding: ${spaces[1]}px ${spaces[3]}px;
  }
  ${media.mobile} {
    & > a {
      padding-block: calc(${spaces[3]}px - 1px);
    }
  }
`;

/** A choice as a row of the navigation: the system's own list lies over it, unseen. */
export const Control = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${spaces[3]}px;
  min-height: 44px;
  padding-inline: calc(${spaces[3]}px - 1px);
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  &:hover {
    background: var(--color-sunken);
  }
  &:has(:focus-visible) {
    outline: ${focusRing};
    outline-offset: 2px;
  }
  [data-collapsed] > & {
    padding-inline: calc(${spaces[3]}px - 2px);
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  & > svg:last-of-type:not(:first-child) {
    width: 14px;
    color: var(--color-ink-soft);
  }
  & > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${unseenSelect}
`;
