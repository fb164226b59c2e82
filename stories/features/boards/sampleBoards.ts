import { fn } from 'storybook/test';

import type { Board, BoardId } from '#src/domain/boards/board.ts';
import { versionsOf } from '#src/domain/boards/cards.ts';
import {
  proposeFromExperiments,
  proposeFromInterviews,
  type CardProposal,
} from '#src/domain/boards/learning/proposals.ts';
import { ready } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import type { CardAbout } from '#src/features/boards/about/cardAbout.ts';
import type { VisionScreenProps } from '#src/features/boards/VisionScreen.tsx';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { boards } from '#src/samples/boards/boards.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';

import { linksHref } from '../../linksHref.ts';

export function sampleBoard(id: BoardId): Board {
  const board = boards.find((one) => one.id === id);
  if (!board) throw new Error(`no sample board ${id}`);
  return board;
}

/** Returns the proposals of the sample's interviews and finished experiments for a board. */
export function sampleProposals(id: BoardId): readonly CardProposal[] {
  const { research = [], experiment = [] } = sampleWorkspace.company;
  const board = sampleBoard(id);
  return [...proposeFromInterviews(board, id, research), ...proposeFromExperiments(board, id, experiment)];
}

const done = () => fn((): Promise<Outcome> => Promise.resolve(DONE));

/** Callbacks of a board's cards and dialogs, in a workspace that has finished studies. */
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

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((one) => [one.id, one]));

/** Origins of the cards in the sample, as shown to people who see no names. */
export const sampleAbout: CardAbout = {
  today: '2026-11-01',
  records: {
    studies: byId(sampleWorkspace.company.research ?? []),
    experiments: byId(sampleWorkspace.company.experiment ?? []),
  },
  nameLine: null,
  people: null,
  hypotheses: [],
  experiments: [],
  shown: null,
  author: 'вы',
  hrefOf: (field) => `?about=${field}`,
  answerOf: () => undefined,
  passageHref: (researchId) => `/read/${researchId}`,
  onClose: fn(),
};

/** A strategic canvas of five, not all of them scored. */
export const GAPPED =
  'Факторы выбора по шкале от 1 до 5 (мы / А / Б / В / Г):\n\n- Цена: 5 / — / 1 / 2 / 3\n- Срок: 5 / 5 / 5 / 5 / 5\n- Глубина: 2 / — / 3 / 4 / 1\n- Охват: 3 / 4 / — / 1 / 1';

export const scored = {
  competitors: ['мы', 'агентство'],
  factors: [
    { name: 'Скорость', scores: [5, 2] },
    { name: 'Глубина', scores: [3, 3] },
    { name: 'Цена', scores: [4, 1] },
  ],
  note: '',
};

/** Its factors, one of them not scored for us. */
export const withoutScore = [
  { name: 'Скорость', scores: [5, 2] },
  { name: 'Глубина', scores: [null, 3] },
  { name: 'Цена', scores: [4, 1] },
];

const [sample] = versionsOf(sampleBoard('vision'), 'valueProposition');
if (!sample) throw new Error('the sample has no earlier text');
// Moments without a zone: the dialog shows the same time wherever the story is opened.
const first = { ...sample, until: '2026-09-25T15:00:00' };
const second = {
  ...first,
  key: 'valueProposition:1',
  until: '2026-08-03T09:05:00',
  content: '- Быстро\n- Дёшево',
};

/** Earlier texts of a card, newest first. */
export const earlier = [first, second];

export const CANVAS = marketBoard.cards.strategicCanvas?.content ?? '';

/** The screen of the sample’s vision. */
export const vision: VisionScreenProps = {
  ...callbacks,
  board: ready(sampleBoard('vision')),
  proposals: () => sampleProposals('vision'),
  interviewCount: 18,
  chatHref: '/chat',
  onRefresh: fn(),
  onExport: fn(() => Promise.resolve()),
};
