import type { MapTexts } from '../core/texts.ts';
import type { Experiment } from './experiment.ts';

/** Names of the fields of an experiment that hold a text or may hold one. */
type TextField = {
  [K in keyof Experiment]-?: string extends Extract<Experiment[K], string> ? K : never;
}[keyof Experiment];

/**
 * Texts of an experiment whose words may identify a person; the others are dates, ids of records, and the company's members
 * involved. Every new field has to be decided here.
 */
const IS_WORDS: Readonly<Record<TextField, boolean>> = {
  name: true,
  hypothesis: true,
  customerSegment: true,
  valueProposition: true,
  channels: true,
  customerEngagement: true,
  riskiestAssumption: true,
  experimentFormat: true,
  scenario: true,
  metrics: true,
  successCriteria: true,
  results: true,
  learnings: true,
  nextSteps: true,
  id: false,
  createdAt: false,
  updatedAt: false,
  deletedAt: false,
  author: false,
  hypothesisId: false,
  productId: false,
  assigneeId: false,
  startDate: false,
  endDate: false,
  deadline: false,
};

const WORDS = Object.entries(IS_WORDS).flatMap(([field, isWords]) => (isWords ? [field] : []));

/** Every text of an experiment and of its history's lines. */
export const mapExperimentTexts: MapTexts<Experiment> = (experiment, change) => {
  const words = WORDS.map((field) => [field, change(String(experiment[field as TextField] ?? ''))]);
  const lines = Object.entries(experiment.timeline).map(([key, line]) => [
    key,
    { ...line, action: change(line.action) },
  ]);
  return { ...experiment, ...Object.fromEntries(words), timeline: Object.fromEntries(lines) };
};
