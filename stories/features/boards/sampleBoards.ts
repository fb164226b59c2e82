import { fn } from 'storybook/test';

import type { Board, BoardId } from '#src/domain/boards/board.ts';
import { proposeFromExperiments, proposeFromInterviews, type CardProposal } from '#src/domain/boards/rules.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { boards } from '#src/samples/boards/boards.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';

import { linksHref } from '../../linksHref.ts';

/** A board of the sample. */
export function sampleBoard(id: BoardId): Board {
  const board = boards.find((one) => one.id === id);
  if (!board) throw new Error(`no sample board ${id}`);
  return board;
}

/** What the sample's interviews and finished experiments propose for a board. */
export function sampleProposals(id: BoardId): readonly CardProposal[] {
  const { research = [], experiment = [] } = sampleWorkspace.company;
  const board = sampleBoard(id);
  return [...proposeFromInterviews(board, id, research), ...proposeFromExperiments(board, id, experiment)];
}

const done = () => fn((): Promise<Outcome> => Promise.resolve(DONE));

/** What the cards and dialogs of a board call, in a workspace that has finished studies. */
export const callbacks = {
  sources: 'finished' as const,
  studyHref: (id: string) => `/?open=${id}`,
  experimentHref: (id: string) => `/experiments?open=${id}`,
  linksHref,
  onSave: done(),
  onRestore: done(),
  onAccept: done(),
  onReject: done(),
  onRetry: fn(),
};
