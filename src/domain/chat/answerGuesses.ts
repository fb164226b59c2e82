import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';
import { fold } from '../core/format.ts';
import { HEAD_STEMS, SAID_STEMS, type StemWeights } from './answerStems.ts';
import { unitsOf, type AnswerUnit } from './answerUnits.ts';
import { MONTH_NAME } from './followUps.ts';

/*
 * Finds which piece of a text answers which question, by all its words together. No single word decides: pieces are matched to
 * questions for the highest total score, each piece answering one question.
 */

/** A piece that answers a question. */
export interface Guess {
  readonly field: ChatField;
  readonly unit: AnswerUnit;
  /** How much tells so. */
  readonly score: number;
}

/** Least score of a piece that is offered. */
const LEAST = 1.7;
/** The same in a text that is short, and so a brief: what little tells something is for one of the questions. */
const LEAST_IN_BRIEF = 0.9;
/** Number of pieces in a brief, and number of questions it must answer with certainty. */
const IN_BRIEF = { least: 5, most: 40, questions: 4, sure: 2.2 } as const;
/** Usual position of a question's answer in a brief, 0 to 1: problems precede the product, costs follow the income. */
const USUAL_PLACE: Readonly<Record<ChatField, number>> = {
  vision: 0.05,
  targetGroup: 0.15,
  needs: 0.25,
  product: 0.38,
  businessGoals: 0.6,
  competitors: 0.52,
  revenueStreams: 0.66,
  costFactors: 0.76,
  channels: 0.86,
};
const PLACE_WEIGHT = 0.5;
/** Pieces that are looked at for one question. */
const MOST_TRIED = 8;
/** How much more a word of a heading tells than one below it. */
const HEAD_WEIGHT = 1.3;

type Scores = Record<ChatField, number>;

const zero = (): Scores => Object.fromEntries(CHAT_FIELDS.map((field) => [field, 0])) as Scores;

/** Stems by their first word, so that a word is looked up once for each of its beginnings. */
function byFirst(stems: StemWeights) {
  const all = new Map<
    string,
    { readonly rest: readonly string[]; readonly told: readonly (readonly [ChatField, number])[] }[]
  >();
  for (const [stem, told] of stems) {
    const [first = '', ...rest] = stem.split(' ');
    all.set(first, [...(all.get(first) ?? []), { rest, told }]);
  }
  return all;
}

const HEADS = byFirst(HEAD_STEMS);
const SAYS = byFirst(SAID_STEMS);

const begins = (word: string | undefined, stem: string): boolean =>
  word !== undefined && (stem.endsWith('=') ? word === stem.slice(0, -1) : word.startsWith(stem));

/** Returns the scores of a text's words for each question; each beginning counts once. */
function told(text: string, stems: typeof HEADS): { readonly scores: Scores; readonly words: number } {
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)].map(([word]) => word);
  const scores = zero();
  const seen = new Set<object>();
  words.forEach((word, at) => {
    const tries = [
      ...Array.from({ length: Math.min(word.length, 14) }, (_, index) => word.slice(0, index + 1)),
      `${word}=`,
    ];
    for (const beginning of tries) {
      for (const stem of stems.get(beginning) ?? []) {
        if (seen.has(stem) || !stem.rest.every((next, index) => begins(words[at + index + 1], next))) continue;
        seen.add(stem);
        for (const [field, weight] of stem.told) scores[field] += weight;
      }
    }
  });
  return { scores, words: words.length };
}

/** Whether words are of a heading about one of the questions. */
export const namesField = (words: string): boolean =>
  Object.values(told(fold(words), HEADS).scores).some((score) => score >= 1);

/** Whether words are of a heading about this question. */
export const headsField = (words: string, field: ChatField): boolean => told(fold(words), HEADS).scores[field] >= 1;

/** By how much another question must be told of more than the one that a heading's key words name. */
const CLEARLY = 1.5;

/** The question that a heading is about, all its words together: another than its key words name where that is clear. */
export function clearerField(heading: string, field: ChatField): ChatField {
  const { scores } = told(heading, HEADS);
  const best = CHAT_FIELDS.reduce((most, one) => (scores[one] > scores[most] ? one : most), field);
  return scores[best] - scores[field] >= CLEARLY ? best : field;
}

/** Headings of what answers none of the questions, whatever their other words. */
const ASIDE =
  /^[\s\d.)•▪*_#=«"–—-]*(?:част(?:ые|о задаваемые) вопросы|вопросы(?:,| без| к| и)|faq|отзывы|команда|наша история|история|контакты|разное|todo|просьба|реквизиты)(?!\p{L})/u;

const SIGNS: readonly (readonly [ChatField, RegExp, number])[] = [
  ['revenueStreams', /\d[\d\s]*(?:р\.|руб|₽|долл|евро|\$|€)|\d\s*%/u, 1.6],
  ['businessGoals', /(?<!\d)20[2-4]\d(?!\d)/u, 1.2],
  [
    'businessGoals',
    new RegExp(String.raw`\d\s*(?:тыс|млн)|(?<!\p{L})к (?:весне|лету|осени|зиме|${MONTH_NAME})`, 'u'),
    1,
  ],
  ['businessGoals', /(?<![\p{L}])(?:хотим|планируем|цель|нужно|собираемся)(?![\p{L}]).*\d/u, 1],
  ['targetGroup', /\d\d\s*[–—-]\s*\d\d|от \S+ до \S+ (?:лет|человек|сотрудник|машин|точек|мест)/u, 1.4],
  [
    'product',
    /(?:^|[.\s])мы (?!хотим|верим|видим|мечтаем|тратим|продаем|платим)(?:\p{L}+ )?\p{L}{3,}[еи]м(?![\p{L}])/u,
    1.2,
  ],
  ['product', /(?<![\p{L}])за \S+ (?:минут|секунд)/u, 0.8],
  ['vision', /(?<![\p{L}])(?:чтобы|что) (?:ни один|каждый|любой|люди|никто|человек)/u, 1.5],
];

