import { styled } from 'styled-components';

import { markedPieces, type Marked } from '../../domain/search/searchText.ts';

export interface MarkedTextProps {
  /** The text and the places that were found in it. */
  marked: Marked;
}

const Root = styled.span`
  overflow-wrap: anywhere;

  & mark {
    padding-inline: 1px;
    border-radius: 3px;
    background: var(--color-mark);
    color: var(--color-ink);
  }
`;

/** A text with the words that were searched for marked, letter for letter as it was written. */
export function MarkedText({ marked }: MarkedTextProps) {
  return (
    <Root>
      {markedPieces(marked).map(({ text, start, marked: found }) => (found ? <mark key={start}>{text}</mark> : text))}
    </Root>
  );
}
