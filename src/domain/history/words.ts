/** A piece of a text that was changed: as it was, taken away, or put in. */
export interface ChangedPiece {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Words, spaces and signs, each a token; together they are the text. */
const tokensOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Comparisons that one text is worth: beyond, what lies between the equal ends counts as replaced. */
const MOST = 1_000_000;

function joined(pieces: readonly ChangedPiece[]): readonly ChangedPiece[] {
  const out: ChangedPiece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) out[out.length - 1] = { ...piece, text: last.text + piece.text };
    else out.push(piece);
  }
  return out;
}

/** Lengths of the longest common rests of two lists, by where each begins. */
function commonLengths(a: readonly string[], b: readonly string[]): (at: number, bt: number) => number {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let at = a.length - 1; at >= 0; at -= 1) {
    for (let bt = b.length - 1; bt >= 0; bt -= 1) {
      const skipped = Math.max(lengths[(at + 1) * width + bt] ?? 0, lengths[at * width + bt + 1] ?? 0);
      lengths[at * width + bt] = a[at] === b[bt] ? (lengths[(at + 1) * width + bt + 1] ?? 0) + 1 : skipped;
    }
  }
  return (at, bt) => lengths[at * width + bt] ?? 0;
}

/** Returns what was removed from a list and added to it, between ends that are not equal. */
function between(a: readonly string[], b: readonly string[]): readonly ChangedPiece[] {
  if (a.length * b.length > MOST) {
    return [
      { kind: 'gone', text: a.join('') },
      { kind: 'new', text: b.join('') },
    ];
  }
  const length = commonLengths(a, b);
  const pieces: ChangedPiece[] = [];
  let [at, bt] = [0, 0];
  while (at < a.length || bt < b.length) {
    const [one, other] = [a[at], b[bt]];
    if (one !== undefined && one === other) {
      pieces.push({ kind: 'same', text: one });
      at += 1;
      bt += 1;
    } else if (one !== undefined && (other === undefined || length(at + 1, bt) >= length(at, bt + 1))) {
      pieces.push({ kind: 'gone', text: one });
      at += 1;
    } else {
      pieces.push({ kind: 'new', text: other ?? '' });
      bt += 1;
    }
  }
  return pieces;
}

/** Blanks between two changes belong to them: a phrase replaced by another is one change, not five. */
function withoutIslands(pieces: readonly ChangedPiece[]): readonly ChangedPiece[] {
  return pieces.flatMap((piece, at): readonly ChangedPiece[] => {
    const isIsland = piece.kind === 'same' && /^\s+$/.test(piece.text) && at > 0 && at < pieces.length - 1;
    return isIsland
      ? [
          { ...piece, kind: 'gone' },
          { ...piece, kind: 'new' },
        ]
      : [piece];
  });
}

/** Puts removed words before added ones, in reading order. */
function inOrder(pieces: readonly ChangedPiece[]): readonly ChangedPiece[] {
  const out: ChangedPiece[] = [];
  let [gone, added] = ['', ''];
  const flush = (): void => {
    out.push({ kind: 'gone', text: gone }, { kind: 'new', text: added });
    [gone, added] = ['', ''];
  };
  for (const piece of pieces) {
    if (piece.kind === 'gone') gone += piece.text;
    else if (piece.kind === 'new') added += piece.text;
    else {
      flush();
      out.push(piece);
    }
  }
  flush();
  return joined(out);
}

/**
 * Compares a text before and after, word by word: kept, removed and added words. The pieces that are not `new` are the text
 * before, those that are not `gone` the text after.
 */
export function markedWords(before: string, after: string): readonly ChangedPiece[] {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = between(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...inOrder(withoutIslands(joined(middle))),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ]);
}

/** Placeholder for omitted words. */
const LEFT_OUT = '…';

/** The beginning of a text, of whole words where there is a blank among its first characters. */
function headOf(text: string, most: number): string {
  const at = text.slice(0, most + 1).search(/\s\S*$/);
  return text.slice(0, at > 0 ? at : most);
}

/** The end of a text, of whole words where there is a blank among its last characters. */
function tailOf(text: string, most: number): string {
  const end = text.slice(-most - 1);
  const at = end.search(/\s/);
  return at === -1 || at === end.length - 1 ? end.slice(1) : end.slice(at + 1);
}

/**
 * Cuts long unchanged stretches of marked words down to the text beside a change.
 * @param kept characters on each side
 */
export function cutDown(pieces: readonly ChangedPiece[], kept = 120): readonly ChangedPiece[] {
  return pieces.map((piece, at) => {
    const { kind, text } = piece;
    if (kind !== 'same') return piece;
    const [head, tail] = [at > 0 ? kept : 0, at < pieces.length - 1 ? kept : 0];
    if (text.length <= head + tail + kept) return piece;
    const parts = [head && headOf(text, head), LEFT_OUT, tail && tailOf(text, tail)];
    return { kind, text: parts.filter((part) => part !== 0 && part !== '').join(' ') };
  });
}
