import type { Op } from '../core/operation.ts';
import { MAIN_PRODUCT } from '../workspace.ts';
import { keyedList, keyedTexts, ordered, type Keyed, type TextItem } from '../core/record.ts';
import type { TextRange } from '../core/textRange.ts';
import type { MapTexts } from '../core/texts.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import { isInPlace } from '../research/mark.ts';
import type { MaterialText, Research } from '../research/research.ts';
import { guidOf, idWithin, sameGuid } from './guid.ts';
import type { RefiHypothesis, RefiProject, RefiQuote } from './project.ts';

/** A study as far as its hypotheses go out with it. */
interface Giving {
  readonly research: Pick<Research, 'id'>;
  readonly texts: ReadonlyMap<string, Pick<MaterialText, 'text'>>;
  readonly hypotheses: readonly Hypothesis[];
}

const lines = (list: Keyed<TextItem>): string[] => ordered(list).map(({ text }) => text);

/**
 * Returns the hypotheses of studies for export, by priority, and how many of their words go without their place: those of other
 * studies, and those that are no longer in their text.
 */
export function giveHypotheses(
  studies: readonly Giving[],
  guid: (id: string) => string,
): { readonly hypotheses: readonly RefiHypothesis[]; readonly unplaced: number } {
  const own = new Set(studies.map(({ research }) => research.id));
  const texts = new Map(studies.flatMap((study) => [...study.texts]));
  let unplaced = 0;
  const quotesOf = ({ quotes }: Hypothesis): RefiQuote[] =>
    ordered(quotes).map(({ key: _key, position: _position, passage, researchId, ...said }) => {
      const text = passage ? texts.get(passage.materialId)?.text : undefined;
      const stands = passage && text !== undefined && said.text !== '' && isInPlace(text, passage, said.text);
      if (passage && !stands) unplaced += 1;
      const place = stands ? { text: guid(passage.materialId), start: passage.start, end: passage.end } : null;
      return { ...said, isFromHere: researchId !== null && own.has(researchId), place };
    });
  const hypotheses = studies.flatMap((study) =>
    study.hypotheses.map((one): RefiHypothesis => {
      const { text, description, stage, touchpoint, relevance, priority, comment, jtbd, context } = one;
      return {
        guid: guid(one.id),
        text,
        description,
        stage,
        touchpoint,
        relevance,
        priority,
        comment,
        jtbd,
        context,
        status: one.status === 'new' ? 'new' : 'added',
        gains: lines(one.gains),
        pains: lines(one.pains),
        metrics: lines(one.metrics),
        quotes: quotesOf(one),
      };
    }),
  );
  return { hypotheses: hypotheses.toSorted(byPriorityThenGuid), unplaced };
}

const byPriorityThenGuid = (a: RefiHypothesis, b: RefiHypothesis): number =>
  a.priority - b.priority || (a.guid < b.guid ? -1 : a.guid > b.guid ? 1 : 0);

/** Names of the fields of a whole that are texts, choices included. */
type TextField<T> = { [K in keyof T]-?: string extends Extract<T[K], string> ? K : never }[keyof T];

/** Texts that may identify a person; every new field has to be decided here. */
const IS_WORDS: Readonly<Record<TextField<RefiHypothesis>, boolean>> = {
  guid: false,
  text: true,
  description: true,
  touchpoint: true,
  comment: true,
  jtbd: true,
  context: true,
};
const WORDS = (Object.keys(IS_WORDS) as (keyof typeof IS_WORDS)[]).filter((field) => IS_WORDS[field]);

/** As {@link IS_WORDS}, of words: who said them is signed. Words in a text are the text's. */
const QUOTE_WORDS: Readonly<Record<TextField<RefiQuote>, 'words' | 'title' | 'signed'>> = {
  text: 'words',
  research: 'title',
  respondent: 'signed',
};
const TITLES = (Object.keys(QUOTE_WORDS) as (keyof typeof QUOTE_WORDS)[]).filter((one) => QUOTE_WORDS[one] === 'title');

/** Maps every typed text of a hypothesis, and its words where no text of the project contains them. */
export const mapHypothesisTexts: MapTexts<RefiHypothesis> = (one, change) => {
  const told = Object.fromEntries(WORDS.map((field) => [field, change(one[field])]));
  const all = (list: readonly string[]) => list.map((text) => change(text));
  const [gains, pains, metrics] = [all(one.gains), all(one.pains), all(one.metrics)];
  const quotes = one.quotes.map((quote) => ({
    ...quote,
    ...Object.fromEntries(TITLES.map((field) => [field, change(quote[field])])),
    text: quote.place ? quote.text : change(quote.text),
  }));
  return { ...one, ...told, gains, pains, metrics, quotes };
};

/**
 * Returns words of hypotheses with their places and signatures as the project's texts show them now.
 * @param textOf the text of a guid as it is shown, and where its old places are now
 * @param sign how a label of a text may be shown; the text is empty for words that are in none
 */
export function moveQuotes(
  hypotheses: readonly RefiHypothesis[],
  textOf: (guid: string) => { readonly text: string; readonly move: (place: TextRange) => TextRange } | undefined,
  sign: ((label: string, text: { readonly guid: string }) => string) | null,
): RefiHypothesis[] {
  const moved = (quote: RefiQuote): RefiQuote => {
    const { place } = quote;
    const shown = place ? textOf(place.text) : undefined;
    const respondent =
      sign && quote.respondent !== '' ? sign(quote.respondent, { guid: place?.text ?? '' }) : quote.respondent;
    if (!place || !shown) return { ...quote, respondent };
    const now = { ...place, ...shown.move(place) };
    return { ...quote, respondent, text: shown.text.slice(now.start, now.end), place: now };
  };
  return hypotheses.map((one) => ({ ...one, quotes: one.quotes.map(moved) }));
}

