import { linesOf, oneLine } from './formLines.ts';

/** Lowest and highest score of a factor. */
export const SCORES = { least: 1, most: 5 } as const;

/** Score of a factor of choice for each competitor. */
export interface CanvasFactor {
  readonly name: string;
  /** By competitor, in their order; null where there is no score. */
  readonly scores: readonly (number | null)[];
}

/** The strategic canvas: competitors (the first is us) scored on factors of choice. */
export interface StrategicCanvas {
  readonly competitors: readonly string[];
  readonly factors: readonly CanvasFactor[];
  /** Note below; may be empty. */
  readonly note: string;
}

const CANVAS_HEAD = /^\s*Факторы[^()]*\(([^()]*)\)\s*:?\s*$/;
const FACTOR = /^\s*[-*•]\s+(.*):\s*((?:[1-5]|—)(?:\s*\/\s*(?:[1-5]|—))*)\s*$/;
const UNNAMED = 'без названия';

/** Returns a competitor's name with a capital: in the text the names are in the middle of a sentence. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** An initial canvas: us, a competitor, no factors. */
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
