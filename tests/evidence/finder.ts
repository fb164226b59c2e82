import { FINDING_KINDS, FINDING_KIND_LABELS } from '#src/domain/core/findingKind.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import { readCorpus } from './corpus.ts';
import { lessonOf, type Example, type Lesson } from './examples.ts';
import { cutFor, heldOutParts, isContent, isWrong, saidOf, type Sayings } from './heldOut.ts';
import { best, caught, figures, interval, overlaps, type Caught, type Figures } from './measures.ts';
import { shortTalkLines } from './shortTranscripts.ts';
import { findSignals } from './wordList.ts';

/** The share of the respondent's words at which finders are compared. */
const SHARE = 0.2;

/** Chooses the pieces of a lesson to underline. */
type Choice = (lesson: Lesson) => ReadonlySet<Example>;
type Score = (one: Example) => number;

const long: Score = ({ words }) => words;
const perfect: Score = ({ found }) => found;

const percent = (share: number): string => (share * 100).toFixed(1).padStart(5);

function cell(all: readonly Caught[], figure: keyof Figures): string {
  const [low, high] = interval(all, (some) => figures(some)[figure]);
  return `${percent(figures(all)[figure])} (${percent(low).trim()}–${percent(high).trim()})`;
}

function line(name: string, lessons: readonly Lesson[], choice: Choice): string {
  const all = lessons.map((lesson) => caught(lesson, choice(lesson)));
  return `${name.padEnd(44)} recall ${cell(all, 'recall')}  precision ${cell(all, 'precision')}  F1 ${cell(all, 'f1')}  traps ${cell(all, 'traps')}`;
}

const byShare =
  (scoreOf: Score, share = SHARE): Choice =>
  ({ examples }: Lesson) =>
    best(examples, scoreOf, share);
const byCut =
  (scoreOf: Score, cut: number): Choice =>
  ({ examples }: Lesson) =>
    new Set(examples.filter((one) => scoreOf(one) >= cut));

/** Pieces that the old lists of words point at, 1 or 0. */
function wordList(lessons: readonly Lesson[]): Score {
  const told = new Set<Example>();
  for (const { interview, examples } of lessons) {
    const signals = findSignals(interview.text, turnsOf(interview.text));
    for (const one of examples) if (signals.some((place) => overlaps(place, one.unit))) told.add(one);
  }
  return (one) => Number(told.has(one));
}

function wrongLine(name: string, content: readonly Lesson[], choice: Choice): string {
  const wrong = content.map((lesson) => [...choice(lesson)].filter(isWrong).length);
  const mean = wrong.reduce((sum, one) => sum + one, 0) / wrong.length;
  return `${name.padEnd(44)} wrong on content people: mean ${mean.toFixed(1)}, most ${Math.max(...wrong)}`;
}

function kindLines(lessons: readonly Lesson[], said: Sayings, cut: number): string[] {
  const findings = lessons.flatMap(({ examples }) => examples.filter(({ found, kind }) => found > 0.5 && kind));
  return FINDING_KINDS.map((kind) => {
    const own = findings.filter((one) => one.kind === kind);
    const named = findings.filter((one) => said.get(one)?.kind === kind);
    const right = own.filter((one) => said.get(one)?.kind === kind).length;
    const proposed = own.filter((one) => (said.get(one)?.score ?? 0) >= cut).length;
    return `${FINDING_KIND_LABELS[kind].padEnd(20)} ${String(own.length).padStart(4)} pieces  proposed ${percent(proposed / own.length)}  named so ${percent(right / own.length)}, rightly ${percent(right / Math.max(1, named.length))}`;
  });
}

/** The layouts of the corpus in groups that are large enough to be measured. */
function layoutOf({ interview }: Lesson): string {
  const layout = interview.head.layout ?? '';
  if (/фокус/.test(layout)) return 'focus group';
  if (/врем|\[/.test(layout)) return 'with times';
  if (/тире|—/.test(layout)) return 'dashes';
  if (/Спикер/.test(layout)) return 'Спикер 1/Спикер 2';
  if (/Вопрос|^И:?\/Р|Интервьюер/.test(layout)) return 'roles';
  return 'names';
}

function groupLines(lessons: readonly Lesson[], groupOf: (lesson: Lesson) => string, choice: Choice): string[] {
  const groups = [...new Set(lessons.map(groupOf))].sort();
  return groups.map((group) => {
    const own = lessons.filter((lesson) => groupOf(lesson) === group);
    return line(`${group}, ${own.length}`, own, choice);
  });
}

/** Measures the finder on the corpus next to the longest sentences and the old lists of words. */
export function evaluateFinder(): string {
  const lessons = readCorpus().map(lessonOf);
  const parts = heldOutParts(lessons);
  const said = saidOf(parts);
  const cut = cutFor(lessons, said);
  const ordinary = lessons.filter((lesson) => !isContent(lesson));
  const content = lessons.filter(isContent);
  const found: Score = (one) => said.get(one)?.score ?? 0;
  const listed = wordList(lessons);
  const own = byCut(found, cut);
  const chosen = ordinary.map((lesson) => caught(lesson, own(lesson)));
  const total = (key: 'said' | 'chosen' | 'marked') => chosen.reduce((sum, one) => sum + one[key], 0);
  const asMuch = byShare(long, total('chosen') / total('said'));
  return [
    `${lessons.length} interviews, ${content.length} with content people; findings hold ${percent(total('marked') / total('said'))} % of the others’ words`,
    '',
    'At 20 % of the respondent’s words',
    line('finder', ordinary, byShare(found)),
    line('longest sentences', ordinary, byShare(long)),
    line('lists of words', ordinary, byShare(listed)),
    line('perfect choice', ordinary, byShare(perfect)),
    '',
    `At each one’s own cut (the finder’s: ${cut})`,
    line('finder', ordinary, own),
    line('longest sentences, as many words', ordinary, asMuch),
    line('lists of words', ordinary, byCut(listed, 1)),
    wrongLine('finder', content, own),
    wrongLine('longest sentences, as many words', content, asMuch),
    wrongLine('lists of words', content, byCut(listed, 1)),
    '',
    'Talks of a few answers, at the same cut',
    ...shortTalkLines(parts, cut),
    '',
    'Curve: share of the words',
    ...[0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4].map((share) =>
      line(`${(share * 100).toFixed(0)} %`, ordinary, byShare(found, share)),
    ),
    '',
    'Curve: cut',
    ...[0.3, 0.4, 0.5, 0.6, 0.7, 0.8].flatMap((at) => [
      line(`${at}`, ordinary, byCut(found, at)),
      wrongLine('', content, byCut(found, at)),
    ]),
    '',
    'By speech and layout, at 20 %',
    ...groupLines(ordinary, ({ interview }) => interview.head.speech ?? '', byShare(found)),
    ...groupLines(ordinary, layoutOf, byShare(found)),
    '',
    'By kind, at the own cut',
    ...kindLines(lessons, said, cut),
  ].join('\n');
}
