/** How ScenarioScreen looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, layers, radii, spaces, widths } from '../../../theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${widths.reading});
  gap: ${spaces[5]}px;

  /* The form takes what the head leaves: the conversation stands beside both. */
  &[data-trial] {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
  ${media.print} {
    &[data-trial] {
      display: block;
    }
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${spaces[1]}px;

  & > a {
    display: inline-flex;
    gap: ${spaces[1]}px;
    align-items: center;
    justify-self: start;
    ${media.mobile} {
      min-height: 44px;
    }
  }
  & h1 {
    font-size: ${fontSizes.xl};
    overflow-wrap: anywhere;
  }
  & h1:focus {
    outline: none;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px ${spaces[3]}px;
    align-items: center;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & + & {
    margin-block-start: ${spaces[4]}px;
  }
  & > h2 {
    font-size: ${fontSizes.lg};
  }
  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > div > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[4]}px;
    margin-block-end: ${spaces[4]}px;
  }
`;

export const StagesHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;
  justify-content: space-between;

  & > h2 {
    font-size: ${fontSizes.lg};
  }
  & > span {
    display: flex;
    gap: ${spaces[1]}px;
  }
`;

export const Bar = styled.div`
  position: sticky;
  z-index: ${layers.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;
  padding-block: ${spaces[3]}px;
  border-block-start: 1px solid var(--color-hairline);
  background: var(--color-paper);

  & > output {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  ${media.print} {
    display: none;
  }
  ${media.mobile} {
    padding-block: ${spaces[2]}px;
    & > button {
      flex: 1 1 auto;
    }
    & > output {
      flex: 1 0 100%;
    }
  }
`;

export const Beside = styled.aside`
  grid-row: 1 / span 2;
  grid-column: 2;
  position: sticky;
  top: calc(56px + ${spaces[4]}px);
  align-self: start;
  max-height: calc(100dvh - 56px - ${spaces[6]}px);
  padding: ${spaces[4]}px;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  ${media.print} {
    display: none;
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: ${spaces[2]}px;
  }
  & > header > h2 {
    font-size: ${fontSizes.lg};
  }
`;
