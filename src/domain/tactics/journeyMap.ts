import { fold, formatNumber } from '../core/format.ts';

import {
  doesCount,
  type Journey,
  type JourneyHypothesis,
  type JourneyQuote,
  type TouchpointCard,
} from './journeyCard.ts';
import type { Examples, JourneyLine, Origin } from './touchpointRow.ts';
import { STAGES, type Stage } from '../core/stage.ts';
import { HYPOTHESIS_TERMS } from '../research/words/hypothesisTerms.ts';

/** A row of the map: one section of every touchpoint. */
export type Lane = 'jtbd' | 'pains' | 'gains' | 'quotes' | 'hypotheses' | 'experiments';

export const LANES: readonly Lane[] = ['jtbd', 'pains', 'gains', 'quotes', 'hypotheses', 'experiments'];

export const LANE_LABELS: Readonly<Record<Lane, string>> = {
  jtbd: HYPOTHESIS_TERMS.hypothesis.jtbd,
  pains: HYPOTHESIS_TERMS.hypothesis.pains,
  gains: HYPOTHESIS_TERMS.hypothesis.gains,
  quotes: HYPOTHESIS_TERMS.hypothesis.quotes,
  hypotheses: 'Гипотезы',
  experiments: 'Эксперименты',
};

/** Name of the row of touchpoints. */
export const POINTS_LABEL = 'Точки касания';

/** Where a line comes from, in words. */
export const ORIGIN_WORDS: Readonly<Record<Origin, string>> = {
  research: 'из исследования',
  backlog: 'от команды',
  example: 'пример',
};

/** Returns the stored hypothesis of a line; null for another line, and for an example not taken up. */
export const hypothesisOf = (line: JourneyLine): JourneyHypothesis['hypothesis'] =>
  'hypothesis' in line ? (line as JourneyHypothesis).hypothesis : null;

/** How many lines of a cell are shown; the rest is a number. */
export const FIRST_LINES = 2;

/** Content of a stage in a row. */
export interface MapCell {
  /** How many different lines there are; examples only where they count. */
  readonly count: number;
  /** The first {@link FIRST_LINES}: from studies, then the team's own, then examples. */
  readonly lines: readonly JourneyLine[];
  /** How many of the {@link count} are not among the {@link lines}. */
  readonly rest: number;
}

/** A touchpoint on the balance line. */
export interface MapPoint {
  readonly card: TouchpointCard;
  /** From 1, over the whole journey. */
  readonly number: number;
  /** How many gains count; examples only where they do. */
  readonly gains: number;
  /** How many pains count. */
  readonly pains: number;
  /** As `balanceOf`, from −1 to 1, of the lines that count; null when there are none. */
  readonly balance: number | null;
}

/** The whole journey as one picture: what the screen and the exports draw. */
export interface JourneyMapData {
  /** Treatment of the generated examples. */
  readonly examples: Examples;
  readonly lanes: Readonly<Record<Lane, Readonly<Record<Stage, MapCell>>>>;
  readonly points: Readonly<Record<Stage, readonly MapPoint[]>>;
  /** Nothing in any cell. */
  readonly isEmpty: boolean;
}

/** Lines never change, so each is folded once; 10,000 hypotheses hold some 100,000 of them. */
const foldedTexts = new WeakMap<JourneyLine, string>();

function foldedText(line: JourneyLine): string {
  const known = foldedTexts.get(line);
  if (known !== undefined) return known;
  const folded = fold(line.text).trim().replaceAll(/\s+/g, ' ');
  foldedTexts.set(line, folded);
  return folded;
}

/** Returns the lines of a card's experiments: the team's own work even when the hypothesis began as an example. */
function experimentLines(card: TouchpointCard): JourneyLine[] {
  const studied = new Set(
    card.hypotheses.flatMap(({ origin, experiments }) =>
      origin === 'research' ? experiments.map(({ id }) => id) : [],
    ),
  );
  return card.experiments.map(({ id, name }) => ({
    key: id,
    text: name,
    origin: studied.has(id) ? 'research' : 'backlog',
  }));
}

const linesOf = (card: TouchpointCard, lane: Lane): readonly JourneyLine[] =>
  lane === 'experiments' ? experimentLines(card) : card[lane];

/**
 * Returns the key by which two lines of a stage are the same: their text, and for quotes the speaker. Hypotheses and experiments
 * are records, each counts; but a generated hypothesis that several touchpoints share is one example.
 */
function sameness(line: JourneyLine, lane: Lane): string {
  if (lane === 'quotes') return `${foldedText(line)}\n${fold((line as JourneyQuote).respondent).trim()}`;
  const isRecord = lane === 'experiments' || (lane === 'hypotheses' && doesCount(line, 'shown'));
  return isRecord ? `\n${line.key}` : foldedText(line);
}

const WEIGHT: Readonly<Record<Origin, number>> = { research: 2, backlog: 1, example: 0 };

