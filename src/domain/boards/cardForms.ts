import { formatNumber, NBSP, parseNumber } from '../core/format.ts';

/*
 * Cards that are better filled as a form are still kept as text: it is what history, search, exports and a person with an
 * old browser read. Each form has a grammar that a person can type; text outside it is not understood (null) and stays text.
 */

/** A text on one line. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, (space) => (space === NBSP ? NBSP : ' ')).trim();
const linesOf = (text: string): string[] => text.replaceAll(/\r\n?/g, '\n').split('\n');

/* ── PESTEL ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** The six forces, in the order of the name. */
export const PESTEL_PARTS = ['Политика', 'Экономика', 'Общество', 'Технологии', 'Экология', 'Право'] as const;

/** One of the six forces. */
export type PestelPart = (typeof PESTEL_PARTS)[number];

/** What each of the six forces does. */
export type Pestel = Readonly<Record<PestelPart, string>>;

const LABEL = new RegExp(String.raw`^\s*\*\*(${PESTEL_PARTS.join('|')})[.:]?\*\*[.:]?(.*)$`);
/** Text that needs a line of its own after the label, so that it stays a list or a table. */
const OWN_LINE = /^(?:[-*•]\s|\d+[.)]\s|\|)/;

/** The six forces without a word. */
export const EMPTY_PESTEL: Pestel = Object.fromEntries(PESTEL_PARTS.map((part) => [part, ''])) as Record<
  PestelPart,
  string
>;

/** Reads `**Политика.** …` and so on, in any order, each at most once; null when the text is not so. Empty text: empty parts. */
export function readPestel(text: string): Pestel | null {
  const found = new Map<PestelPart, string[]>();
  let here: string[] | null = null;
  for (const line of linesOf(text)) {
    const [, name, rest = ''] = LABEL.exec(line) ?? [];
    const part = PESTEL_PARTS.find((one) => one === name);
    if (part) {
      if (found.has(part)) return null;
      here = [rest];
      found.set(part, here);
    } else if (here) here.push(line);
    else if (line.trim() !== '') return null;
  }
  if (found.size === 0 && text.trim() !== '') return null;
  return Object.fromEntries(PESTEL_PARTS.map((part) => [part, (found.get(part) ?? []).join('\n').trim()])) as Record<
    PestelPart,
    string
  >;
}

/** The six forces as text that {@link readPestel} understands; empty when all are. */
export function writePestel(pestel: Pestel): string {
  const parts = PESTEL_PARTS.map((part) => {
    // A line that looks like a label would begin another part.
    const lines = linesOf(pestel[part]).map((line) => (LABEL.test(line) ? line.replaceAll('**', '') : line));
    return { part, text: lines.join('\n').trim() };
  });
  if (parts.every(({ text }) => text === '')) return '';
  return parts
    .map(({ part, text }) => `**${part}.**${text === '' ? '' : OWN_LINE.test(text) ? `\n${text}` : ` ${text}`}`)
    .join('\n');
}

/* ── OKR ─────────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** A key result's numbers. */
export interface KeyNumbers {
  readonly from: number;
  readonly to: number;
  /** Null while nobody has measured it. */
  readonly now: number | null;
  /** «%», «команд»; may be empty. */
  readonly unit: string;
}

/** A key result: words, and numbers where it has them. */
export interface KeyResult {
  readonly text: string;
  /** Null when it is told in words only. */
  readonly numbers: KeyNumbers | null;
}

/** An objective with its key results. */
export interface Objective {
  readonly title: string;
  readonly results: readonly KeyResult[];
}

const GOAL = /^\s*\*\*Цель\.?\*\*(.*)$/;
const RESULT = /^\s*[-*•]\s+(?:КР\s+\d+\.)?(.*)$/;
const NUMBER = String.raw`[-+]?\d[\d \u00A0\u202F]*(?:[.,]\d+)?`;
const NUMBERS = new RegExp(
  String.raw`^(.*?):\s+с\s+(${NUMBER})\s+до\s+(${NUMBER})(?:\s?([^\d\s,;:][^,;:]*?))?(?:,\s+сейчас\s+(${NUMBER})(?:\s?\4)?)?$`,
);

function readResult(line: string): KeyResult {
  const text = oneLine(line);
  const [, name = '', from = '', to = '', unit = '', now] = NUMBERS.exec(text) ?? [];
  const [start, end] = [parseNumber(from), parseNumber(to)];
  const at = now === undefined ? null : parseNumber(now);
  if (start === undefined || end === undefined || at === undefined) return { text, numbers: null };
  return { text: oneLine(name), numbers: { from: start, to: end, now: at, unit: oneLine(unit) } };
}

function resultLine({ text, numbers }: KeyResult): string {
  if (!numbers) return oneLine(text);
  const { from, to, now, unit } = numbers;
  // What parts the pieces of the line cannot be in a unit.
  const named = oneLine(unit.replaceAll(/[\d,;:]/g, ' '));
  const target = `с ${formatNumber(from)} до ${formatNumber(to)}${named === '' ? '' : NBSP + named}`;
  return `${oneLine(text)}: ${target}${now === null ? '' : `, сейчас ${formatNumber(now)}`}`;
}

/**
 * Reads objectives: `**Цель.** название`, under each `- КР 1. что: с 9 до 6 %, сейчас 8` or words only; null when there is
 * anything else. Empty text: no objectives.
 */
export function readOkr(text: string): Objective[] | null {
  const objectives: { title: string; results: KeyResult[] }[] = [];
  for (const line of linesOf(text)) {
    if (line.trim() === '') continue;
    const title = GOAL.exec(line)?.[1];
    const result = RESULT.exec(line)?.[1];
    const last = objectives.at(-1);
    if (title !== undefined) objectives.push({ title: oneLine(title), results: [] });
    else if (result !== undefined && last) last.results.push(readResult(result));
    else return null;
  }
  return objectives;
}