/** A list without a verb: of what money goes for, or of places. */
const isList = (text: string): boolean => text.split(',').length >= 3 && text.length < 140;

function scoresOf(text: string, unit: AnswerUnit, spoken: (sentence: string, field: ChatField) => number): Scores {
  const head = told(text.slice(...unit.head), HEADS).scores;
  const said = text.slice(...unit.body);
  const { scores, words } = told(said, SAYS);
  const length = 1 + Math.log(1 + words / 15);
  for (const field of CHAT_FIELDS) {
    const hits = spoken(said, field);
    let body = scores[field] + (hits > 0 ? 0.9 + Math.min(2, hits) * 0.4 : 0);
    for (const [of, sign, weight] of SIGNS) if (of === field && sign.test(said)) body += weight;
    if (isList(said) && (field === 'costFactors' || field === 'channels')) body += 0.5;
    if (field === 'vision' && /\d/.test(said)) body -= 0.8;
    scores[field] = head[field] * HEAD_WEIGHT + Math.min(5, (body * 1.6) / length);
  }
  return scores;
}

/** Returns the pieces by question with the highest total score. */
function assigned(
  fields: readonly ChatField[],
  units: readonly AnswerUnit[],
  scores: readonly Scores[],
  least: number,
): Guess[] {
  const tried = new Set<number>();
  for (const field of fields) {
    const best = units
      .map((_, index) => index)
      .filter((index) => (scores[index]?.[field] ?? 0) >= least)
      .toSorted((a, b) => (scores[b]?.[field] ?? 0) - (scores[a]?.[field] ?? 0));
    for (const index of best.slice(0, MOST_TRIED)) tried.add(index);
  }
  // By the questions that have their piece already: the most that can be told, and how.
  let reached = new Map<number, { readonly sum: number; readonly guesses: readonly Guess[] }>([
    [0, { sum: 0, guesses: [] }],
  ]);
  for (const index of [...tried].toSorted((a, b) => a - b)) {
    const unit = units[index];
    if (!unit) continue;
    const next = new Map(reached);
    for (const [mask, { sum, guesses }] of reached) {
      fields.forEach((field, bit) => {
        const score = scores[index]?.[field] ?? 0;
        const grown = mask | (1 << bit);
        if (grown === mask || score < least) return;
        const best = sum + score - least / 2;
        if (best > (next.get(grown)?.sum ?? -1))
          next.set(grown, { sum: best, guesses: [...guesses, { field, unit, score }] });
      });
    }
    reached = next;
  }
  let most: { readonly sum: number; readonly guesses: readonly Guess[] } = { sum: 0, guesses: [] };
  for (const way of reached.values()) if (way.sum > most.sum) most = way;
  return [...most.guesses];
}

/**
 * Pieces of a text for these questions, by all their words together.
 * @param isTaken whether a piece of the text answers another question already
 * @param spoken how many words of a sentence are known to be about a question
 * @param lengths of a piece at least, and of a sentence at most, code units
 */
export function guessAnswers(
  text: string,
  fields: readonly ChatField[],
  isTaken: (start: number, end: number) => boolean,
  spoken: (sentence: string, field: ChatField) => number,
  lengths: readonly [least: number, most: number],
): readonly Guess[] {
  if (fields.length === 0) return [];
  const folded = fold(text);
  const all = unitsOf(text, namesField);
  const units = all.filter(({ head, body }) => {
    const said = text.slice(...body).trim();
    const isSentence = head[0] === head[1];
    // A line of six hundred characters without a full stop is no sentence.
    if (isSentence && (said.endsWith('?') || said.length > lengths[1])) return false;
    if (ASIDE.test(folded.slice(...head))) return false;
    return said.length >= lengths[0] && !isTaken(...body);
  });
  const scores = units.map((unit) => scoresOf(folded, unit, spoken));
  const sure = fields.filter((field) => scores.some((one) => one[field] >= IN_BRIEF.sure)).length;
  const isBrief =
    all.length >= IN_BRIEF.least &&
    all.length <= IN_BRIEF.most &&
    CHAT_FIELDS.length - fields.length + sure >= IN_BRIEF.questions;
  if (isBrief) {
    units.forEach(({ body }, index) => {
      const place = body[0] / text.length;
      const one = scores[index] ?? zero();
      for (const field of fields) {
        // The place alone tells nothing.
        if (one[field] >= 0.4) one[field] += PLACE_WEIGHT * (1 - 2 * Math.abs(place - USUAL_PLACE[field]));
      }
    });
  }
  return assigned(fields, units, scores, isBrief ? LEAST_IN_BRIEF : LEAST);
}
