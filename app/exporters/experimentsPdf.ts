import {
  EXPERIMENT_STATUS_LABELS,
  type Experiment,
  type ExperimentStatus,
  IN_PROGRESS_RESULTS,
  type Verdict,
} from '#src/domain/experiment.ts';
import { counted, formatDate, formatDateRange, formatLongDate } from '#src/domain/format.ts';
import type { DateText } from '#src/domain/record.ts';
import { STAGES, STAGE_NAMES } from '#src/domain/stage.ts';
import type { Tone } from '#src/theme/tokens.ts';

import type { PdfBadge, PdfBlock, PdfDocument, PdfField } from './pdf.ts';

/** An experiment as exported. */
export interface ExportedExperiment {
  readonly experiment: Experiment;
  /** Name of the member in charge; empty while nobody is. */
  readonly assignee: string;
}

/** What the list's exports are made of. */
export interface ExperimentsExport {
  /** The company's name. */
  readonly company: string;
  /** Day of the export. */
  readonly date: DateText;
  /** In the order to be kept. */
  readonly experiments: readonly ExportedExperiment[];
}

/** Verdicts in words. */
export const EXPORTED_VERDICTS: Readonly<Record<Verdict, string>> = {
  VALIDATED: 'Гипотеза подтверждена',
  INVALIDATED: 'Гипотеза опровергнута',
  INCONCLUSIVE: 'Без вывода',
};

const VERDICT_TONES: Readonly<Record<Verdict, Tone>> = {
  VALIDATED: 'green',
  INVALIDATED: 'red',
  INCONCLUSIVE: 'neutral',
};

const STATUS_TONES: Readonly<Record<ExperimentStatus, Tone>> = {
  backlog: 'purple',
  New: 'blue',
  'In Progress': 'yellow',
  Done: 'green',
};

/** Results as a reader may see them: the prefilled line counts as empty (decision 7). */
export function writtenResults({ results }: Experiment): string {
  return results.trim() === IN_PROGRESS_RESULTS ? '' : results;
}

function datesOf({ startDate, endDate }: Experiment): string {
  if (startDate === '') return formatDate(endDate);
  return formatDateRange(startDate, endDate === '' ? null : endDate);
}

function fieldsOf({ experiment, assignee }: ExportedExperiment): PdfField[] {
  const done = experiment.status === 'Done';
  const rows: readonly (readonly [label: string, value: string])[] = [
    ['Гипотеза', experiment.hypothesis],
    ['Сроки', datesOf(experiment)],
    ['Дедлайн', formatDate(experiment.deadline ?? '')],
    ['Ответственный', assignee],
    ['Формат', experiment.experimentFormat],
    ['Сегмент', experiment.customerSegment],
    ['Ценностное предложение', experiment.valueProposition],
    ['Рисковое допущение', experiment.riskiestAssumption],
    ['Метрики', experiment.metrics],
    ['Критерии успеха', experiment.successCriteria],
    ['Результаты', done ? writtenResults(experiment) : ''],
    ['Выводы', done ? experiment.learnings : ''],
    ['Следующие шаги', done ? experiment.nextSteps : ''],
  ];
  return rows.filter(([, value]) => value.trim() !== '').map(([label, value]) => ({ label, value }));
}

function badgesOf({ status, verdict }: Experiment): PdfBadge[] {
  const badge = { text: EXPERIMENT_STATUS_LABELS[status], tone: STATUS_TONES[status] };
  if (status !== 'Done' || verdict === null) return [badge];
  return [badge, { text: EXPORTED_VERDICTS[verdict], tone: VERDICT_TONES[verdict] }];
}

function experimentBlocks(exported: ExportedExperiment): PdfBlock[] {
  const name = exported.experiment.name.trim();
  return [
    { kind: 'heading', level: 3, text: name === '' ? 'Без названия' : name },
    { kind: 'badges', badges: badgesOf(exported.experiment) },
    { kind: 'fields', rows: fieldsOf(exported) },
  ];
}

const countOf = (count: number): string => counted(count, ['эксперимент', 'эксперимента', 'экспериментов']);

/**
 * The list of experiments as a document (decision 13): grouped by stage in the order of {@link STAGES}, inside a stage in the
 * order given. Empty fields and empty stages are left out; results, learnings, next steps and the verdict only of finished ones.
 */
export function experimentsDocument({ company, date, experiments }: ExperimentsExport): PdfDocument {
  const day = formatLongDate(date);
  const facts = [company.trim(), day, countOf(experiments.length)].filter((fact) => fact !== '').join(' · ');
  const blocks: PdfBlock[] = [
    { kind: 'heading', level: 1, text: 'Эксперименты' },
    { kind: 'paragraph', text: facts, quiet: true },
  ];
  if (experiments.length === 0) blocks.push({ kind: 'paragraph', text: 'В списке нет ни одного эксперимента.' });
  for (const stage of STAGES) {
    const here = experiments.filter(({ experiment }) => experiment.cjmStage === stage);
    if (here.length > 0) {
      blocks.push(
        { kind: 'heading', level: 2, text: STAGE_NAMES[stage], note: countOf(here.length), tone: stage },
        ...here.flatMap((exported, index): PdfBlock[] => [
          ...(index > 0 ? [{ kind: 'rule' } as const] : []),
          ...experimentBlocks(exported),
        ]),
      );
    }
  }
  return { title: 'Эксперименты', date: day, orientation: 'portrait', blocks };
}
