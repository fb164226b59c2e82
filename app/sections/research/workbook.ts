import { nameIn, type ProductNames } from '#src/domain/boards/products/product.ts';
import { VERDICT_LABELS, type Verdict } from '#src/domain/experiments/experiment.ts';
import { STANCES } from '#src/domain/research/evidence.ts';
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
import type { CellValue, Column, Sheet } from '#files/writing/spreadsheet.ts';

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

const RESEARCH_COLUMNS: readonly Column[] = [
  { header: TERMS.research.title, width: 40, type: 'text' },
  { header: TERMS.research.description, width: 60, type: 'text' },
  { header: TERMS.research.type, width: 14, type: 'text' },
  { header: TERMS.research.status, width: 16, type: 'text' },
  { header: TERMS.research.participants, width: 12, type: 'number' },
  { header: TERMS.research.startDate, width: 12, type: 'date' },
  { header: TERMS.research.endDate, width: 12, type: 'date' },
  { header: TERMS.research.author, width: 24, type: 'text' },
  { header: TERMS.research.insights, width: 80, type: 'text' },
];

const HYPOTHESIS_COLUMNS: readonly Column[] = [
  { header: TERMS.hypothesis.researchId, width: 40, type: 'text' },
  { header: TERMS.hypothesis.text, width: 60, type: 'text' },
  { header: TERMS.hypothesis.stage, width: 14, type: 'text' },
  { header: TERMS.hypothesis.touchpoint, width: 28, type: 'text' },
  { header: TERMS.hypothesis.status, width: 14, type: 'text' },
  { header: TERMS.hypothesis.relevance, width: 16, type: 'text' },
  { header: TERMS.hypothesis.priority, width: 12, type: 'number' },
  ...STANCES.flatMap((stance): Column[] => [
    { header: wordsHead(stance), width: 60, type: 'text' },
    { header: `Людей ${STANCE_LABELS[stance].toLowerCase()}`, width: 12, type: 'number' },
  ]),
  { header: 'Выводы экспериментов', width: 24, type: 'text' },
  { header: SCORE_HEAD, width: 40, type: 'text' },
  { header: TERMS.hypothesis.madeBy, width: 40, type: 'text' },
];

/** Last column, in a company that has several products. */
const PRODUCT_COLUMN: Column = { header: TERMS.hypothesis.productId, width: 24, type: 'text' };

/** Columns that name no participants: the member who made a study, and the product of a hypothesis. */
export const OPEN_COLUMNS: ReadonlySet<string> = new Set([TERMS.research.author, TERMS.hypothesis.productId]);

/** Returns a list for a cell: one line each. A single item has no mark. */
function linesOf(items: readonly string[]): string {
  return items.length > 1 ? items.map((item) => `• ${item}`).join('\n') : items.join('');
}

function researchRow({ research }: ExportedStudy): CellValue[] {
  return [
    research.title,
    research.description,
    RESEARCH_TYPE_LABELS[research.type],
    RESEARCH_STATUS_LABELS[research.status],
    participantCount(research),
    research.startDate,
    research.endDate,
    research.author,
    linesOf(ordered(research.insights).map(({ text }) => text)),
  ];
}

function hypothesisRows({ research, hypotheses }: ExportedStudy, products: ProductNames): CellValue[][] {
  return hypotheses
    .toSorted((a, b) => a.hypothesis.priority - b.hypothesis.priority)
    .map(({ hypothesis, support, verdicts, score }) => [
      research.title,
      hypothesis.text,
      STAGE_NAMES[hypothesis.stage],
      hypothesis.touchpoint,
      HYPOTHESIS_STATUS_LABELS[hypothesis.status],
      RELEVANCE_LABELS[hypothesis.relevance],
      hypothesis.priority,
      ...STANCES.flatMap((stance) => [linesOf(exportedWords(hypothesis, stance, false)), support[stance].people]),
      linesOf(verdicts.map((verdict) => VERDICT_LABELS[verdict])),
      score,
      hypothesis.madeBy ? madeByInWords(hypothesis.madeBy) : '',
      // It becomes a product's with the backlog (R293).
      ...(products ? [hypothesis.status === 'new' ? '' : nameIn(products, hypothesis.productId)] : []),
    ]);
}

/**
 * The sheets «Исследования» and «Гипотезы» of the research export (R58), studies in the order given, the hypotheses of
 * each by priority, ascending (R32).
 * @param products names of the company's, where it has several: a column says whose each hypothesis is. Default one
 */
export function researchSheets(studies: readonly ExportedStudy[], products: ProductNames = null): Sheet[] {
  const columns = products ? [...HYPOTHESIS_COLUMNS, PRODUCT_COLUMN] : HYPOTHESIS_COLUMNS;
  return [
    { name: 'Исследования', columns: RESEARCH_COLUMNS, rows: studies.map(researchRow) },
    { name: 'Гипотезы', columns, rows: studies.flatMap((one) => hypothesisRows(one, products)) },
  ];
}
