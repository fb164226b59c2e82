import { nameIn, type ProductNames } from '#src/domain/boards/products/product.ts';
import {
  EXPERIMENT_STATUS_LABELS,
  type Experiment,
  IN_PROGRESS_RESULTS,
  type Verdict,
  verdictOf,
} from '#src/domain/experiments/experiment.ts';
import { conversionInWords } from '#src/domain/experiments/conversionWords.ts';
import { conversionOf } from '#src/domain/experiments/filter.ts';
import { counted, formatDate, formatDateRange, formatLongDate } from '#src/domain/core/format.ts';
import { madeByInWords } from '#src/domain/research/words/madeByWords.ts';
import type { DateText } from '#src/domain/core/record.ts';
import { STAGES, STAGE_NAMES } from '#src/domain/core/stage.ts';
import type { ModelField } from '#src/domain/experiments/modelFields.ts';
import { STANCES } from '#src/domain/research/hypotheses/evidence.ts';
import { TERMS } from '#src/domain/terms.ts';
import { hypothesisInWords } from '#src/domain/tactics/exampleHypothesis.ts';
import { STATUS_TONES, VERDICT_TONES } from '#src/patterns/statusTones.ts';

import { narrowedLine, RANKED_LINE } from '../../shared/out/narrowed.ts';
import { exportedWords, SCORE_HEAD, wordsHead } from '../../shared/evidence/exportedWords.ts';
import type { ExportedExperiment } from './exported.ts';
import { funnelPicture } from './funnelPicture.ts';
import type { PdfBadge, PdfBlock, PdfDocument, PdfField } from '#files/writing/pdf.ts';

/** Content of the list's exports. */
export interface ExperimentsExport {
  /** The company's name. */
  readonly company: string;
  /** Day of the export. */
  readonly date: DateText;
  /** In the order to be kept. */
  readonly experiments: readonly ExportedExperiment[];
  /** Names of the company's products, where experiments of several are listed: each says whose it is. Default one. */
  readonly products?: ProductNames;
  /** Filter of the list, in words. Default empty: all of them. */
  readonly narrowed?: string;
  /** Whether the person chose their order: then nothing is grouped. Default false. */
  readonly isRanked?: boolean;
}

export const EXPORTED_VERDICTS: Readonly<Record<Verdict, string>> = {
  VALIDATED: 'Гипотеза подтверждена',
  INVALIDATED: 'Гипотеза опровергнута',
  INCONCLUSIVE: 'Не ясно',
};

/** Results as a reader may see them: the prefilled line counts as empty (R43). */
export function writtenResults({ results }: Experiment): string {
  return results.trim() === IN_PROGRESS_RESULTS ? '' : results;
}

/** Texts of the canvas in the order in which the screen has them. */
const TEXTS = [
  'scenario',
  'customerSegment',
  'valueProposition',
  'channels',
  'customerEngagement',
  'riskiestAssumption',
  'metrics',
  'successCriteria',
] as const satisfies readonly ModelField[];

function datesOf({ startDate, endDate }: Experiment): string {
  if (startDate === '') return formatDate(endDate);
  return formatDateRange(startDate, endDate === '' ? null : endDate);
}

/** A text of the canvas, and under it whose it is where a model proposed it. */
function textOf(experiment: Experiment, field: ModelField): string {
  const madeBy = experiment.byModel?.[field];
  return madeBy ? `${experiment[field]}\n— ${madeByInWords(madeBy)}` : experiment[field];
}

