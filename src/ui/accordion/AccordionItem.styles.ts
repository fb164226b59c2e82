/** How AccordionItem looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, focusRing, fontSizes, radii, spaces } from '../../theme/tokens.ts';

export const Root = styled.div`
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
`;

export const Head = styled.div`
  position: relative;
  display: grid;
  /* Badges may take no more than this: a touchpoint typed without end left the title a width of nothing. */
  grid-template-columns: minmax(0, 1fr) fit-content(55%) 18px;
  gap: ${spaces[1]}px ${spaces[4]}px;
  align-items: center;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;

  &:hover {
    background: var(--color-sunken);
  }
  & > svg {
    grid-row: 1;
    grid-column: 3;
    width: 18px;
    height: 18px;
    color: var(--color-ink-soft);
    pointer-events: none;
  }
  &[data-open='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.motion} {
    & > svg {
      transition: transform ${durations.fast}ms;
    }
  }
  ${media.print} {
    break-inside: avoid;
    display: block;

    &[data-open='true'] {
      break-after: avoid;
    }
    & > svg {
      display: none;
    }
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) 18px;
    min-height: 44px;
    & > svg {
      grid-column: 2;
    }
  }
`;

export const Text = styled.div`
  min-width: 0;
`;

export const Heading = styled.h3`
  font-size: inherit;
  font-weight: inherit;
  line-height: inherit;
  text-wrap: inherit;
`;

// The button's ::after lies over the whole head, so that a press anywhere in the row opens it while its name stays short:
// the title and the status.
export const Trigger = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radii.block}px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${focusRing};
    outline-offset: 2px;
  }
`;

export const Title = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.375rem;
  overflow-wrap: anywhere;
`;

export const Summary = styled.p`
  margin-top: 2px;
  overflow: hidden;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.print} {
    overflow: visible;
    white-space: normal;
  }
`;

export const Badges = styled.div`
  display: flex;
  grid-row: 1;
  grid-column: 2;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;
  justify-content: flex-end;
  min-width: 0;
  ${media.print} {
    justify-content: flex-start;
    margin-top: ${spaces[1]}px;
  }
  ${media.mobile} {
    grid-row: 2;
    grid-column: 1 / -1;
    justify-content: flex-start;
    margin-top: ${spaces[1]}px;
  }
`;

/** Keeps its badge level with the others. */
export const Status = styled.span`
  display: flex;
  min-width: 0;
`;

export const Panel = styled.section`
  padding: ${spaces[4]}px;
  border-top: 1px solid var(--color-hairline);
`;
