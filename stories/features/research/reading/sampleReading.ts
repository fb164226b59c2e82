import { fn } from 'storybook/test';

import { ready } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { positionAt } from '#src/domain/core/record.ts';
import type { Code } from '#src/domain/research/code.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import { countPassages, type PassageSources } from '#src/domain/research/reading/gatheredPassages.ts';
import { markedPassages, type MarkedPassage } from '#src/domain/research/markedPassages.ts';
import type { SelectedQuote } from '#src/domain/research/reading/selectedQuote.ts';
import type { PassageActs } from '#src/features/research/reading/note/passageActs.ts';
import type { MaterialReaderProps } from '#src/features/research/reading/MaterialReader.tsx';

import { hypothesis, legacyDocument, material, recording, study, textOf } from '../sampleStudy.ts';

/** A material that is read, with everything that was marked in it; what the reading stories take. */

const text = textOf('material-42');
const stored = { v: 1, createdAt: '2026-01-10T10:00:00.000Z', updatedAt: '2026-01-10T10:00:00.000Z', deletedAt: null };

export const sampleText = text;

export const placeOf = (words: string) => {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`not in the sample text: «${words}»`);
  return { start, end: start + words.length };
};

const codeOf = (id: string, name: string, colour: Code['colour'], index: number): Code => ({
  ...stored,
  id,
  name,
  colour,
  definition: '',
  parentId: null,
  position: positionAt(index),
});

export const codes: readonly Code[] = [
  codeOf('code-time', 'Нехватка времени', 'sky', 0),
  codeOf('code-empty', 'Пустой экран', 'clay', 1),
  codeOf('code-search', 'Поиск людей', 'leaf', 2),
];
export const codesById = new Map(codes.map((code) => [code.id, code]));

/** A mark of some words of the text. */
export const markOf = (words: string, codeIds: readonly string[] = [], note = ''): Mark => ({
  ...stored,
  id: `mark-${words.length}-${placeOf(words).start}`,
  researchId: 'research-edtech',
  materialId: 'material-42',
  ...placeOf(words),
  text: words,
  respondent: 'Марина',
  codeIds: Object.fromEntries(codeIds.map((id, index) => [id, { position: positionAt(index) }])),
  note,
});

const lost: Mark = {
  ...markOf('пустой экран'),
  id: 'mark-lost',
  start: 3,
  end: 20,
  text: 'слова, которых нет',
};

/** Words that are coded, quoted, overlap, and words that are gone; insights and hypotheses of the sample beside. */
export const sources: PassageSources = {
  marks: [
    markOf('Мы меняли расписание занятий', ['code-time'], 'Спросить, сколько это заняло'),
    markOf('расписание', ['code-search', 'code-empty']),
    markOf('Спасибо вам.'),
    lost,
  ],
  insights: study('research-edtech').insights,
  hypotheses: [hypothesis('hypothesis-trial-interview')],
};

export const passages = markedPassages('material-42', text, sources);

export const passageOf = (words: string) => {
  const { start, end } = placeOf(words);
  const found = passages.placed.find((one) => one.start === start && one.end === end);
  if (!found) throw new Error(`not marked in the sample: «${words}»`);
  return found;
};

/** Actions on marked words. */
export const acts = {
  onTakeCode: fn(),
  onNote: fn<() => Promise<Outcome>>(() => Promise.resolve(DONE)),
  onRemoveMark: fn(),
  codeHref: (id: string) => `/?view=codes&code=${id}`,
  onRemoveInsight: fn(),
  onUnlink: fn(),
  onKind: fn<PassageActs['onKind']>(),
  onSeverity: fn<PassageActs['onSeverity']>(),
  onMove: fn<(passage: MarkedPassage, to: SelectedQuote) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  hypothesisHref: (id: string) => `/?links=hypothesis:${id}`,
};

export const unmarked: PassageSources = { marks: [], insights: {}, hypotheses: [] };

/** A material in the reading view, as the app puts it together. */
export const readingOf = (of: PassageSources) =>
  ({
    material: material('material-42'),
    studyTitle: study('research-edtech').title,
    text: ready(text),
    place: null,
    sources: of,
    materials: [
      { material: material('material-42'), count: countPassages('material-42', of) },
      { material: recording, count: 0 },
      { material: legacyDocument, count: 0 },
    ],
    codes,
    hypotheses: [hypothesis('hypothesis-trial-interview')],
    columns: { materials: true, margin: true },
    find: {
      words: '',
      everywhere: false,
      finding: { found: [], isSearching: false, error: null, onRetry: fn() },
      files: new Map(),
      order: ['material-42'],
      onWordsChange: fn(),
      onEverywhereChange: fn(),
      onOpen: fn(),
    },
    sign: (label: string) => label,
    onRest: fn(),
    onColumnsChange: fn(),
    onQuote: fn(() => Promise.resolve()),
    onCode: fn<MaterialReaderProps['onCode']>(() => Promise.resolve(DONE)),
    onCreateHypothesis: fn(() => Promise.resolve(DONE)),
    onAddInsight: fn(() => Promise.resolve(DONE)),
    onLink: fn<MaterialReaderProps['onLink']>(() => Promise.resolve(DONE)),
    acts,
  }) satisfies Partial<MaterialReaderProps>;
