import { formatNumber, NBSP, parseNumber } from '../../core/format.ts';
import { linesOf, oneLine } from './formLines.ts';

export interface KeyNumbers {
  readonly from: number;
  readonly to: number;
  /** Null until it is measured. */
  readonly now: number | null;
  /** «%», «команд»; may be empty. */
  readonly unit: string;
}

/** A key result: words, and numbers where it has them. */
export interface KeyResult {
  readonly text: string;
  /** Null when it is described in words only. */
  readonly numbers: KeyNumbers | null;
}

/** An objective with its key results. */
export interface Objective {
  readonly title: string;
  readonly results: readonly KeyResult[];
}

/** Placeholders for empty names. */
export const UNTITLED = { objective: 'Цель без названия', result: 'Результат без названия' } as const;

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
  // A unit cannot contain the separators of the line.
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

/** Returns the progress of a key result, 0 to 1; null without numbers or until it is measured. */
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

/** Returns a key result's numbers in words: `9 → 6 %, сейчас 8 · 33 %`; says so when it has none or has not been measured. */
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
