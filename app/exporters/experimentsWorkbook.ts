import { EXPERIMENT_STATUS_LABELS } from '#src/domain/experiment.ts';
import { dateOf } from '#src/domain/format.ts';
import { ordered } from '#src/domain/record.ts';
import { STAGE_NAMES } from '#src/domain/stage.ts';

import { EXPORTED_VERDICTS, type ExportedExperiment, writtenResults } from './experimentsPdf.ts';
import type { CellValue, Column, Sheet } from './spreadsheet.ts';

const EXPERIMENT_COLUMNS: readonly Column[] = [
  { header: 'Название', width: 40, type: 'text' },
  { header: 'Статус', width: 14, type: 'text' },
  { header: 'Этап', width: 14, type: 'text' },
  { header: 'Ответственный', width: 24, type: 'text' },
  { header: 'Автор', width: 24, type: 'text' },
  { header: 'Начало', width: 12, type: 'date' },
  { header: 'Окончание', width: 12, type: 'date' },
  { header: 'Дедлайн', width: 12, type: 'date' },
  { header: 'Гипотеза', width: 60, type: 'text' },
  { header: 'Сегмент', width: 40, type: 'text' },
  { header: 'Ценностное предложение', width: 40, type: 'text' },
  { header: 'Каналы', width: 30, type: 'text' },
  { header: 'Вовлечение', width: 40, type: 'text' },
  { header: 'Рисковое допущение', width: 40, type: 'text' },
  { header: 'Формат', width: 18, type: 'text' },
  { header: 'Сценарий', width: 60, type: 'text' },
  { header: 'Метрики', width: 40, type: 'text' },
  { header: 'Критерии успеха', width: 40, type: 'text' },
  { header: 'Вердикт', width: 24, type: 'text' },
  { header: 'Результаты', width: 60, type: 'text' },
  { header: 'Выводы', width: 60, type: 'text' },
  { header: 'Следующие шаги', width: 60, type: 'text' },
];

const HISTORY_COLUMNS: readonly Column[] = [
  { header: 'Эксперимент', width: 40, type: 'text' },
  { header: 'Дата', width: 12, type: 'date' },
  { header: 'Действие', width: 60, type: 'text' },
  { header: 'Автор', width: 24, type: 'text' },
];

function experimentRow({ experiment, assignee }: ExportedExperiment): CellValue[] {
  return [
    experiment.name,
    EXPERIMENT_STATUS_LABELS[experiment.status],
    STAGE_NAMES[experiment.cjmStage],
    assignee,
    experiment.author,
    experiment.startDate,
    experiment.endDate,
    experiment.deadline,
    experiment.hypothesis,
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
  ];
}

/** The day of a moment where the person is; the text itself when it is no moment. */
function dayOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : dateOf(date);
}

function historyRows({ experiment }: ExportedExperiment): CellValue[][] {
  return ordered(experiment.timeline).map(({ date, action, author }) => [experiment.name, dayOf(date), action, author]);
}

/**
 * The sheets «Эксперименты» (every field of the canvas and of the launch) and «История» (the timelines) of the experiments'
 * export (decision 13), experiments in the order given, each history in its own order.
 */
export function experimentSheets(experiments: readonly ExportedExperiment[]): Sheet[] {
  return [
    { name: 'Эксперименты', columns: EXPERIMENT_COLUMNS, rows: experiments.map(experimentRow) },
    { name: 'История', columns: HISTORY_COLUMNS, rows: experiments.flatMap(historyRows) },
  ];
}
