/** How CalledName looks. */

import { css, styled } from 'styled-components';

import { fontSizes } from '../../theme/tokens.ts';

/** A name over what tells it apart. */
export const Whole = styled.span`
  display: flex;
  flex-direction: column;
  line-height: 1.25;

  & > span {
    min-width: 0;
    max-width: 100%;
    /* The space before the mark stays, wherever the name stands. */
    white-space: pre;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > span + span {
    flex: none;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
`;

/** Inside of what has room for one line alone: what tells the name apart stays as long as there is room for a word of it. */
export const calledInLine = css`
  & ${Whole} {
    flex-direction: row;
  }
  & ${Whole} > span + span {
    max-width: calc(100% - 2.5em);
  }
  & ${Whole} > span + span::before {
    content: ' · ';
  }
`;
