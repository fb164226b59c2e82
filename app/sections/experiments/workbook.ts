import { nameIn, type ProductNames } from '#src/domain/boards/products/product.ts';
import { EXPERIMENT_STATUS_LABELS, type Experiment, type TimelineEntry } from '#src/domain/experiments/experiment.ts';
import { dayOf } from '#src/domain/core/format.ts';
import { fieldsMadeByInWords } from '#src/domain/research/words/madeByWords.ts';
import { ordered } from '#src/domain/core/record.ts';
import { STAGE_NAMES } from '#src/domain/core/stage.ts';
import { MODEL_FIELDS } from '#src/domain/experiments/modelFields.ts';
import { STANCES } from '#src/domain/research/hypotheses/evidence.ts';
import { TERMS } from '#src/domain/terms.ts';
import { hypothesisInWords } from '#src/domain/tactics/exampleHypothesis.ts';

import { exportedWords, SCORE_HEAD, wordsHead } from '../../shared/evidence/exportedWords.ts';
import type { ExportedExperiment } from './exported.ts';
import { EXPORTED_VERDICTS, writtenResults } from './pdf.ts';
import { type ColumnOf, dateColumn, sheetOf, textColumn } from '#files/writing/sheetOf.ts';
import type { Sheet } from '#files/writing/spreadsheet.ts';

/** The fields that a model may have proposed, in the order of the sheet. */
const MODEL_NAMES = Object.fromEntries(MODEL_FIELDS.map((field) => [field, TERMS.experiment[field]]));

type WrittenField = {
  [F in keyof typeof TERMS.experiment]: Experiment[F] extends string ? F : never;
}[keyof typeof TERMS.experiment];

/** The column of a field that holds words, as they are. */
const ownColumn = (field: WrittenField, width: number): ColumnOf<ExportedExperiment> =>
  textColumn(TERMS.experiment[field], width, ({ experiment }) => experiment[field]);

const EXPERIMENT_COLUMNS: readonly ColumnOf<ExportedExperiment>[] = [
  textColumn(TERMS.experiment.status, 14, ({ experiment }) => EXPERIMENT_STATUS_LABELS[experiment.status]),
  textColumn(TERMS.experiment.cjmStage, 14, ({ experiment }) => STAGE_NAMES[experiment.cjmStage]),
  textColumn(TERMS.experiment.assigneeId, 24, ({ assignee }) => assignee),
  textColumn(TERMS.experiment.author, 24, ({ experiment }) => experiment.author),
  dateColumn(TERMS.experiment.startDate, 12, ({ experiment }) => experiment.startDate),
  dateColumn(TERMS.experiment.endDate, 12, ({ experiment }) => experiment.endDate),
  dateColumn(TERMS.experiment.deadline, 12, ({ experiment }) => experiment.deadline),
  textColumn(TERMS.experiment.hypothesis, 60, ({ experiment }) => hypothesisInWords(experiment)),
  ...STANCES.map((stance) =>
    textColumn<ExportedExperiment>(wordsHead(stance), 60, ({ tested }) =>
      tested ? exportedWords(tested, stance, true).join('\n') : '',
    ),
  ),
  textColumn(SCORE_HEAD, 40, ({ score }) => score),
  textColumn(TERMS.hypothesis.researchId, 40, ({ study }) => study),
  ownColumn('customerSegment', 40),
  ownColumn('valueProposition', 40),
  ownColumn('channels', 30),
  ownColumn('customerEngagement', 40),
  ownColumn('riskiestAssumption', 40),
  ownColumn('experimentFormat', 18),
  ownColumn('scenario', 60),
  ownColumn('metrics', 40),
  ownColumn('successCriteria', 40),
  textColumn(TERMS.experiment.verdict, 24, ({ experiment: { verdict } }) => verdict && EXPORTED_VERDICTS[verdict]),
  textColumn(TERMS.experiment.results, 60, ({ experiment }) => writtenResults(experiment)),
  ownColumn('learnings', 60),
  ownColumn('nextSteps', 60),
  textColumn(TERMS.together.rounds, 40, ({ rounds }) => rounds.join('\n')),
  textColumn(TERMS.experiment.byModel, 40, ({ experiment }) => fieldsMadeByInWords(experiment.byModel, MODEL_NAMES)),
];

/** Follows the name, in a company that has several products. */
const productColumn = (products: ProductNames): ColumnOf<ExportedExperiment> =>
  textColumn(TERMS.experiment.productId, 24, ({ experiment }) => nameIn(products, experiment.productId));

const HISTORY_COLUMNS: readonly ColumnOf<TimelineEntry & { readonly name: string }>[] = [
  textColumn('Эксперимент', 40, ({ name }) => name),
  dateColumn(TERMS.timelineEntry.date, 12, ({ date }) => dayOf(date) ?? date),
  textColumn(TERMS.timelineEntry.action, 60, ({ action }) => action),
  textColumn(TERMS.experiment.author, 24, ({ author }) => author),
];

/**
 * The sheets «Эксперименты» (every field of the canvas and of the launch) and «История» (the timelines) of the experiments'
 * export (R58), experiments in the order given, each history in its own order.
 * @param products names of the company's, where it has several: a column says whose each is. Default one
 */
export function experimentSheets(experiments: readonly ExportedExperiment[], products: ProductNames = null): Sheet[] {
  const columns = [ownColumn('name', 40), ...(products ? [productColumn(products)] : []), ...EXPERIMENT_COLUMNS];
  const history = experiments.flatMap(({ experiment: { name, timeline } }) =>
    ordered(timeline).map((entry) => ({ ...entry, name })),
  );
  return [sheetOf('Эксперименты', columns, experiments), sheetOf(TERMS.experiment.timeline, HISTORY_COLUMNS, history)];
}
