import { PERSONAL_LABELS } from '#src/domain/evidence/personal/kinds.ts';
import { personalIn } from '#src/domain/evidence/personal/personalIn.ts';
import type { TextRange } from '#src/domain/core/textRange.ts';

import { readCorpus } from './corpus.ts';

/** Figures of one kind. */
export interface PersonalFigures {
  /** A kind of personal data, «имена без говорящих» or «всего». */
  readonly kind: string;
  /** Places that are labelled, and those of them that were found, whatever kind they were taken for. */
  readonly labelled: number;
  readonly found: number;
  /** Places that were found, and those of them that are labelled. */
  readonly said: number;
  readonly right: number;
}

const overlaps = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

/** Whether a place is the name of who speaks at the beginning of a line, by the layout, and not a word of the talk. */
const isSpeaker = (text: string, { start, end }: TextRange): boolean =>
  /(?:^|\n)(?:[\s\d:.[\]()—–-]|\p{L}+ )*$/u.test(text.slice(Math.max(0, start - 30), start)) &&
  /^[^\n]{0,12}?[:.\n]/.test(text.slice(end, end + 14)) &&
  /(?:^|\n)[\s\d:.[\]()—–-]*$/.test(text.slice(Math.max(0, start - 30), start));

/** Recall and precision by kind on the corpus, and every fault in words, for people. */
export function measurePersonal(domains?: readonly string[]): { figures: PersonalFigures[]; faults: string[] } {
  const faults: string[] = [];
  const counts = new Map<string, { labelled: number; found: number; said: number; right: number }>();
  const countOf = (kind: string) => {
    const count = counts.get(kind) ?? { labelled: 0, found: 0, said: 0, right: 0 };
    counts.set(kind, count);
    return count;
  };
  for (const { id, domain, text, labels } of readCorpus()) {
    if (domains && !domains.includes(domain)) continue;
    const real = labels.filter(({ of }) => of === 'personal');
    const said = personalIn(text);
    for (const one of real) {
      const isFound = said.some((other) => overlaps(one, other));
      const kinds = [one.kinds[0] ?? '', 'всего', ...(isSpeaker(text, one) ? [] : ['без имён говорящих'])];
      for (const kind of kinds) {
        countOf(kind).labelled += 1;
        if (isFound) countOf(kind).found += 1;
      }
      if (!isFound) faults.push(`missed ${one.kinds[0]} ${id}: ${around(text, one)}`);
    }
    for (const one of said) {
      const isRight = real.some((other) => overlaps(one, other));
      const kinds = [one.kind, 'всего', ...(isSpeaker(text, one) ? [] : ['без имён говорящих'])];
      for (const kind of kinds) {
        countOf(kind).said += 1;
        if (isRight) countOf(kind).right += 1;
      }
      if (!isRight) faults.push(`wrong ${one.kind} ${id}: ${around(text, one)}`);
      else {
        const label = real.find((other) => overlaps(one, other));
        if (label?.kinds[0] !== one.kind)
          faults.push(`kind ${one.kind} for ${label?.kinds[0]} ${id}: ${around(text, one)}`);
        else if (label.start < one.start || label.end > one.end)
          faults.push(`part ${one.kind} ${id}: ${around(text, one)} of ${text.slice(label.start, label.end)}`);
      }
    }
  }
  const figures = [...Object.keys(PERSONAL_LABELS), 'без имён говорящих', 'всего'].map((kind) => ({
    kind,
    ...countOf(kind),
  }));
  return { figures, faults };
}

const around = (text: string, { start, end }: TextRange): string =>
  `${text.slice(Math.max(0, start - 30), start)}[${text.slice(start, end)}]${text.slice(end, end + 25)}`.replaceAll(
    '\n',
    '⏎',
  );

const percent = (part: number, whole: number): string => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`);

/** The table that is printed: recall and precision by kind. */
export function personalTable(): string {
  const { figures } = measurePersonal();
  return [
    'Имена и номера: полнота ≥ 95 %, точность ≥ 90 %',
    ...figures.map(
      ({ kind, labelled, found, said, right }) =>
        `${kind.padEnd(20)} полнота ${percent(found, labelled).padStart(7)} из ${String(labelled).padEnd(4)} точность ${percent(right, said).padStart(7)} из ${said}`,
    ),
  ].join('\n');
}
