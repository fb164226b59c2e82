/** How TypedText looks. */

import { styled } from 'styled-components';

import { media } from '../../../../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../../../../theme/tokens.ts';

/** The text fills what the buttons and the player leave. */
export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${spaces[2]}px;
  min-height: 0;
`;

/** The text itself, lines as wide as in the reading view. */
export const Sheet = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  & > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    max-width: calc(${widths.reading} + 64px);
    min-height: 0;
    margin-inline: auto;
  }
  & textarea {
    flex: 1;
    min-height: 120px;
    max-height: none;
    padding: ${spaces[4]}px;
    field-sizing: fixed;
    line-height: 1.55;
    resize: none;
  }
`;

/** Controls that insert stamps and speakers into the text. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-items: center;

  & kbd {
    padding: 0 ${spaces[1]}px;
    border: 1px solid var(--color-hairline);
    border-radius: 3px;
    color: var(--color-ink-soft);
    font: inherit;
    font-size: ${fontSizes.xs};
  }
  & > details {
    flex: 0 1 auto;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** The keys, each with what it does; a phone has none. */
export const Keys = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${spaces[4]}px;
  margin: 0;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.25rem;

  & > div {
    display: flex;
    gap: ${spaces[1]}px;
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    margin: 0;
  }
  ${media.mobile} {
    display: none;
  }
`;

/** Something to know while one types, with what can be done about it. */
export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[3]}px;
  align-items: center;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border-radius: ${radii.small}px;
  background: var(--color-danger-soft);
  color: var(--color-danger);
  font-size: ${fontSizes.sm};

  & > p {
    flex: 1 1 260px;
    margin: 0;
    white-space: pre-line;
  }
`;

/** Saving, and what is kept until then. */
export const Save = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[3]}px;
  align-items: center;

  & > p {
    flex: 1 1 200px;
    margin: 0;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;
