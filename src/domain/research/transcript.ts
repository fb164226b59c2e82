import { fold } from '../core/format.ts';
import type { Passage } from './research.ts';
import type { TextRange } from '../core/textRange.ts';

/** Who speaks, as far as the label tells. */
export type SpeakerRole = 'interviewer' | 'respondent' | 'other';

/** What one person says without a break, or a paragraph of a text without speakers; white space after it is in no turn. */
export interface Turn extends TextRange {
  /** The label as written, without time stamp and colon; null when nobody is named. */
  readonly speaker: string | null;
  readonly role: SpeakerRole;
  /** First code unit of the spoken words; `start` when there is no label. The turn begins with its time stamp or label. */
  readonly bodyStart: number;
}

/** Labels that name a role wherever they stand, folded. Numbers behind them («Р2», «Респондент 3») are dropped first. */
const ROLES: Readonly<Record<string, SpeakerRole>> = {
  ...roles(
    'interviewer',
    'интервьюер инт и модератор исследователь ведущий ведущая interviewer moderator researcher q',
  ),
  ...roles('respondent', 'респондент респондентка респ р информант информантка respondent interviewee a'),
};

/** Words that name a role when they come back or stand beside known roles; alone they head ordinary lines too. */
const WEAK_ROLES: Readonly<Record<string, SpeakerRole>> = {
  ...roles('interviewer', 'вопрос в question host i'),
  ...roles(
    'respondent',
    'ответ о а answer r клиент клиентка пользователь участник участница эксперт гость customer user',
  ),
};

/** Words that head a line of notes, never a speaker, however often. */
const HEADINGS = new Set(
  (
    'важно пример примеры например итог итого итоги вывод выводы цель цели задача задачи примечание заметка заметки ссылка ' +
    'ссылки дата тема темы время внимание проблема проблемы решение плюсы минусы результат результаты гипотеза гипотезы ' +
    'инсайт инсайты цитата контекст метрики продукт компания город возраст роль должность имя телефон почта адрес ' +
    'длительность место запись исследование интервью название описание кратко суть боль боли ожидания рекомендации'
  ).split(' '),
);

function roles(role: SpeakerRole, words: string): Record<string, SpeakerRole> {
  return Object.fromEntries(words.split(' ').map((word) => [word, role]));
}

/** A label is found in this many code units at the start of a line, so a line's length costs nothing. */
const HEAD_LENGTH = 120;
/** Longest label, code units. */
const LABEL_LENGTH = 48;
/** Most words in a label. */
const LABEL_WORDS = 4;

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const STAMP = String.raw`(?:\[${CLOCK}\]|\(${CLOCK}\)|${CLOCK})`;
/** A time stamp, or a range of two, at the start of a line. */
const LEADING_STAMP = new RegExp(String.raw`^${STAMP}(?:\s*(?:-->|[-–—])\s*${STAMP})?`);
/** Name, an optional time stamp behind it, colon. Every part is bounded: the input is HEAD_LENGTH units at most. */
const LABEL = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\p{M}\p{N}.,'’№#_()\- ]{0,${LABEL_LENGTH}}?) ?(?:${STAMP} ?)?(?:\*\*)?:(?:\*\*)?(?=(.?))`,
  'u',
);

/** What may be a speaker's name, as far as it tells by itself. */
interface Label {
  readonly label: string;
  /** The label folded: the same person by whatever case. */
  readonly key: string;
  /** The role it names wherever it stands. */
  readonly strong: SpeakerRole | null;
  /** The role it names if the rest of the text agrees. */
  readonly weak: SpeakerRole | null;
}

/** A label at the start of a line. */
interface Candidate extends Label {
  readonly start: number;
  readonly bodyStart: number;
}

