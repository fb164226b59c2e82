/** How EditableList looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { radii, spaces } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
  }
  & > ol:empty {
    display: none;
  }
  & > button {
    justify-self: start;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  &[data-framed] {
    padding: ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-paper);
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;

  /* The buttons stand beside the field and not beside its label. */
  & > span {
    display: flex;
    align-items: start;
    padding-block-start: ${spaces[5]}px;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > span {
      justify-content: end;
      padding-block-start: 0;
    }
  }
`;
