import { findFolded } from '#src/domain/research/textSearch.ts';
import type { ReadTalk } from '#files/reading/readFile.ts';
import type { ToldKind } from '#src/domain/research/layouts/told.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import { toldWords } from '#src/domain/research/words/toldWords.ts';

import { tidy, turnFaults, type AlsoRight, type ExpectedApart, type ExpectedTurn } from './words.ts';
import type { ExpectedTold } from './contacts.ts';

/** What is to come of a study's file. */
export interface ExpectedText {
  readonly turns?: readonly ExpectedTurn[];
  readonly told?: readonly ExpectedTold[];
  readonly apart?: readonly ExpectedApart[];
  readonly guessed?: boolean;
  /** The encoding is told to be doubtful. */
  readonly doubtful?: boolean;
  /** Only the first time is known. */
  readonly anyTime?: boolean;
  /** Words that the text has, in this order, and words that it has not. */
  readonly holds?: readonly string[];
  readonly lacks?: readonly string[];
  /** Who speaks, one after the other. */
  readonly speakers?: readonly string[];
  /** How many turns have a time. */
  readonly times?: number;
  /** What a search in the text finds. */
  readonly finds?: readonly string[];
}

/** What is told beside a text, by how EXPECTED.json calls it. */
const KINDS: readonly (readonly [RegExp, ToldKind])[] = [
  [/исправлени/, 'deletion'],
  [/рисунок/, 'picture'],
  [/скрытый/, 'hidden'],
  [/колонтитул/, 'head'],
  [/страница без слов/, 'page'],
  [/NOTE|Comment/, 'remark'],
  [/строка времени/, 'timing'],
  [/не прочитан/, 'character'],
];
/** What is told within the text, by lines that nobody says, or signs in brackets: what is counted, and the whole of it. */
const MARKS: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [/служебное сообщение/, /\(служебное сообщение[:)]/g, /\(служебное сообщение[^)]*\)/],
  [
    /сообщение без слов/,
    /\((?:сообщение без слов|исчезающее сообщение)\)/g,
    /\((?:сообщение без слов|исчезающее сообщение)\)/,
  ],
  [/кнопка/, /(?<=\(кнопки: [^)]*)[^,)]+(?=[,)])/g, /\(кнопки: [^)]*\)/],
];

/** What else is right of a text, by the words of EXPECTED.json and by what the text tells. */
function alsoRightOf({ told = [] }: ExpectedText, { told: got }: ReadTalk, words: readonly string[]): AlsoRight {
  const asides = MARKS.filter(([name]) => told.some(({ what }) => name.test(what))).map(([, , whole]) => whole.source);
  const isTold = got.some(({ kind }) => kind === 'carried') || !words.some((one) => one.includes('если сказано'));
  return {
    asides: asides.length === 0 ? undefined : new RegExp(asides.join('|'), 'g'),
    goesOn: isTold && words.some((one) => /продолжение|входят в слова/.test(one)),
    isDashless: words.some((one) => one.includes('тире в начале может быть снято')),
  };
}

/** What is told of words that the text has: how they were read, and voices, which have a line of their own. */
const IN_TEXT: ReadonlySet<ToldKind> = new Set(['encoding', 'carried', 'voice']);

/** How often a text, or what stands over it, tells what is asked for. */
function timesTold({ text, told }: ReadTalk, what: string): number {
  const kind = KINDS.find(([name]) => name.test(what))?.[1];
  if (kind) return told.find((one) => one.kind === kind)?.count ?? 0;
  // A turn that is nobody's says so itself.
  if (what.startsWith('первая реплика без имени')) return 1;
  const mark = MARKS.find(([name]) => name.test(what))?.[1];
  return mark ? (text.match(mark)?.length ?? 0) : 0;
}

/** What differs between the text of a study's file and what is expected of it. */
export function textFaults(transcript: ReadTalk, expected: ExpectedText, alsoRight: readonly string[] = []): string[] {
  const { text } = transcript;
  const { apart = [], told, holds = [], lacks = [], finds = [], speakers, times } = expected;
  const faults = expected.turns
    ? turnFaults(transcript, expected.turns, apart, alsoRightOf(expected, transcript, alsoRight))
    : [];
  const isTimeless = (fault: string) => !(expected.anyTime && fault.startsWith('at '));
  for (const { what, count = 1 } of told ?? []) {
    const times = timesTold(transcript, what);
    if (times !== count) faults.push(`told ${times}, not ${count}: ${what}`);
  }
  const leftOut = transcript.told.filter(({ kind }) => !IN_TEXT.has(kind));
  if (expected.doubtful && !transcript.told.some(({ kind }) => kind === 'encoding'))
    faults.push('not told: the encoding is doubtful');
  if (told?.length === 0 && leftOut.length > 0) faults.push(`told: ${toldWords(leftOut)}`);
  // Words that stand apart under a line may leave a sign where they belong.
  const whole = tidy(text.includes('\n---\n') ? text.replaceAll(/\[\d+\]/g, '') : text);
  let at = 0;
  for (const words of holds) {
    const found = whole.indexOf(tidy(words), at);
    if (found < 0) faults.push(`lacks, or has elsewhere: ${words}`);
    else at = found;
  }
  for (const words of lacks) if (whole.includes(words)) faults.push(`has: ${words}`);
  for (const words of finds) if (findFolded(text, words).length === 0) faults.push(`does not find: ${words}`);
  const got = turnsOf(transcript);
  // As the reading view says it (R460).
  const isGuessed = transcript.labels === null && got.some(({ speaker }) => speaker !== null);
  if (expected.guessed && !isGuessed) faults.push('not told: who speaks is guessed');
  const said = got.flatMap(({ speaker }) => speaker ?? []).filter((one, index, all) => one !== all[index - 1]);
  if (speakers && said.join() !== speakers.join()) faults.push(`says ${said.join() || '∅'}, not ${speakers.join()}`);
  const timed = got.filter((turn) => turn.at !== null).length;
  if (times !== undefined && timed !== times) faults.push(`${timed} times, not ${times}`);
  return faults.filter(isTimeless);
}