function cellOf(cards: readonly TouchpointCard[], lane: Lane, examples: Examples): MapCell {
  const kept = new Map<string, JourneyLine>();
  for (const card of cards) {
    for (const line of linesOf(card, lane)) {
      const same = sameness(line, lane);
      const earlier = kept.get(same);
      if (earlier === undefined || WEIGHT[line.origin] > WEIGHT[earlier.origin]) kept.set(same, line);
    }
  }
  const first: Record<Origin, JourneyLine[]> = { research: [], backlog: [], example: [] };
  let count = 0;
  for (const line of kept.values()) {
    if (doesCount(line, examples)) count += 1;
    if (first[line.origin].length < FIRST_LINES) first[line.origin].push(line);
  }
  const lines = [...first.research, ...first.backlog, ...first.example].slice(0, FIRST_LINES);
  return { count, lines, rest: count - lines.filter((line) => doesCount(line, examples)).length };
}

function pointOf(card: TouchpointCard, number: number): MapPoint {
  const count = (lines: readonly JourneyLine[]): number =>
    lines.filter((line) => doesCount(line, card.examples)).length;
  const gains = count(card.gains);
  const pains = count(card.pains);
  return { card, number, gains, pains, balance: balanceOf(gains, pains) };
}

function byStage<T>(make: (stage: Stage) => T): Record<Stage, T> {
  return Object.fromEntries(STAGES.map((stage) => [stage, make(stage)])) as Record<Stage, T>;
}

/**
 * The journey as a map: stages across, sections down, and the balance of every touchpoint. Lines that a stage repeats count
 * once, from the weightiest of their origins. Examples are on it as the journey has them.
 */
export function mapOf(journey: Journey): JourneyMapData {
  const examples = STAGES.map((stage) => journey[stage][0]?.examples).find((mode) => mode !== undefined) ?? 'hidden';
  const lanes = Object.fromEntries(
    LANES.map((lane) => [lane, byStage((stage) => cellOf(journey[stage], lane, examples))]),
  ) as Record<Lane, Record<Stage, MapCell>>;
  let number = 0;
  const points = byStage((stage) =>
    journey[stage].map((card) => {
      number += 1;
      return pointOf(card, number);
    }),
  );
  const isEmpty = LANES.every((lane) => STAGES.every((stage) => lanes[lane][stage].lines.length === 0));
  return { examples, lanes, points, isEmpty };
}

/** A balance in words: `+0,33`, `−0,25`, `0`; «нет данных» when nothing counts. */
export function formatBalance(balance: number | null): string {
  if (balance === null) return 'нет данных';
  const size = formatNumber(Math.abs(balance));
  if (size === '0') return size;
  return `${balance > 0 ? '+' : '−'}${size}`;
}

/** A point in words: «Онбординг: выгод 3, болей 5, баланс −0,25». */
export function describePoint({ card, gains, pains, balance }: MapPoint): string {
  if (balance === null) return `${card.name}: нет данных о выгодах и болях`;
  return `${card.name}: выгод ${formatNumber(gains)}, болей ${formatNumber(pains)}, баланс ${formatBalance(balance)}`;
}

/** A piece of the balance line inside one stage's part of the picture; x and y from 0 to 1, y downwards. */
export type LinePiece = readonly (readonly [x: number, y: number])[];

const heightOf = (point: MapPoint | undefined): number | null =>
  point === undefined || point.balance === null ? null : (1 - point.balance) / 2;

/**
 * The balance line by stage, each stage's part a square of 1 × 1 with its points at equal distances: y is 0 for nothing but
 * gains, 1 for nothing but pains. The line runs on over the edge into the next stage and breaks where a point has no data.
 */
export function balanceLine(points: JourneyMapData['points']): Readonly<Record<Stage, readonly LinePiece[]>> {
  /** Height at the edge between two neighbouring stages; null when the line does not cross it. */
  const edge = (left: Stage | undefined, right: Stage | undefined): number | null => {
    const before = left === undefined ? null : heightOf(points[left].at(-1));
    const after = right === undefined ? null : heightOf(points[right][0]);
    return before === null || after === null ? null : (before + after) / 2;
  };
  return byStage((stage) => {
    const index = STAGES.indexOf(stage);
    const here = points[stage];
    const places: (readonly [x: number, y: number] | null)[] = here.map((point, place) => {
      const y = heightOf(point);
      return y === null ? null : [(place + 0.5) / here.length, y];
    });
    const start = edge(STAGES[index - 1], stage);
    const end = edge(stage, STAGES[index + 1]);
    if (start !== null) places.unshift([0, start]);
    if (end !== null) places.push([1, end]);
    const pieces: (readonly [x: number, y: number])[][] = [[]];
    for (const place of places) {
      if (place === null) pieces.push([]);
      else pieces.at(-1)?.push(place);
    }
    return pieces.filter((piece) => piece.length > 1);
  });
}

/**
 * Whether a touchpoint pleases or hurts: (gains − pains) / (gains + pains), from −1 (nothing but pains) to 1 (nothing but
 * gains); 0 when they are even, null when there are none.
 */
export function balanceOf(gains: number, pains: number): number | null {
  return gains + pains === 0 ? null : (gains - pains) / (gains + pains);
}
