/** How a board's card looks that is edited as a table of fields. */

import { styled } from 'styled-components';

import { radii, spaces } from '../../../theme/tokens.ts';

/** A card that is edited as a table of fields: the table in a frame that scrolls by itself, what can be done with it below. */
export const FormTable = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  outline: none;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
  & > section {
    overflow-x: auto;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${spaces[1]}px;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  /* The last of a row takes it out. */
  & tr > :last-child {
    width: 48px;
    min-width: 48px;
  }
  & thead th > div {
    display: flex;
    gap: 2px;
  }
  & thead th > div > :first-child {
    flex: 1;
  }
`;
