import { nameIn, type ProductNames } from '#src/domain/boards/products/product.ts';
import { VERDICT_LABELS, type Verdict } from '#src/domain/experiments/experiment.ts';
import { STANCES } from '#src/domain/research/hypotheses/evidence.ts';
import type { Support } from '#src/domain/research/across/support.ts';
import {
  type Hypothesis,
  HYPOTHESIS_STATUS_LABELS,
  RELEVANCE_LABELS,
  STANCE_LABELS,
} from '#src/domain/research/hypothesis.ts';
import { madeByInWords } from '#src/domain/research/words/madeByWords.ts';
import { ordered } from '#src/domain/core/record.ts';
import {
  participantCount,
  RESEARCH_STATUS_LABELS,
  RESEARCH_TYPE_LABELS,
  type Research,
} from '#src/domain/research/research.ts';
import { STAGE_NAMES } from '#src/domain/core/stage.ts';
import { TERMS } from '#src/domain/terms.ts';

import { exportedWords, SCORE_HEAD, wordsHead } from '../../shared/evidence/exportedWords.ts';
import { type ColumnOf, dateColumn, numberColumn, sheetOf, textColumn } from '#files/writing/sheetOf.ts';
import type { Sheet } from '#files/writing/spreadsheet.ts';

export interface ExportedHypothesis {
  /** Its quotes signed as they may be shown. */
  readonly hypothesis: Hypothesis;
  /** People for it and against it. */
  readonly support: Support;
  /** How its experiments ended, newest first. */
  readonly verdicts: readonly Verdict[];
  /** How well it is founded, in words. */
  readonly score: string;
}

/** A study and its hypotheses, as exported. */
export interface ExportedStudy {
  readonly research: Research;
  readonly hypotheses: readonly ExportedHypothesis[];
}

/** Returns a list for a cell: one line each. A single item has no mark. */
function linesOf(items: readonly string[]): string {
  return items.length > 1 ? items.map((item) => `• ${item}`).join('\n') : items.join('');
}

const RESEARCH_COLUMNS: readonly ColumnOf<Research>[] = [
  textColumn(TERMS.research.title, 40, ({ title }) => title),
  textColumn(TERMS.research.description, 60, ({ description }) => description),
  textColumn(TERMS.research.type, 14, ({ type }) => RESEARCH_TYPE_LABELS[type]),
  textColumn(TERMS.research.status, 16, ({ status }) => RESEARCH_STATUS_LABELS[status]),
  numberColumn(TERMS.research.participants, 12, participantCount),
  dateColumn(TERMS.research.startDate, 12, ({ startDate }) => startDate),
  dateColumn(TERMS.research.endDate, 12, ({ endDate }) => endDate),
  { ...textColumn(TERMS.research.author, 24, ({ author }) => author), isOpen: true },
  textColumn(TERMS.research.insights, 80, ({ insights }) => linesOf(ordered(insights).map(({ text }) => text))),
];

interface HypothesisRow extends ExportedHypothesis {
  readonly research: Research;
}

const HYPOTHESIS_COLUMNS: readonly ColumnOf<HypothesisRow>[] = [
  textColumn(TERMS.hypothesis.researchId, 40, ({ research }) => research.title),
  textColumn(TERMS.hypothesis.text, 60, ({ hypothesis }) => hypothesis.text),
  textColumn(TERMS.hypothesis.stage, 14, ({ hypothesis }) => STAGE_NAMES[hypothesis.stage]),
  textColumn(TERMS.hypothesis.touchpoint, 28, ({ hypothesis }) => hypothesis.touchpoint),
  textColumn(TERMS.hypothesis.status, 14, ({ hypothesis }) => HYPOTHESIS_STATUS_LABELS[hypothesis.status]),
  textColumn(TERMS.hypothesis.relevance, 16, ({ hypothesis }) => RELEVANCE_LABELS[hypothesis.relevance]),
  numberColumn(TERMS.hypothesis.priority, 12, ({ hypothesis }) => hypothesis.priority),
  ...STANCES.flatMap((stance): ColumnOf<HypothesisRow>[] => [
    textColumn(wordsHead(stance), 60, ({ hypothesis }) => linesOf(exportedWords(hypothesis, stance, false))),
    numberColumn(`Людей ${STANCE_LABELS[stance].toLowerCase()}`, 12, ({ support }) => support[stance].people),
  ]),
  textColumn('Выводы экспериментов', 24, ({ verdicts }) => linesOf(verdicts.map((verdict) => VERDICT_LABELS[verdict]))),
  textColumn(SCORE_HEAD, 40, ({ score }) => score),
  textColumn(TERMS.hypothesis.madeBy, 40, ({ hypothesis: { madeBy } }) => (madeBy ? madeByInWords(madeBy) : '')),
];

/** Last column, in a company that has several products. */
const productColumn = (products: ProductNames): ColumnOf<HypothesisRow> => ({
  // It becomes a product's with the backlog (R293).
  ...textColumn(TERMS.hypothesis.productId, 24, ({ hypothesis: { status, productId } }) =>
    status === 'new' ? '' : nameIn(products, productId),
  ),
  isOpen: true,
});

const hypothesisRows = ({ research, hypotheses }: ExportedStudy): HypothesisRow[] =>
  hypotheses.toSorted((a, b) => a.hypothesis.priority - b.hypothesis.priority).map((one) => ({ ...one, research }));

/**
 * The sheets «Исследования» and «Гипотезы» of the research export (R58), studies in the order given, the hypotheses of
 * each by priority, ascending (R32).
 * @param products names of the company's, where it has several: a column says whose each hypothesis is. Default one
 */
export function researchSheets(studies: readonly ExportedStudy[], products: ProductNames = null): Sheet[] {
  return [
    sheetOf(
      'Исследования',
      RESEARCH_COLUMNS,
      studies.map(({ research }) => research),
    ),
    sheetOf(
      'Гипотезы',
      [...HYPOTHESIS_COLUMNS, ...(products ? [productColumn(products)] : [])],
      studies.flatMap(hypothesisRows),
    ),
  ];
}
