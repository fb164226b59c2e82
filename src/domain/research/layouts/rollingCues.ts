import type { SubtitleCue } from './cueBlocks.ts';
import { eachLine, skipSpace, trimSpace } from './lines.ts';

/** Seconds of a cue that only moves the lines of captions. */
const BLINK = 0.05;
/** Least part of the cues of two lines that begin with the line before, where captions roll. */
const ROLLS = 0.8;

interface Line {
  readonly start: number;
  readonly words: string;
}

/** Words of a line as they are shown, without tags of times. */
const plain = (line: string): string =>
  (line.includes('<') ? line.replaceAll(/<[^<>\n]{1,120}>/g, '') : line).replaceAll(/\s+/g, ' ').trim();

/** Cues of captions that roll up, each line once: where it comes first. Other cues stay as they are. */
export function onceRolled(text: string, cues: readonly SubtitleCue[]): readonly SubtitleCue[] {
  const lines = cues.map(({ bodyStart, end }) => {
    const found: Line[] = [];
    eachLine(text.slice(bodyStart, end), (from, to) => {
      const start = skipSpace(text, bodyStart + from, bodyStart + to);
      const words = plain(text.slice(bodyStart + from, bodyStart + to));
      if (words !== '') found.push({ start, words });
    });
    return found;
  });
  let several = 0;
  let rolled = 0;
  let blinks = 0;
  cues.forEach(({ at, until }, index) => {
    const own = lines[index] ?? [];
    const before = lines[index - 1]?.at(-1)?.words;
    if (before === undefined || own[0] === undefined) return;
    const isSame = own[0].words === before;
    if (own.length > 1) {
      several += 1;
      if (isSame) rolled += 1;
    } else if (isSame && at !== null && until !== null && until - at <= BLINK) blinks += 1;
  });
  if (rolled === 0 || rolled < several * ROLLS || (rolled < 2 && blinks === 0)) return cues;
  return cues.flatMap((cue, index): SubtitleCue[] => {
    const own = lines[index] ?? [];
    const before = lines[index - 1] ?? [];
    let shared = Math.min(own.length, before.length);
    while (
      shared > 0 &&
      own.slice(0, shared).some(({ words }, at) => words !== before[before.length - shared + at]?.words)
    )
      shared -= 1;
    const first = own[shared];
    if (!first) return [];
    return [
      {
        ...cue,
        start: shared === 0 ? cue.start : first.start,
        bodyStart: first.start,
        end: trimSpace(text, first.start, cue.end),
      },
    ];
  });
}
