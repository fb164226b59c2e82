import { fn } from 'storybook/test';

import { LOADING } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { experimentsByHypothesis, summariseExperiment, type Experiment } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { summariseResearch, type Material, type Research } from '#src/domain/research/research.ts';
import type { MaterialActions } from '#src/features/research/files/materialActions.ts';
import type { ResearchListProps } from '#src/features/research/ResearchList.tsx';
import type { OpenResearch } from '#src/features/research/ResearchDetails.tsx';
import { audiences } from '#src/samples/audiences.ts';
import { experiments } from '#src/samples/experiments.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { materials, materialTexts } from '#src/samples/materials.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';
import { research } from '#src/samples/research.ts';

import { stores } from '#stories/checks.ts';

import { linksHref } from '../../linksHref.ts';

/** The sample's records as the research screens take them: found by id, put together, never typed again. */

function found<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const one = list.find((record) => record.id === id);
  if (!one) throw new Error(`no sample ${id}`);
  return one;
}

export const study = (id: string): Research => found(research, id);
export const material = (id: string): Material => found(materials, id);
export const textOf = (id: string): string => found(materialTexts, id).text;
export const hypothesis = (id: string): Hypothesis => found([...backlogHypotheses, ...researchHypotheses], id);

const link = (experiment: Experiment) => ({
  ...summariseExperiment(experiment),
  href: `/experiments?open=${experiment.id}`,
});
const byHypothesis = experimentsByHypothesis(experiments.map(link));

export const experimentsOf = (hypothesisId: string) => byHypothesis.get(hypothesisId);

/** A recording: kept, not yet transcribed (R33). */
export const recording: Material = {
  ...material('material-42'),
  id: 'material-46',
  name: 'Интервью 46 — методист, запись разговора.mp3',
  size: 48_234_496,
  mime: 'audio/mpeg',
  state: 'needs_transcript',
  position: 'b0000i',
};

/** A legacy document: kept, its text cannot be read (R33). */
export const legacyDocument: Material = {
  ...material('material-42'),
  id: 'material-40',
  name: 'Сценарий интервью.doc',
  size: 26_624,
  mime: 'application/msword',
  state: 'unreadable',
  note: 'Старый формат Word: сохраните файл как .docx, и текст можно будет читать',
  position: 'b0001i',
};

/** A study with everything that belongs to it, as the app puts it together. */
export function openStudy(id: string, extra: readonly Material[] = []): OpenResearch {
  const record = study(id);
  return {
    research: record,
    hypotheses: [...backlogHypotheses, ...researchHypotheses].filter((one) => one.researchId === id),
    materials: [...materials.filter((one) => one.researchId === id), ...extra],
    experiments: experiments.filter((one) => one.id in record.experimentIds).map(link),
    experimentsOf: byHypothesis,
    relatedHypotheses: [],
    audience: null,
    today: '2026-11-20',
  };
}

/** The list, newest first, as the store gives it. */
export const summaries = research
  .map(summariseResearch)
  .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0));

/** Experiments that an upload can be linked to. */
export const experimentOptions = experiments.map(({ id, name }) => ({ value: id, label: name }));
export const hypothesisOptions = backlogHypotheses.map(({ id, text }) => ({ value: id, label: text }));

/** Audiences that an upload can have asked. */
export const audienceOptions = audiences.map(({ id, name }) => ({ value: id, label: name }));

/** An action that the story finishes: the play function decides when, and how. */
export function pending<T>() {
  const resolvers: ((value: T) => void)[] = [];
  const promise = new Promise<T>((resolve) => {
    resolvers.push(resolve);
  });
  return { promise, finish: (value: T) => resolvers[0]?.(value) };
}

/** A hypothesis that became an experiment. */
export const trial = {
  hypothesis: hypothesis('hypothesis-trial-interview'),
  experiments: experimentsOf('hypothesis-trial-interview'),
};

/** The same experiment with a second one: one is under way, the other has a verdict. */
export const testedTwice = (trial.experiments ?? []).flatMap((one) => [
  { ...one, id: 'second', name: 'Проверка на новых командах', status: 'In Progress' as const, verdict: null },
  { ...one, status: 'Done' as const, verdict: 'INVALIDATED' as const },
]);

/** One of the backlog, with a comment. */
export const commented = { ...backlogHypotheses[0], comment: 'Проверяем первой' } as Hypothesis;

/** Edits of a study: all succeed. */
export const edits = {
  saveStudy: stores<Research>(),
  setStatus: fn(),
  saveInsight: stores<Research>(),
  removeInsight: fn(),
  restoreStudy: stores<Research>(),
  saveHypothesis: stores<Hypothesis>(),
  restoreHypothesis: stores<Hypothesis>(),
};

/** Returns actions on files, all done at once. */
export function fileActions() {
  return {
    onAdd: fn<MaterialActions['onAdd']>(() => Promise.resolve(DONE)),
    onReplace: fn<MaterialActions['onReplace']>(() => Promise.resolve(DONE)),
    onAttach: fn<MaterialActions['onAttach']>(() => Promise.resolve(DONE)),
    onRename: fn<MaterialActions['onRename']>(() => Promise.resolve(DONE)),
    onMove: fn<MaterialActions['onMove']>(() => Promise.resolve(DONE)),
    onRemove: fn<MaterialActions['onRemove']>(() => Promise.resolve(DONE)),
    onFailedUnseen: fn<MaterialActions['onFailedUnseen']>(),
  };
}

/** The list of studies, all closed. */
export const listProps: ResearchListProps = {
  studies: summaries,
  hits: new Map(),
  linksHref,
  openId: null,
  opened: LOADING,
  onOpenChange: fn(),
  onRetry: fn(),
  onAddHypothesis: fn(),
  onRead: fn(),
  onOpenPassage: fn(),
  files: fileActions(),
  onDownload: fn(),
  onEdit: fn(),
  onStatusChange: fn(),
  onRemoveInsight: fn(),
  onReport: fn(),
  onGiveOut: fn(),
  onDelete: fn(),
};

const [first] = Object.values(trial.hypothesis.quotes);
if (!first?.passage) throw new Error('the sample quote has no place');

/** A quote with its place in a text. */
export const quote = first;