/** A hypothesis of the company, as far as one that comes in may be it. */
export type KnownHypothesis = Pick<Hypothesis, 'id' | 'status' | 'researchId' | 'quotes'>;

/** Sources of a company's known hypotheses. */
export interface HypothesesThere {
  readonly hypotheses: readonly KnownHypothesis[];
  /** Projects that were taken in before. */
  readonly projects: readonly { readonly hypotheses: Keyed<{ readonly hypothesisId: string }> }[];
}

/**
 * Returns the company's hypothesis for each one of a project, by its guid: one that a user took up, whether it was exported from
 * here or imported earlier. A new one belongs to its study alone, like all the rest of it: a second study gets its own.
 */
export function takenUp(
  { hypotheses }: Pick<RefiProject, 'hypotheses'>,
  there: HypothesesThere,
): ReadonlyMap<string, KnownHypothesis> {
  const up = there.hypotheses.filter(({ status }) => status !== 'new');
  const byId = new Map(up.map((one) => [one.id, one]));
  const byGuid = new Map(up.map((one) => [sameGuid(guidOf(one.id)), one]));
  const came = new Map(
    there.projects.flatMap((project) =>
      Object.entries(project.hypotheses).map(([guid, { hypothesisId }]) => [sameGuid(guid), hypothesisId] as const),
    ),
  );
  const known = new Map<string, KnownHypothesis>();
  for (const { guid } of hypotheses) {
    const key = sameGuid(guid);
    const one =
      byGuid.get(key) ??
      byId.get(came.get(key) ?? '') ??
      // One whose study was removed, and with it what told where it came from.
      up.find(({ id, researchId }) => researchId !== null && idWithin(researchId, guid) === id);
    if (one) known.set(key, one);
  }
  return known;
}

/** Input of taking hypotheses in. */
export interface TakeHypotheses {
  readonly project: Pick<RefiProject, 'hypotheses' | 'texts'>;
  readonly there: HypothesesThere;
  readonly researchId: string;
  /** Whether a study is there to stay: neither removed nor about to make room for this one. */
  readonly stays: (researchId: string) => boolean;
  /** Returns the id for a part of the project. */
  readonly idOf: (guid: string) => string;
}

/** Words as a record keeps them. */
function quoteRecord({ place, isFromHere, ...said }: RefiQuote, { project, researchId, idOf }: TakeHypotheses) {
  const text = place ? project.texts.find(({ guid }) => sameGuid(guid) === sameGuid(place.text)) : undefined;
  const stands = place && text && isInPlace(text.text, place, said.text);
  const passage = stands ? { materialId: idOf(text.guid), start: place.start, end: place.end } : null;
  return { ...said, researchId: isFromHere ? researchId : null, passage };
}

/** Operations by which a hypothesis whose study is gone or goes moves to the one that comes, with the words that are the same. */
function rehome(known: KnownHypothesis, one: RefiHypothesis, taking: TakeHypotheses): Op[] {
  const { researchId, stays } = taking;
  const on = { kind: 'hypothesis', id: known.id } as const;
  const left = ordered(known.quotes);
  const moves = one.quotes.flatMap((quote): Op[] => {
    const record = quoteRecord(quote, taking);
    const at = left.findIndex(
      ({ text, respondent, researchId: study }) =>
        text === record.text && respondent === record.respondent && study !== null && !stays(study),
    );
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (!same || record.researchId === null) return [];
    return [{ op: 'setMember', ...on, map: 'quotes', key: same.key, fields: { researchId, passage: record.passage } }];
  });
  return [{ op: 'set', ...on, fields: { researchId } }, ...moves];
}

/**
 * Operations that take the hypotheses of a project in. One that the company took up already is not made twice: it stays as it is; only
 * where its study is gone, or makes room for this one, it moves to this one, with its words.
 */
export function takeHypotheses(taking: TakeHypotheses): {
  readonly ops: Op[];
  /** The id of each by its guid. */
  readonly ids: ReadonlyMap<string, string>;
} {
  const { project, there, researchId, stays, idOf } = taking;
  const known = takenUp(project, there);
  const ids = new Map<string, string>();
  const ops = project.hypotheses.flatMap((one): Op[] => {
    const same = known.get(sameGuid(one.guid));
    const id = same?.id ?? idOf(one.guid);
    ids.set(one.guid, id);
    if (same) return same.researchId !== null && !stays(same.researchId) ? rehome(same, one, taking) : [];
    const { guid: _guid, gains, pains, metrics, quotes, ...said } = one;
    const record = {
      ...said,
      id,
      researchId,
      productId: MAIN_PRODUCT,
      gains: keyedTexts('gain', gains),
      pains: keyedTexts('pain', pains),
      metrics: keyedTexts('metric', metrics),
      quotes: keyedList(
        'quote',
        quotes.map((quote) => quoteRecord(quote, taking)),
      ),
      history: {},
    };
    return [{ op: 'create', kind: 'hypothesis', id, record }];
  });
  return { ops, ids };
}
