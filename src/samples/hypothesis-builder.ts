import type { Hypothesis, Quote } from '../domain/research/hypothesis.ts';
import { MAIN_PRODUCT } from '../domain/workspace.ts';
import { keyedList, keyedTexts } from '../domain/core/record.ts';
import type { MaterialText } from '../domain/research/research.ts';
import { passageOf } from './passages.ts';
import { moment, stamp } from './stamp.ts';
import { STUDIES, type StudyKey } from './studies.ts';

/** A hypothesis as the sample files write it: plain lists, a study by its short name. */
export interface HypothesisEntry extends Pick<
  Hypothesis,
  'id' | 'text' | 'stage' | 'touchpoint' | 'status' | 'relevance' | 'priority' | 'description'
> {
  /** Short name of the study, or null for one that no study brought. */
  readonly study: StudyKey | null;
  /** Day it was written down. */
  readonly date: string;
  readonly comment?: string;
  readonly jtbd?: string;
  readonly context?: string;
  readonly gains?: readonly string[];
  readonly pains?: readonly string[];
  readonly metrics?: readonly string[];
  readonly quotes?: readonly Quote[];
}

/** Makes the record of an entry. */
export function hypothesis(entry: HypothesisEntry): Hypothesis {
  const { study, date, gains = [], pains = [], metrics = [], quotes = [], ...rest } = entry;
  return stamp('hypothesis', moment(date, '12:00'), {
    comment: '',
    productId: MAIN_PRODUCT,
    jtbd: '',
    context: '',
    ...rest,
    researchId: study === null ? null : STUDIES[study].id,
    gains: keyedTexts('gain', gains),
    pains: keyedTexts('pain', pains),
    metrics: keyedTexts('metric', metrics),
    quotes: keyedList('quote', quotes),
    history: {},
  });
}

/** Returns a respondent's words from a study; with a transcript they point to their place in it. */
export function said(study: StudyKey, respondent: string, text: string, material?: MaterialText): Quote {
  const { id, title } = STUDIES[study];
  return {
    text,
    respondent,
    research: title,
    researchId: id,
    passage: material ? passageOf(material, text) : null,
    stance: 'for',
  };
}
