/** How ContactRow looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export const Row = styled.li`
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;
  width: 100%;
  height: var(--row-height);
  padding-left: ${spaces[3]}px;
  padding-right: ${spaces[1]}px;
  font-size: ${fontSizes.sm};

  & + & {
    border-top: 1px solid var(--color-hairline);
  }
  &:focus-within {
    background: var(--color-sunken);
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--color-ink-soft);
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.print} {
    position: static;
    height: auto;
    min-height: var(--row-height);
    break-inside: avoid;
    transform: none !important;
  }
`;

/** Chooses the row; as large as a thumb needs, though its box is small. */
export const Choice = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: var(--color-accent);
  cursor: pointer;

  ${media.mobile} {
    appearance: none;
    display: grid;
    place-content: center;
    width: 44px;
    height: 44px;
    margin-inline: -${spaces[3]}px;

    &::before {
      content: '';
      box-sizing: border-box;
      width: 20px;
      height: 20px;
      border: 1.5px solid var(--color-edge);
      border-radius: ${radii.small}px;
      background: var(--color-surface);
    }
    /* Filled is chosen: the shape tells it without colour. */
    &:checked::before {
      border: 6px solid var(--color-accent);
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Who it is: two lines at most, each cut at its end. */
export const Person = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  /* Room for a thumb. */
  min-height: 44px;
  align-content: center;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: start;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span + span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  ${media.print} {
    & > span {
      white-space: normal;
    }
  }
`;

export const OpenPerson = styled(Person).attrs({ as: 'button', type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  line-height: 1.25rem;
  cursor: pointer;

  &:hover > span:first-child {
    text-decoration: underline;
  }
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;