/** Objectives as text that {@link readOkr} understands. */
export function writeOkr(objectives: readonly Objective[]): string {
  return objectives
    .map(({ title, results }) => {
      const head = `**Цель.** ${oneLine(title)}`.trimEnd();
      // Words that happen to hold numbers are written as the numbers that they will be read as.
      const lines = results.map((result, index) =>
        `- КР ${index + 1}. ${resultLine(readResult(resultLine(result)))}`.trimEnd(),
      );
      return lines.length === 0 ? head : `${head}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

/** How far a key result has come, 0 to 1; null without numbers or while nobody has measured it. */
export function progressOf({ numbers }: KeyResult): number | null {
  if (!numbers || numbers.now === null) return null;
  const { from, to, now } = numbers;
  if (from === to) return now === to ? 1 : 0;
  return Math.min(1, Math.max(0, (now - from) / (to - from)));
}

/** A share in words: `33 %`. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}${NBSP}%`;
}

/** A key result's numbers in words: `9 → 6 %, сейчас 8 · 33 %`; says so when it has none or nobody has measured it. */
export function numbersText(result: KeyResult): string {
  const { numbers } = result;
  if (!numbers) return 'без чисел';
  const { from, to, now, unit } = numbers;
  const target = `${formatNumber(from)} → ${formatNumber(to)}${unit === '' ? '' : NBSP + unit}`;
  const progress = progressOf(result);
  if (now === null || progress === null) return `${target}, ещё не измерено`;
  return `${target}, сейчас ${formatNumber(now)} · ${percentText(progress)}`;
}

/** How far an objective has come: the mean of what is known of its results; null when nothing is. */
export function objectiveProgress({ results }: Objective): number | null {
  const known = results.map(progressOf).filter((one) => one !== null);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}

/* ── Strategic canvas ────────────────────────────────────────────────────────────────────────────────────────────── */

/** Lowest and highest score of a factor. */
export const SCORES = { least: 1, most: 5 } as const;

/** What a factor of choice is worth with each competitor. */
export interface CanvasFactor {
  readonly name: string;
  /** By competitor, in their order; null where nobody has scored. */
  readonly scores: readonly (number | null)[];
}

/** The strategic canvas: competitors (the first is us) scored on factors of choice. */
export interface StrategicCanvas {
  readonly competitors: readonly string[];
  readonly factors: readonly CanvasFactor[];
  /** What is said beneath; may be empty. */
  readonly note: string;
}

const CANVAS_HEAD = /^\s*Факторы[^()]*\(([^()]*)\)\s*:?\s*$/;
const FACTOR = /^\s*[-*•]\s+(.*):\s*((?:[1-5]|—)(?:\s*\/\s*(?:[1-5]|—))*)\s*$/;
const UNNAMED = 'без названия';

/** A canvas to begin with: us, somebody else, no factors. */
export const EMPTY_CANVAS: StrategicCanvas = { competitors: ['мы', 'конкурент'], factors: [], note: '' };

const split = (list: string): string[] => list.split('/').map((one) => one.trim());
/** A competitor's name without what parts names. */
const nameOf = (name: string): string => oneLine(name.replaceAll(/[/()]/g, ' ')) || UNNAMED;

/**
 * Reads `Факторы выбора по шкале от 1 до 5 (мы / другой):`, then a list `- фактор: 5 / 2` («—» for no score), then, after an
 * empty line, a note; null when the text is not so. Empty text: {@link EMPTY_CANVAS}.
 */
export function readCanvas(text: string): StrategicCanvas | null {
  if (text.trim() === '') return EMPTY_CANVAS;
  const [first = '', ...rest] = text
    .trim()
    .split('\n')
    .map((line) => line.replace('\r', ''));
  const names = CANVAS_HEAD.exec(first)?.[1];
  if (names === undefined) return null;
  const competitors = split(names).map(nameOf);
  const begin = rest.findIndex((line) => line.trim() !== '');
  if (begin === -1) return { competitors, factors: [], note: '' };
  const length = rest.slice(begin).findIndex((line) => line.trim() === '');
  const end = length === -1 ? rest.length : begin + length;
  const factors: CanvasFactor[] = [];
  for (const line of rest.slice(begin, end)) {
    const [, name, scores] = FACTOR.exec(line) ?? [];
    if (name === undefined || scores === undefined) return null;
    const list = split(scores).map((score) => (score === '—' ? null : Number(score)));
    if (list.length !== competitors.length) return null;
    factors.push({ name: oneLine(name), scores: list });
  }
  return { competitors, factors, note: rest.slice(end).join('\n').trim() };
}

/** Canvas as text that {@link readCanvas} understands. Scores are rounded and held between 1 and 5. */
export function writeCanvas({ competitors, factors, note }: StrategicCanvas): string {
  const names = competitors.length === 0 ? [UNNAMED] : competitors.map(nameOf);
  const said = linesOf(note).join('\n').trim();
  // A note needs a list above it, else it would be read as one.
  const listed = factors.length === 0 && said !== '' ? [{ name: UNNAMED, scores: [] }] : factors;
  const lines = listed.map(({ name, scores }) => {
    const list = names.map((_, index) => {
      const score = scores[index] ?? null;
      return score === null || Number.isNaN(score)
        ? '—'
        : Math.min(SCORES.most, Math.max(SCORES.least, Math.round(score)));
    });
    return `- ${oneLine(name) || UNNAMED}: ${list.join(' / ')}`;
  });
  return [`Факторы выбора по шкале от 1 до 5 (${names.join(' / ')}):`, lines.join('\n'), said]
    .filter((block) => block !== '')
    .join('\n\n');
}
