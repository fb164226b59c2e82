/** How MaterialReader looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';

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

/** On a phone: what is marked, one below the other. */
export const Marks = styled.div`
  display: none;
  min-height: 0;
  ${media.mobile} {
    display: block;
  }
`;
