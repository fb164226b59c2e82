import { fn } from 'storybook/test';

import { summariseExperiment, type ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import { boardOf } from '#src/domain/experiments/filter.ts';
import type { BoardSectionProps } from '#src/features/experiments/board/BoardSection.tsx';
import { members } from '#src/samples/account.ts';
import { experiments } from '#src/samples/experiments.ts';

/** The sample's experiments as the board takes them. */
export const summaries: readonly ExperimentSummary[] = experiments.map(summariseExperiment);

/** Names of the sample's members by id. */
export const assigneeOf: ReadonlyMap<string, string> = new Map(members.map(({ id, name }) => [id, name]));

/** The one whose name begins so. */
export function named(start: string): ExperimentSummary {
  const one = summaries.find(({ name }) => name.startsWith(start));
  if (!one) throw new Error(`no sample experiment «${start}…»`);
  return one;
}

/** As many as wanted, the sample's over and over; each name is its own. */
export function manyOf(count: number): ExperimentSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const one = summaries[index % summaries.length] as ExperimentSummary;
    return { ...one, id: `experiment-${index}`, name: `${index + 1}. ${one.name}` };
  });
}

/** A stage of the board, opened. */
export const sectionProps: BoardSectionProps = {
  id: 'section',
  stage: 'awareness',
  columns: boardOf(summaries).awareness,
  assigneeOf,
  whole: true,
  open: true,
  onToggle: fn(),
  lifted: null,
  note: '',
  moved: null,
  onOpen: fn(),
};
