import { styled } from 'styled-components';

import type { ChangedPiece } from '../../domain/history/words.ts';

export interface MarkedWordsProps {
  /** Pieces of both texts: common, removed and added. */
  words: readonly ChangedPiece[];
}

const Root = styled.div`
  max-width: 75ch;
  max-height: 260px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & del {
    background: var(--tone-red-soft);
    color: var(--tone-red-ink);
    text-decoration-thickness: 1px;
  }
  & ins {
    background: var(--tone-green-soft);
    color: var(--tone-green-ink);
    text-underline-offset: 3px;
  }
`;

/** Longer words may not fit and scroll then, so keys must reach them; characters. */
const FITS = 500;

/** A text before and after in one: what was taken away is struck through, what was put in is underlined. */
export function MarkedWords({ words }: MarkedWordsProps) {
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <Root tabIndex={length > FITS ? 0 : undefined}>
      {words.map(({ kind, text }, at) => {
        const key = `${at}-${kind}`;
        if (kind === 'gone') return <del key={key}>{text}</del>;
        return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </Root>
  );
}
