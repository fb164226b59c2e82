/** How StageSelector looks. */

import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

// Measured by its own width: the rail beside the page takes from it.
export const Root = styled.div`
  container-type: inline-size;
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[2]}px;

  /* Too narrow for three names side by side. */
  @container (max-width: 299.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 600px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

export const Choice = styled.button`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-content: start;
  align-items: center;
  min-height: 72px;
  padding: ${spaces[2]}px;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  text-align: start;
  cursor: pointer;

  & > svg {
    width: 20px;
    height: 20px;
    color: var(--tone-solid);
  }
  & > svg[data-check] {
    grid-row: 1;
    grid-column: 2;
    justify-self: end;
    width: 18px;
    height: 18px;
    color: inherit;
  }
  & > b {
    grid-column: 1 / -1;
    font-size: ${fontSizes.sm};
    font-weight: 600;
    line-height: 1.375rem;
  }
  /* A line for each number: side by side they do not fit. */
  & > span {
    display: grid;
    grid-column: 1 / -1;
    align-self: start;
    /* Room for two numbers, so that nothing moves when they come; on a wide screen, for what is «в работе» under them. */
    min-height: 2.25rem;
    column-gap: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
    line-height: 1.125rem;
  }
  & > span > i {
    display: none;
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-checked='true'] {
    border-color: var(--tone-solid);
    background: var(--tone-soft);
    box-shadow: inset 0 0 0 1px var(--tone-solid);
    color: var(--tone-ink);
  }
  &[aria-checked='true'] > span {
    color: inherit;
  }
  @container (min-width: 1080px) {
    grid-template-columns: 20px minmax(0, 1fr) 18px;
    padding: ${spaces[3]}px;

    & > svg[data-check] {
      grid-column: 3;
    }
    & > b {
      grid-column: 2;
      font-size: ${fontSizes.md};
    }
    & > span {
      display: flex;
      flex-wrap: wrap;
      align-content: start;
    }
    & > span > i {
      display: inline;
    }
    & > span > span {
      white-space: nowrap;
    }
    & > span > span[data-running] {
      flex-basis: 100%;
    }
  }
`;
