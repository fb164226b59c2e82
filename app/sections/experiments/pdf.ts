import {
  EXPERIMENT_STATUS_LABELS,
  type Experiment,
  IN_PROGRESS_RESULTS,
  type Verdict,
  verdictOf,
} from '#src/domain/experiments/experiment.ts';
import { counted, formatDate, formatDateRange, formatLongDate } from '#src/domain/core/format.ts';
import type { DateText } from '#src/domain/core/record.ts';
import { STAGES, STAGE_NAMES } from '#src/domain/core/stage.ts';
import { STANCES } from '#src/domain/research/evidence.ts';
import { TERMS } from '#src/domain/terms.ts';
import { hypothesisInWords } from '#src/domain/tactics/touchpoint.ts';
import { STATUS_TONES, VERDICT_TONES } from '#src/patterns/statusTones.ts';

import { exportedWords, SCORE_HEAD, wordsHead } from '../../shared/evidence/exportedWords.ts';
import type { ExportedExperiment } from './exported.ts';
import type { PdfBadge, PdfBlock, PdfDocument, PdfField } from '../../exporters/pdf.ts';

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
  INCONCLUSIVE: 'Не ясно',
};

/** Results as a reader may see them: the prefilled line counts as empty (R43). */
export function writtenResults({ results }: Experiment): string {
  return results.trim() === IN_PROGRESS_RESULTS ? '' : results;
}

function datesOf({ startDate, endDate }: Experiment): string {
  if (startDate === '') return formatDate(endDate);
  return formatDateRange(startDate, endDate === '' ? null : endDate);
}

function fieldsOf({ experiment, assignee, tested, score }: ExportedExperiment): PdfField[] {
  const done = experiment.status === 'Done';
  const rows: readonly (readonly [label: string, value: string])[] = [
    [TERMS.experiment.hypothesis, hypothesisInWords(experiment)],
    ...STANCES.map(
      (stance) => [wordsHead(stance), tested ? exportedWords(tested, stance, true).join('\n') : ''] as const,
    ),
    [SCORE_HEAD, score],
    [TERMS.together.period, datesOf(experiment)],
    [TERMS.experiment.deadline, formatDate(experiment.deadline ?? '')],
    [TERMS.experiment.assigneeId, assignee],
    [TERMS.experiment.experimentFormat, experiment.experimentFormat],
    [TERMS.experiment.customerSegment, experiment.customerSegment],
    [TERMS.experiment.valueProposition, experiment.valueProposition],
    [TERMS.experiment.riskiestAssumption, experiment.riskiestAssumption],
    [TERMS.experiment.metrics, experiment.metrics],
    [TERMS.experiment.successCriteria, experiment.successCriteria],
    [TERMS.experiment.results, done ? writtenResults(experiment) : ''],
    [TERMS.experiment.learnings, done ? experiment.learnings : ''],
    [TERMS.experiment.nextSteps, done ? experiment.nextSteps : ''],
  ];
  return rows.filter(([, value]) => value.trim() !== '').map(([label, value]) => ({ label, value }));
}

function badgesOf(experiment: Experiment): PdfBadge[] {
  const { status } = experiment;
  const badge = { text: EXPERIMENT_STATUS_LABELS[status], tone: STATUS_TONES[status] };
  const verdict = verdictOf(experiment);
  if (verdict === null) return [badge];
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

/** One experiment as a document: what its row opens into. */
export function experimentDocument({
  company,
  date,
  exported,
}: Omit<ExperimentsExport, 'experiments'> & { readonly exported: ExportedExperiment }): PdfDocument {
  const { name, cjmStage } = exported.experiment;
  const title = name.trim() === '' ? 'Без названия' : name.trim();
  const day = formatLongDate(date);
  const facts = [company.trim(), day, STAGE_NAMES[cjmStage]].filter((fact) => fact !== '').join(' · ');
  return {
    title,
    date: day,
    orientation: 'portrait',
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text: facts, quiet: true },
      { kind: 'badges', badges: badgesOf(exported.experiment) },
      { kind: 'fields', rows: fieldsOf(exported) },
    ],
  };
}

const countOf = (count: number): string => counted(count, ['эксперимент', 'эксперимента', 'экспериментов']);

/**
 * The list of experiments as a document (R58): grouped by stage in the order of {@link STAGES}, inside a stage in the
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
