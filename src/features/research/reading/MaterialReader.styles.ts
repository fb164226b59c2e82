/** How MaterialReader looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

/** Whole view: head, columns, and the bar of actions on selected words. Fills its container. */
export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${spaces[2]}px;
  height: 100%;
  padding: ${spaces[3]}px ${spaces[5]}px;

  &:focus {
    outline: none;
  }
  ${media.mobile} {
    gap: ${spaces[1]}px;
    padding: ${spaces[1]}px ${spaces[3]}px;
  }
  ${media.print} {
    display: block;
    height: auto;
    padding: 0;
  }
`;

/** The way back, the names, and what opens the columns. */
export const Head = styled.header`
  display: flex;
  gap: ${spaces[3]}px;
  align-items: center;
  ${media.mobile} {
    gap: ${spaces[1]}px;
    align-items: flex-start;
    && > button {
      flex: none;
      width: 44px;
      padding: 0;
    }
    /* The arrow says it; the words stay for who hears them. */
    && > button > span:last-child {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

/** The material's name over its study's. */
export const Title = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  & > h1 {
    overflow: hidden;
    font-size: ${fontSizes.lg};
    line-height: 1.75rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p {
    overflow: hidden;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.mobile} {
    & > h1,
    & > p {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & > h1 {
      font-size: ${fontSizes.md};
      line-height: 1.375rem;
    }
  }
  ${media.print} {
    & > h1,
    & > p {
      white-space: normal;
    }
  }
`;

/** Buttons that open and close the columns; a phone has tabs instead. */
export const Tools = styled.div`
  display: flex;
  gap: ${spaces[1]}px;

  & > button[aria-pressed='true'] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
  ${media.mobile} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** On a phone: which of the three is shown. */
export const Parts = styled.nav`
  display: none;
  ${media.mobile} {
    display: flex;
    border-block-end: 1px solid var(--color-hairline);
  }
  & > button {
    flex: 1;
    min-height: 44px;
    padding: ${spaces[1]}px;
    border: 0;
    background: none;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 500;
    cursor: pointer;
  }
  & > button[aria-pressed='true'] {
    box-shadow: inset 0 -2px var(--color-accent);
    color: var(--color-ink);
  }
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  min-height: 0;

  &[data-materials] {
    grid-template-columns: 232px minmax(0, 1fr);
  }
  /* Lines of what was found need more room than names of files. */
  &[data-materials][data-finding] {
    grid-template-columns: minmax(232px, 24vw) minmax(0, 1fr);
  }
  &[data-materials][data-findings] {
    grid-template-columns: minmax(300px, 26vw) minmax(0, 1fr);
  }
  &:not([data-materials]) > aside {
    display: none;
  }
  ${media.mobile} {
    &&,
    &&[data-materials] {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr);
    }
    & > * {
      grid-area: 1 / 1;
    }
    & > aside,
    [data-part='materials'] &:not([data-materials]) > aside {
      display: none;
    }
    /* The text keeps its room while it is out of sight: without it, its place and the heights of its lines would be lost. */
    [data-part='marks'] & > div:first-of-type,
    [data-part='materials'] & > div:first-of-type {
      visibility: hidden;
    }
    [data-part='materials'] && > aside {
      display: grid;
    }
  }
  ${media.print} {
    &&,
    &&[data-materials] {
      display: block;
    }
    && > aside {
      display: none;
    }
  }
`;

/** The search in all files, and the study's files or what was found. */
export const Materials = styled.aside`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  min-height: 0;

  & > ul {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/** Program's findings, in the place of the files. */
export const Findings = styled.aside`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
`;

/** The search, the text, and what is said of it. */
export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${spaces[2]}px;
  min-width: 0;
  min-height: 0;

  & > [data-pane],
  & > output:last-child {
    flex: 1;
    min-height: 0;
  }
  & > details {
    flex: none;
    max-height: 40%;
    overflow-y: auto;
  }
  ${media.print} {
    display: block;
  }
`;

/** Finding words, and going from mark to mark. */
export const Steps = styled.div`
  display: flex;
  gap: ${spaces[1]}px;
  align-items: center;

  & > :first-child {
    flex: 1;
    max-width: 480px;
    margin-inline-end: auto;
  }
  & > span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.mobile} {
    & > span {
      display: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** On a phone: what is marked, one below the other. */
export const Marks = styled.div`
  display: none;
  min-height: 0;
  ${media.mobile} {
    display: block;
  }
`;

export const Foot = styled.footer`
  padding-block-start: ${spaces[2]}px;
  border-block-start: 1px solid var(--color-hairline);
  ${media.print} {
    display: none;
  }
`;

/** Why something was not done. */
export const Refusal = styled.p`
  margin-block-end: ${spaces[2]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border-radius: ${radii.small}px;
  background: var(--color-danger-soft);
  color: var(--color-danger);
  font-size: ${fontSizes.sm};
`;
