import { fold } from '../core/format.ts';
import { CUES, NEIGHBOUR_CUES, PAIRS, QUESTION_CUES, type Cue } from './cues.ts';
import type { Unit } from './units.ts';

/** Sizes, in words, from which on a piece counts as of the next size. */
const SIZES = [3, 5, 9, 14, 22];

/** Names of the features that are told one by one, in the order of their weights. */
export const DENSE: readonly string[] = [
  'bias',
  'length',
  'length-squared',
  ...SIZES.map((size) => `size-${size}`),
  ...CUES.map(({ id }) => id),
  ...PAIRS.map(([a, b]) => `${a}+${b}`),
  'impersonal',
  'first-piece',
  'last-piece',
  'only-piece',
  'place',
  'pieces',
  'far',
  'beginning',
  'end',
  ...QUESTION_CUES.map(({ id }) => `asked-${id}`),
  ...QUESTION_CUES.map(({ id }) => `long-asked-${id}`),
  ...NEIGHBOUR_CUES.map((id) => `before-${id}`),
  ...NEIGHBOUR_CUES.map((id) => `after-${id}`),
];

const DENSE_PLACE = new Map(DENSE.map((name, index) => [name, index]));

/** How many buckets words and parts of words are hashed into. */
export const BUCKETS = 1 << 13;
/** Number of letters of a word that represent all its forms. */
const ROOT = 5;
/** Letters of the parts of words: they survive what speech recognition does to a word. */
const PART = 4;
/** How many pieces at either end of a talk are greetings and thanks, mostly; never more than a tenth of a short one. */
const EDGE = 4;
const EDGE_SHARE = 0.1;
/** Pieces behind a question that still answer it. */
const ANSWERS = 2;

/** Features of a piece: places among all, and how much of each. The told ones come first, then {@link BUCKETS} hashed ones. */
export interface Features {
  readonly places: Uint16Array;
  readonly values: Float32Array;
  /** Ids of the cues that it shows. */
  readonly cues: readonly string[];
  readonly words: number;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

/** Words and parts of words, hashed, each once, of length one together. */
function hashed(words: readonly string[]): Map<number, number> {
  const buckets = new Map<number, number>();
  const add = (key: string) => {
    const value = hash(key);
    buckets.set(value % BUCKETS, 1);
  };
  const roots = words.map((word) => (/\d/.test(word) ? '#' : word.slice(0, ROOT)));
  roots.forEach((root, index) => {
    add(`w${root}`);
    if (index > 0) add(`2${roots[index - 1]} ${root}`);
    if (index > 1) add(`3${roots[index - 2]} ${roots[index - 1]} ${root}`);
  });
  for (const word of words) {
    if (word.length > 3) add(`e${word.slice(-3)}`);
    const framed = `^${word}$`;
    for (let at = 0; at + PART <= framed.length; at += 1) add(`c${framed.slice(at, at + PART)}`);
  }
  const length = Math.sqrt(buckets.size) || 1;
  for (const key of buckets.keys()) buckets.set(key, 1 / length);
  return buckets;
}

const shown = (cues: readonly Cue[], words: string): string[] =>
  cues.filter(({ pattern }) => pattern.test(words)).map(({ id }) => id);

/** Features of all pieces of a text. */
export function featuresOf(text: string, units: readonly Unit[]): Features[] {
  const folded = units.map(({ start, end }) => fold(text.slice(start, end)));
  const cues = folded.map((words) => shown(CUES, words));
  const asked = new Map<number, string[]>();
  const askedOf = ({ question }: Unit): string[] => {
    if (!question) return [];
    let known = asked.get(question.start);
    if (!known)
      asked.set(question.start, (known = shown(QUESTION_CUES, fold(text.slice(question.start, question.end)))));
    return known;
  };
  const edge = Math.min(EDGE, Math.floor(units.length * EDGE_SHARE));
  return units.map((unit, index) => {
    const words = folded[index]?.match(/[а-яa-z]+|\d+/gu) ?? [];
    const own = cues[index] ?? [];
    const told = new Map<string, number>();
    const set = (name: string, value = 1) => told.set(name, value);
    const length = Math.log1p(words.length);
    set('bias');
    set('length', length);
    set('length-squared', (length * length) / 4);
    set(`size-${SIZES.findLast((size) => words.length >= size) ?? 0}`);
    for (const id of own) set(id);
    for (const [a, b] of PAIRS) if (own.includes(a) && own.includes(b)) set(`${a}+${b}`);
    if (!own.includes('first') && !own.includes('past')) set('impersonal');
    if (unit.place === 0) set('first-piece');
    if (unit.place === unit.pieces - 1) set('last-piece');
    if (unit.pieces === 1) set('only-piece');
    set('place', Math.min(unit.place, 6) / 6);
    set('pieces', Math.min(unit.pieces, 10) / 10);
    set('far', index / units.length);
    if (index < edge) set('beginning');
    if (units.length - index <= edge) set('end');
    for (const id of askedOf(unit)) set(`${unit.place < ANSWERS ? '' : 'long-'}asked-${id}`);
    for (const [step, side] of [
      [-1, 'before'],
      [1, 'after'],
    ] as const) {
      if (units[index + step]?.turn !== unit.turn) continue;
      for (const id of NEIGHBOUR_CUES) if (cues[index + step]?.includes(id)) set(`${side}-${id}`);
    }
    const entries = [
      ...[...told].flatMap(([name, value]) => {
        const place = DENSE_PLACE.get(name);
        return place === undefined ? [] : [[place, value] as const];
      }),
      ...[...hashed(words)].map(([bucket, value]) => [DENSE.length + bucket, value] as const),
    ];
    return {
      places: Uint16Array.from(entries, ([place]) => place),
      values: Float32Array.from(entries, ([, value]) => value),
      cues: own,
      words: words.length,
    };
  });
}
