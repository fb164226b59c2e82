import type { Hypothesis, Quote } from '../hypothesis.ts';
import type { Op } from '../../core/operation.ts';
import { ordered, positionBetween, type NewId } from '../../core/record.ts';
import type { Research } from '../research.ts';
import { type SelectedQuote, takenFor } from '../reading/selectedQuote.ts';

export function quoteOf(research: Pick<Research, 'id' | 'title'>, selected: SelectedQuote): Quote {
  return {
    text: selected.text,
    respondent: selected.respondent,
    research: research.title,
    researchId: research.id,
    passage: selected.passage,
    stance: 'for',
    ...takenFor(selected),
  };
}

/** Words with the study they are from. */
export interface QuoteOfStudy {
  readonly study: Pick<Research, 'id' | 'title'>;
  readonly quote: SelectedQuote;
  /** Stance of the words. Default: for the hypothesis. */
  readonly stance?: Quote['stance'];
}

/**
 * Operations that give a hypothesis selected words, for it or against, after its other quotes. The same words of the same place
 * are there once: a second time only says what they speak for; none when they speak for it already.
 * @param research the study that the words are from
 */
export function addQuote(
  hypothesis: Pick<Hypothesis, 'id' | 'quotes'>,
  research: Pick<Research, 'id' | 'title'>,
  selected: SelectedQuote,
  stance: Quote['stance'],
  newId: NewId,
): Op[] {
  const on = { kind: 'hypothesis', id: hypothesis.id, map: 'quotes' } as const;
  const quotes = ordered(hypothesis.quotes);
  const { materialId, start, end } = selected.passage;
  const there = quotes.find(
    ({ passage }) => passage?.materialId === materialId && passage.start === start && passage.end === end,
  );
  if (there) return there.stance === stance ? [] : [{ op: 'setMember', ...on, key: there.key, fields: { stance } }];
  const position = positionBetween(quotes.at(-1)?.position ?? null, null);
  return [{ op: 'put', ...on, key: newId(), value: { ...quoteOf(research, selected), stance, position } }];
}

/**
 * Operations that give a hypothesis several words after its other quotes, each as {@link addQuote} would; none for those that it
 * has with the same stance.
 */
export function addQuotes(
  hypothesis: Pick<Hypothesis, 'id' | 'quotes'>,
  words: readonly QuoteOfStudy[],
  newId: NewId,
): Op[] {
  let last = ordered(hypothesis.quotes).at(-1)?.position ?? null;
  return words.flatMap(({ study, quote, stance = 'for' }) =>
    addQuote(hypothesis, study, quote, stance, newId).map((op): Op => {
      if (op.op !== 'put') return op;
      // Each behind the one before it: alone, all of them would get the same place.
      last = positionBetween(last, null);
      return { ...op, value: { ...op.value, position: last } } as Op;
    }),
  );
}
