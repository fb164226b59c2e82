import { fold } from '../../core/format.ts';
import type { Verdict } from '../../experiments/experiment.ts';
import { alike, ALIKE_CUT } from './alike.ts';
import { mattersOf } from './matters.ts';
import { tellingStems, wordsIn } from './stems.ts';

/**
 * Relation of a learning to earlier text: it `confirms` it, `contradicts` it, is `near` it (of one matter, and no rule tells
 * which way), or `adds` something not written yet.
 */
export type Relation = 'confirms' | 'contradicts' | 'near' | 'adds';

/** Relation of a learning to a text, and the line concerned. */
export interface Standing {
  readonly relation: Relation;
  /** The line as it is written; null for what adds: there is none. */
  readonly against: string | null;
}

export interface Learnt {
  /** In a person's words. */
  readonly text: string;
  /** The words of a respondent it rests on; empty when there are none. */
  readonly quote: string;
  /** The hypothesis that an experiment tried, and its verdict; null for words from a talk. */
  readonly tried: { readonly hypothesis: string; readonly verdict: Verdict } | null;
}

/** Roots that two texts share at least where one repeats the other, and the part that they make of the shorter one. */
const SHARED = { least: 3, part: 0.5 } as const;

/** Words that deny what follows them. */
const DENYING = new Set('не нет нету без ни никто никогда никак нельзя невозможно ничего никакой никаких'.split(' '));

/** Roots of opposite words: where one text has the one and the other its opposite, they speak against each other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:раст|рост|вырос|увелич|больш|выше|высок|повыс|подн)/,
    /^(?:пада|паден|упал|сниж|сниз|уменьш|меньш|ниже|низк|сокра)/,
  ],
  [/^(?:быстр|скор|сразу|мгновен)/, /^(?:медлен|долг|дольш|неделями|месяцами)/],
  [/^(?:дешев|недорог|бесплатн)/, /^(?:дорог|дорож)/],
  [/^(?:прост|легк|проще|легче|понятн|удобн)/, /^(?:сложн|трудн|сложнее|труднее|непонятн|неудобн)/],
  [/^(?:часто|чаще|всегда|постоянн|кажд)/, /^(?:редк|реже|никогда)/],
  [/^(?:охотн|готов|хот)/, /^(?:неохотн|отказ|нехот)/],
  [/^(?:важн|нужн|необходим)/, /^(?:неважн|ненужн|лишн|необязательн)/],
  [/^(?:довер)/, /^(?:недовер)/],
];

/** Figures of a kind that say how much: a percentage, money. */
const FIGURES = /\d[\d\s\u00A0\u202F]*(?:[.,]\d+)?\s*(?:%|₽|руб)/g;

const rootsOf = (text: string): Set<string> =>
  new Set(tellingStems(wordsIn(text).filter((word) => !DENYING.has(word) && !/^\d+$/.test(word))));

/** «Не отчёт, а цитаты», «три вместо сорока»: what is named is set beside something, not denied. */
const SET_BESIDE = /(?<![а-яё])не (?:[^,.;:!?]{1,40}), а(?![а-яё])/giu;

/** Words that a denying word reaches: «не доверяют выводам» denies trust, not the researchers before it. */
const REACH = 3;

/** Roots of what a text denies. */
function deniedIn(text: string): Set<string> {
  const words = wordsIn(text.replaceAll(SET_BESIDE, ' '));
  return new Set(
    words.flatMap((word, at) => (DENYING.has(word) ? tellingStems(words.slice(at + 1, at + 1 + REACH)) : [])),
  );
}

const figuresOf = (text: string): Set<string> =>
  new Set((fold(text).match(FIGURES) ?? []).map((figure) => figure.replaceAll(/\s/g, '')));

const common = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number => [...a].filter((one) => b.has(one)).length;