function fieldsOf(
  { experiment, assignee, tested, score, study, rounds }: ExportedExperiment,
  products: ProductNames = null,
): PdfField[] {
  const done = experiment.status === 'Done';
  const name = experiment.byModel?.name;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [TERMS.experiment.name, name ? madeByInWords(name) : ''],
    [TERMS.experiment.productId, nameIn(products, experiment.productId)],
    [TERMS.experiment.hypothesis, hypothesisInWords(experiment)],
    ...STANCES.map(
      (stance) => [wordsHead(stance), tested ? exportedWords(tested, stance, true).join('\n') : ''] as const,
    ),
    [SCORE_HEAD, score],
    [TERMS.hypothesis.researchId, study],
    [TERMS.together.period, datesOf(experiment)],
    [TERMS.experiment.deadline, formatDate(experiment.deadline ?? '')],
    [TERMS.experiment.assigneeId, assignee],
    [TERMS.experiment.author, experiment.author],
    [TERMS.experiment.experimentFormat, experiment.experimentFormat],
    ...TEXTS.map((field) => [TERMS.experiment[field], textOf(experiment, field)] as const),
    [TERMS.together.rounds, rounds.join('\n')],
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

/** @param isUngrouped whether it is in no group of its stage: its own badge shows that, as its row on the screen does */
function experimentBlocks(exported: ExportedExperiment, products: ProductNames, isUngrouped: boolean): PdfBlock[] {
  const { cjmStage, name } = exported.experiment;
  const stage = { text: STAGE_NAMES[cjmStage], tone: cjmStage };
  return [
    { kind: 'heading', level: isUngrouped ? 2 : 3, text: name.trim() === '' ? 'Без названия' : name.trim() },
    { kind: 'badges', badges: [...badgesOf(exported.experiment), ...(isUngrouped ? [stage] : [])] },
    { kind: 'fields', rows: fieldsOf(exported, products) },
  ];
}

/** One experiment as a document: what its row opens into. */
export function experimentDocument({
  company,
  date,
  exported,
}: Pick<ExperimentsExport, 'company' | 'date'> & { readonly exported: ExportedExperiment }): PdfDocument {
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
 * order given; in the order given alone where a person chose it. Empty fields and empty stages are left out; results, learnings, next steps and the verdict only of finished ones.
 */
export function experimentsDocument({
  company,
  date,
  experiments,
  products = null,
  narrowed = '',
  isRanked = false,
}: ExperimentsExport): PdfDocument {
  const day = formatLongDate(date);
  const facts = [company.trim(), day, countOf(experiments.length)].filter((fact) => fact !== '').join(' · ');
  const blocks: PdfBlock[] = [
    { kind: 'heading', level: 1, text: 'Эксперименты' },
    { kind: 'paragraph', text: facts, quiet: true },
    ...[narrowedLine(narrowed), isRanked ? RANKED_LINE : ''].flatMap((text): PdfBlock[] =>
      text === '' ? [] : [{ kind: 'paragraph', text, quiet: true }],
    ),
  ];
  if (experiments.length > 0) {
    const all = experiments.map(({ experiment }) => experiment);
    const steps = conversionInWords(conversionOf(all)).join(' · ');
    blocks.push({ kind: 'paragraph', text: steps, quiet: true }, { kind: 'parts', parts: [funnelPicture(all)] });
  }
  const blocksOf = (all: readonly ExportedExperiment[]): PdfBlock[] =>
    all.flatMap((exported, index): PdfBlock[] => [
      ...(index > 0 ? [{ kind: 'rule' } as const] : []),
      ...experimentBlocks(exported, products, isRanked),
    ]);
  if (isRanked) {
    return { title: 'Эксперименты', date: day, orientation: 'portrait', blocks: [...blocks, ...blocksOf(experiments)] };
  }
  if (experiments.length === 0) blocks.push({ kind: 'paragraph', text: 'В списке нет ни одного эксперимента.' });
  for (const stage of STAGES) {
    const here = experiments.filter(({ experiment }) => experiment.cjmStage === stage);
    if (here.length > 0) {
      blocks.push(
        { kind: 'heading', level: 2, text: STAGE_NAMES[stage], note: countOf(here.length), tone: stage },
        ...blocksOf(here),
      );
    }
  }
  return { title: 'Эксперименты', date: day, orientation: 'portrait', blocks };
}
