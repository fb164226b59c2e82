import { nameIn, type ProductNames } from '#src/domain/boards/products/product.ts';
import { EXPERIMENT_STATUS_LABELS } from '#src/domain/experiments/experiment.ts';
import { dayOf } from '#src/domain/core/format.ts';
import { fieldsMadeByInWords } from '#src/domain/research/words/madeByWords.ts';
import { ordered } from '#src/domain/core/record.ts';
import { STAGE_NAMES } from '#src/domain/core/stage.ts';
import { MODEL_FIELDS } from '#src/domain/experiments/modelFields.ts';
import { STANCES } from '#src/domain/research/evidence.ts';
import { TERMS } from '#src/domain/terms.ts';
import { hypothesisInWords } from '#src/domain/tactics/exampleHypothesis.ts';

import { exportedWords, SCORE_HEAD, wordsHead } from '../../shared/evidence/exportedWords.ts';
import type { ExportedExperiment } from './exported.ts';
import { EXPORTED_VERDICTS, writtenResults } from './pdf.ts';
import type { CellValue, Column, Sheet } from '#files/writing/spreadsheet.ts';

const NAME_COLUMN: Column = { header: TERMS.experiment.name, width: 40, type: 'text' };
/** Follows the name, in a company that has several products. */
const PRODUCT_COLUMN: Column = { header: TERMS.experiment.productId, width: 24, type: 'text' };

const EXPERIMENT_COLUMNS: readonly Column[] = [
  { header: TERMS.experiment.status, width: 14, type: 'text' },
  { header: TERMS.experiment.cjmStage, width: 14, type: 'text' },
  { header: TERMS.experiment.assigneeId, width: 24, type: 'text' },
  { header: TERMS.experiment.author, width: 24, type: 'text' },
  { header: TERMS.experiment.startDate, width: 12, type: 'date' },
  { header: TERMS.experiment.endDate, width: 12, type: 'date' },
  { header: TERMS.experiment.deadline, width: 12, type: 'date' },
  { header: TERMS.experiment.hypothesis, width: 60, type: 'text' },
  ...STANCES.map((stance): Column => ({ header: wordsHead(stance), width: 60, type: 'text' })),
  { header: SCORE_HEAD, width: 40, type: 'text' },
  { header: TERMS.hypothesis.researchId, width: 40, type: 'text' },
  { header: TERMS.experiment.customerSegment, width: 40, type: 'text' },
  { header: TERMS.experiment.valueProposition, width: 40, type: 'text' },
  { header: TERMS.experiment.channels, width: 30, type: 'text' },
  { header: TERMS.experiment.customerEngagement, width: 40, type: 'text' },
  { header: TERMS.experiment.riskiestAssumption, width: 40, type: 'text' },
  { header: TERMS.experiment.experimentFormat, width: 18, type: 'text' },
  { header: TERMS.experiment.scenario, width: 60, type: 'text' },
  { header: TERMS.experiment.metrics, width: 40, type: 'text' },
  { header: TERMS.experiment.successCriteria, width: 40, type: 'text' },
  { header: TERMS.experiment.verdict, width: 24, type: 'text' },
  { header: TERMS.experiment.results, width: 60, type: 'text' },
  { header: TERMS.experiment.learnings, width: 60, type: 'text' },
  { header: TERMS.experiment.nextSteps, width: 60, type: 'text' },
  { header: TERMS.together.rounds, width: 40, type: 'text' },
  { header: TERMS.experiment.byModel, width: 40, type: 'text' },
];

const HISTORY_COLUMNS: readonly Column[] = [
  { header: 'Эксперимент', width: 40, type: 'text' },
  { header: TERMS.timelineEntry.date, width: 12, type: 'date' },
  { header: TERMS.timelineEntry.action, width: 60, type: 'text' },
  { header: TERMS.experiment.author, width: 24, type: 'text' },
];

/** The fields that a model may have proposed, in the order of the sheet. */
const MODEL_NAMES = Object.fromEntries(MODEL_FIELDS.map((field) => [field, TERMS.experiment[field]]));

function experimentRow(
  { experiment, assignee, tested, score, study, rounds }: ExportedExperiment,
  products: ProductNames,
): CellValue[] {
  return [
    experiment.name,
    ...(products ? [nameIn(products, experiment.productId)] : []),
    EXPERIMENT_STATUS_LABELS[experiment.status],
    STAGE_NAMES[experiment.cjmStage],
    assignee,
    experiment.author,
    experiment.startDate,
    experiment.endDate,
    experiment.deadline,
    hypothesisInWords(experiment),
    ...STANCES.map((stance) => (tested ? exportedWords(tested, stance, true).join('\n') : '')),
    score,
    study,
    experiment.customerSegment,
    experiment.valueProposition,
    experiment.channels,
    experiment.customerEngagement,
    experiment.riskiestAssumption,
    experiment.experimentFormat,
    experiment.scenario,
    experiment.metrics,
    experiment.successCriteria,
    experiment.verdict && EXPORTED_VERDICTS[experiment.verdict],
    writtenResults(experiment),
    experiment.learnings,
    experiment.nextSteps,
    rounds.join('\n'),
    fieldsMadeByInWords(experiment.byModel, MODEL_NAMES),
  ];
}

function historyRows({ experiment }: ExportedExperiment): CellValue[][] {
  return ordered(experiment.timeline).map(({ date, action, author }) => [
    experiment.name,
    dayOf(date) ?? date,
    action,
    author,
  ]);
}

/**
 * The sheets «Эксперименты» (every field of the canvas and of the launch) and «История» (the timelines) of the experiments'
 * export (R58), experiments in the order given, each history in its own order.
 * @param products names of the company's, where it has several: a column says whose each is. Default one
 */
export function experimentSheets(experiments: readonly ExportedExperiment[], products: ProductNames = null): Sheet[] {
  const columns = [NAME_COLUMN, ...(products ? [PRODUCT_COLUMN] : []), ...EXPERIMENT_COLUMNS];
  return [
    { name: 'Эксперименты', columns, rows: experiments.map((one) => experimentRow(one, products)) },
    { name: TERMS.experiment.timeline, columns: HISTORY_COLUMNS, rows: experiments.flatMap(historyRows) },
  ];
}
