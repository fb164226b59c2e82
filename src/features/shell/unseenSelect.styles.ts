/** How the system's own list lies over a choice in OpenChoice and in the switchers, unseen. */

import { css } from 'styled-components';

/** Shared by both; its parent is positioned. Options have colours of their own: some systems draw them in the parent's. */
export const unseenSelect = css`
  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  & > select > option {
    background: var(--color-surface);
    color: var(--color-ink);
  }
`;
