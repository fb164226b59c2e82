/** How OpenCompany and OpenProduct look. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { focusRing, fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { unseenSelect } from './unseenSelect.styles.ts';

/** A name in the head of the page, and the system's own list over it, unseen. */
export const OpenChoice = styled.div`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${spaces[1]}px;
  min-width: 44px;
  max-width: 220px;
  height: 40px;
  padding-inline: ${spaces[2]}px;
  border-radius: ${radii.block}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};

  &:hover {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  &:has(:focus-visible) {
    outline: ${focusRing};
    outline-offset: 2px;
  }
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  ${unseenSelect}
  ${media.mobile} {
    gap: 2px;
    height: 44px;
    padding-inline: 2px;
  }
`;