/** Which of two opposites a text names: -1 the first, 1 the second, 0 none or both. */
function sideOf(text: string, [one, two]: (typeof OPPOSITES)[number]): number {
  const words = wordsIn(text);
  const has = (form: RegExp): number => Number(words.some((word) => form.test(word)));
  return has(two) - has(one);
}

/** Whether one text has a word and the other its opposite, and neither has both. */
const areOpposite = (a: string, b: string): boolean => OPPOSITES.some((pair) => sideOf(a, pair) * sideOf(b, pair) < 0);

/** Returns the units of figures: «%», «₽». */
const kindsOf = (figures: ReadonlySet<string>): Set<string> =>
  new Set([...figures].map((one) => one.replace(/[\d.,]+/, '')));

/** Whether both name figures of one kind and share none. */
function figuresDiffer(a: string, b: string): boolean {
  const [own, other] = [figuresOf(a), figuresOf(b)];
  if (own.size === 0 || other.size === 0 || common(own, other) > 0) return false;
  return common(kindsOf(own), kindsOf(other)) > 0;
}

/** Whether two texts say something of one thing: so alike that a person would not write both, or one holds most of the other. */
function areOne(a: string, b: string): boolean {
  if ((alike(a, [{ id: '', text: b }])[0]?.score ?? 0) >= ALIKE_CUT) return true;
  const [own, other] = [rootsOf(a), rootsOf(b)];
  const shared = common(own, other);
  return shared >= SHARED.least && shared >= SHARED.part * Math.min(own.size, other.size);
}

/** Returns the relation of two texts about one thing; `near` where one denies and the other is not known to say exactly that. */
function wayOf(a: string, b: string): Relation {
  if (areOpposite(a, b) || figuresDiffer(a, b)) return 'contradicts';
  const [own, other] = [deniedIn(a), deniedIn(b)];
  if (own.size === 0 && other.size === 0) return 'confirms';
  // Both deny something, and it need not be the same.
  if (own.size > 0 && other.size > 0) return 'near';
  const [denied, said] = own.size > 0 ? [own, rootsOf(b)] : [other, rootsOf(a)];
  return common(denied, said) > 0 ? 'contradicts' : 'near';
}

const ORDER: readonly Relation[] = ['contradicts', 'confirms', 'near'];

/** Returns the relation of a learning to one line; null when the line is about other things. */
function standingToLine({ text, quote, tried }: Learnt, line: string): Relation | null {
  if (tried && tried.verdict !== 'INCONCLUSIVE' && areOne(tried.hypothesis, line)) {
    const way = wayOf(tried.hypothesis, line);
    if (way === 'near') return way;
    return (way === 'confirms') === (tried.verdict === 'VALIDATED') ? 'confirms' : 'contradicts';
  }
  const said = [text, quote].find((one) => one !== '' && areOne(one, line));
  if (said !== undefined) return wayOf(said, line);
  const all = [text, quote, tried?.hypothesis ?? ''].join(' ');
  const isNear =
    common(rootsOf(all), rootsOf(line)) > 0 ||
    common(new Set(mattersOf(wordsIn(all))), new Set(mattersOf(wordsIn(line)))) > 0;
  return isNear ? 'near' : null;
}

/**
 * Returns the relation of a learning to the lines of a text: it contradicts if it does so for one line, else confirms one, else
 * is near one. It adds only where no line shares a telling word or a matter with it: unclear cases are never called new.
 */
export function standingTo(learnt: Learnt, lines: readonly string[]): Standing {
  const found = lines.flatMap((line) => {
    const relation = standingToLine(learnt, line);
    return relation === null ? [] : [{ relation, line }];
  });
  for (const relation of ORDER) {
    const of = found.filter((one) => one.relation === relation).map(({ line }) => line);
    if (of.length === 0) continue;
    const nearest = alike(
      learnt.text,
      of.map((text, at) => ({ id: `${at}`, text })),
      0,
    )[0];
    return { relation, against: nearest?.text ?? of[0] ?? null };
  }
  return { relation: 'adds', against: null };
}