/** A label without what explains it: «Респондент (Анна)», «Респондент, 34 года». */
const bareLabel = (label: string): string => label.replace(/\(.*|,.*/, '').trim();

/** Whether every word begins with a capital or a number, as in a name and never in a sentence. */
const isTitled = (label: string): boolean => label.split(/\s+/).every((word) => /^[\p{Lu}\p{N}№#]/u.test(word));

/** The role a label names: «Респондент», «Р2», «Респондент №2», «Модератор Ольга»; not «Респондент сказал». */
function roleIn(label: string, known: Readonly<Record<string, SpeakerRole>>): SpeakerRole | null {
  const bare = bareLabel(label);
  const first = fold(bare).match(/^\p{L}+/u)?.[0] ?? '';
  if (!Object.hasOwn(known, first) || !isTitled(bare)) return null;
  // One letter is a role only alone or with a number: «И. Петров» is a name.
  if (first.length === 1 && !/^\p{L}[\s.\-№#]*\d*\.?$/u.test(bare)) return null;
  return known[first] ?? null;
}

/** Whether the label could be a name. */
function looksLikeName(label: string): boolean {
  const bare = bareLabel(label);
  return isTitled(bare) && !HEADINGS.has(fold(bare));
}

/** The labels of a text: read once each, since a long transcript repeats a few of them a million times. */
type Labels = Map<string, Label | null>;

function labelOf(text: string, labels: Labels): Label | null {
  const known = labels.get(text);
  if (known !== undefined) return known;
  const label =
    text.split(/\s+/).length > LABEL_WORDS
      ? null
      : { label: text, key: fold(text), strong: roleIn(text, ROLES), weak: roleIn(text, WEAK_ROLES) };
  labels.set(text, label);
  return label;
}

/** Reads a possible label at `lineStart`; null for an ordinary line. */
function candidateAt(text: string, lineStart: number, lineEnd: number, labels: Labels): Candidate | null {
  const head = text.slice(lineStart, Math.min(lineEnd, lineStart + HEAD_LENGTH));
  if (!head.includes(':')) return null;
  const indent = skipSpace(head, 0, head.length);
  let offset = indent + (/^[-–—•>][ \t]+/.exec(head.slice(indent))?.[0].length ?? 0);
  const stamp = LEADING_STAMP.exec(head.slice(offset))?.[0].length ?? 0;
  if (stamp) offset += stamp + (/^\s*[-–—]?\s*/.exec(head.slice(offset + stamp))?.[0].length ?? 0);
  if (head.startsWith('**', offset)) offset += 2;
  const match = LABEL.exec(head.slice(offset));
  if (!match) return null;
  const [whole, name = '', next = ''] = match;
  const label = labelOf(name.trim(), labels);
  if (!label) return null;
  // «12:30», «https://», «C:\»: what follows a label's colon is a space, the line's end, or — after a known role — words.
  if (next !== '' && !/\s/.test(next) && !(label.strong && /[\p{L}«"“—–-]/u.test(next))) return null;
  return { ...label, start: lineStart + indent, bodyStart: lineStart + offset + whole.length };
}

const isStampOnly = (line: string): boolean => {
  const stamp = LEADING_STAMP.exec(line);
  return stamp !== null && stamp[0].length === line.length;
};

/** Calls back for each line with its offsets, the line break excluded. */
function eachLine(text: string, visit: (start: number, end: number) => void): void {
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    visit(start, end);
    start = end + 1;
  }
}

/** Whether a range is white space only, from its start; stops at the first other character. */
function isBlank(text: string, start: number, end: number): boolean {
  return skipSpace(text, start, end) === end;
}

const SPACE = /[\s\uFEFF]/;

function skipSpace(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && SPACE.test(text.charAt(at))) at += 1;
  return at;
}

function trimSpace(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && SPACE.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Which candidates are speakers, and the role of each. See {@link turnsOf}. */
function speakerRoles(candidates: readonly Candidate[]): Map<string, SpeakerRole> {
  const counts = new Map<string, number>();
  for (const { key } of candidates) counts.set(key, (counts.get(key) ?? 0) + 1);
  const strong = new Set(candidates.flatMap((candidate) => candidate.strong ?? []));
  const weak = new Set(candidates.flatMap((candidate) => candidate.weak ?? []));
  // «Вопрос: … Ответ: …» is a dialogue even when each comes once; so is «Интервьюер: … Клиент: …».
  const completes = (role: SpeakerRole) =>
    strong.size > 0 ? !strong.has(role) : weak.has('interviewer') && weak.has('respondent');
  const roles = new Map<string, SpeakerRole>();
  for (const { key, label, strong: known, weak: guess } of candidates) {
    if (roles.has(key)) continue;
    const repeats = (counts.get(key) ?? 0) > 1;
    if (known) roles.set(key, known);
    else if (guess && (repeats || completes(guess))) roles.set(key, guess);
    else if (looksLikeName(label) && (repeats || (strong.has('interviewer') && !strong.has('respondent')))) {
      roles.set(key, 'other');
    }
  }
  // An interviewer and people by name, nobody called respondent: then the people are.
  const found = new Set(roles.values());
  if (found.has('interviewer') && !found.has('respondent')) {
    for (const [key, role] of roles) if (role === 'other') roles.set(key, 'respondent');
  }
  return roles;
}

/** Whether a line begins as a turn may, with a label and a colon; whether the label is a speaker, only the whole text tells. */
export function mayBeginTurn(line: string): boolean {
  return candidateAt(line, 0, line.length, new Map()) !== null;
}

/** Adds the paragraphs of a range: blocks between blank lines, or lines when the range has no blank line. */
function addParagraphs(text: string, from: number, to: number, turns: Turn[]): void {
  const push = (start: number, end: number) => {
    const first = skipSpace(text, start, end);
    const last = trimSpace(text, first, end);
    if (first < last) turns.push({ speaker: null, role: 'other', start: first, bodyStart: first, end: last });
  };
  const first = skipSpace(text, from, to);
  const last = trimSpace(text, first, to);
  const part = first === 0 && last === text.length ? text : text.slice(first, last);
  const blocks = /\n[^\S\n]*\n/.test(part);
  let blockStart = -1;
  eachLine(part, (start, end) => {
    if (!blocks) push(first + start, first + end);
    else if (isBlank(part, start, end)) {
      if (blockStart >= 0) push(first + blockStart, first + start);
      blockStart = -1;
    } else if (blockStart < 0) blockStart = start;
  });
  if (blocks && blockStart >= 0) push(first + blockStart, last);
}

/**
 * Splits a transcript into turns, in order and without overlap; only white space lies between them. A speaker's label begins a
 * line, after an optional time stamp («[00:12:34] Мария:»), with a capital, has at most four words and a colon, and is a known
 * role («Интервьюер», «Респондент 2», «И», «Р», «Q», «A»), or comes back in the text and looks like a name. So «Важно: …» stays
 * an ordinary line. A single name counts beside an interviewer when nobody is called respondent, and then it is the respondent.
 *
 * Lines without a label continue the turn before them. What stands before the first label, and a text without labels, becomes
 * paragraphs without a speaker: blocks between blank lines, or lines where there are none. Time is linear in the text.
 */
export function turnsOf(text: string): Turn[] {
  const candidates: Candidate[] = [];
  const labels: Labels = new Map();
  let stampAt: number | null = null;
  eachLine(text, (start, end) => {
    const candidate = candidateAt(text, start, end, labels);
    // A time stamp on a line of its own belongs to the speaker under it.
    if (candidate) candidates.push(stampAt === null ? candidate : { ...candidate, start: stampAt });
    const line = candidate === null && end - start <= LABEL_LENGTH ? text.slice(start, end).trim() : null;
    if (candidate || line === null) stampAt = null;
    else if (line !== '') stampAt = isStampOnly(line) ? skipSpace(text, start, end) : null;
  });
  const roles = speakerRoles(candidates);
  const speakers = candidates.filter(({ key }) => roles.has(key));
  const turns: Turn[] = [];
  addParagraphs(text, 0, speakers[0]?.start ?? text.length, turns);
  speakers.forEach(({ label, key, start, bodyStart }, index) => {
    const limit = speakers[index + 1]?.start ?? text.length;
    const first = skipSpace(text, bodyStart, limit);
    const end = trimSpace(text, first, limit);
    // A label with nothing said keeps its place, with no words.
    const empty = first >= end;
    turns.push({
      speaker: label,
      role: roles.get(key) ?? 'other',
      start,
      bodyStart: empty ? bodyStart : first,
      end: empty ? bodyStart : end,
    });
  });
  return turns;
}

/** The turn that holds an offset, or the last one that begins before it; undefined before the first. Logarithmic time. */
export function turnAt(turns: readonly Turn[], offset: number): Turn | undefined {
  let low = 0;
  let high = turns.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((turns[middle]?.start ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  return turns[low - 1];
}

/** The words of a turn, without time stamp and label. */
export function turnText(text: string, { bodyStart, end }: Pick<Turn, 'bodyStart' | 'end'>): string {
  return text.slice(bodyStart, end);
}

/** The words of a passage; what lies outside the text is left out, so a passage of an older text never throws. */
export function passageText(text: string, { start, end }: Pick<Passage, 'start' | 'end'>): string {
  return text.slice(Math.max(0, start), Math.max(0, end));
}

/** Most places {@link findFolded} returns unless told otherwise. */
export const FOUND_LIMIT = 10_000;

/** Blanks between two words of a paragraph: spaces, and one line break among them. A blank line parts paragraphs. */
const BLANKS = String.raw`(?=\s)[^\S\n]*(?:\n[^\S\n]*)?`;
/** Those of them that are not one space already: nearly all are. */
const BLANKS_TO_FOLD = new RegExp(String.raw`(?! \S)${BLANKS}`, 'g');

/** A line may break behind the hyphen within a word. */
const IN_WORD_HYPHEN = String.raw`(?<=[\p{L}\p{N}]-)`;
const LINE_BREAK = String.raw`[^\S\n]*\n[^\S\n]*(?=\S)`;
const BROKEN_WORDS = new RegExp(IN_WORD_HYPHEN + LINE_BREAK, 'gu');

/** A query as {@link findFolded} compares it: folded, trimmed, one space between words. */
export const foldQuery = (query: string): string => fold(query).trim().replaceAll(/\s+/g, ' ');

/**
 * A text in which `includes(foldQuery(query))` tells whether {@link findFolded} finds the query. Places in it are not places
 * in the text.
 */
export const foldLines = (text: string): string =>
  fold(text).replaceAll(BROKEN_WORDS, '').replaceAll(BLANKS_TO_FOLD, ' ');

/** What finds a folded query wherever lines break. */
function acrossLines(needle: string): RegExp {
  const words = needle
    .split(' ')
    .map((word) =>
      word
        .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
        .replaceAll(/-(?=.)/g, `-(?:${IN_WORD_HYPHEN}${LINE_BREAK})?`),
    );
  return new RegExp(words.join(BLANKS), 'gu');
}

/** The places of a folded query in a folded text, as they are asked for. */
function* placesIn(haystack: string, needle: string): Generator<TextRange> {
  if (/[ -]/.test(needle)) {
    for (const { index, 0: found } of haystack.matchAll(acrossLines(needle))) {
      yield { start: index, end: index + found.length };
    }
    return;
  }
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) {
    yield { start: at, end: at + needle.length };
  }
}

/**
 * Places of a query in a text, case and ё/е folded (R19), in order, without overlap, at most `limit`. A space of the
 * query is found as any blanks within a paragraph, so that a sentence that a file breaks over lines is found as one. The query
 * is trimmed; an empty one is found nowhere. Folding reads the whole text: keep the result, do not call it per keystroke on 50 MB.
 */
export function findFolded(text: string, query: string, limit = FOUND_LIMIT): TextRange[] {
  return findInFolded(fold(text), query, limit);
}

/** The same in a text that is folded already, for whoever looks for much in one text. */
export function findInFolded(folded: string, query: string, limit = FOUND_LIMIT): TextRange[] {
  const needle = foldQuery(query);
  if (needle === '' || limit <= 0) return [];
  const found: TextRange[] = [];
  for (const place of placesIn(folded, needle)) {
    found.push(place);
    if (found.length === limit) break;
  }
  return found;
}
