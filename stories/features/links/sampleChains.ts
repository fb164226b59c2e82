import type { Board } from '#src/domain/boards/board.ts';
import { acceptProposal } from '#src/domain/boards/learning/decisions.ts';
import { proposeFromExperiments, proposeFromInterviews } from '#src/domain/boards/learning/proposals.ts';
import { chainOf, type Chain } from '#src/domain/links/chain.ts';
import { indexLinks } from '#src/domain/links/linkIndex.ts';
import type { LinkPlace } from '#src/domain/links/linkNode.ts';
import type { LinkRecords } from '#src/domain/links/linkRecords.ts';
import { applyOp } from '#src/domain/core/operation.ts';
import { boards } from '#src/samples/boards/boards.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';

const { research = [], hypothesis = [], experiment = [], audience = [] } = sampleWorkspace.company;
const AT = '2026-11-21T12:00:00.000Z';

/** The sample's vision board after everything it was offered has been taken in. */
function taught(board: Board): Board {
  let id = 0;
  const context = { at: AT, newId: () => `version-${(id += 1)}` };
  const proposals = [
    ...proposeFromInterviews(board, board.id, research),
    ...proposeFromExperiments(board, board.id, experiment),
  ];
  return proposals.reduce<Board>(
    (now, proposal) =>
      acceptProposal(now, board.id, proposal, research, context).reduce<Board>(
        (record, op) => applyOp(record, op, AT) as Board,
        now,
      ),
    board,
  );
}

const records: LinkRecords = {
  studies: research,
  hypotheses: hypothesis,
  experiments: experiment,
  boards: boards.map((board) => (board.id === 'vision' ? taught(board) : board)),
  audiences: audience,
};

/** The chain of a record of the sample, some of it changed. */
export function chain(key: string, changed: Partial<LinkRecords> = {}): Chain {
  const found = chainOf(indexLinks({ ...records, ...changed }), key);
  if (!found) throw new Error(`the sample has no ${key}`);
  return found;
}

const verdictInCard = experiment.find(
  ({ id, hypothesisId }) =>
    hypothesis.some((one) => one.id === hypothesisId && Object.values(one.quotes).some((quote) => quote.researchId)) &&
    chain(`experiment:${id}`).nodes.some(({ kind }) => kind === 'card'),
);
if (!verdictInCard) throw new Error('no experiment of the sample comes from a quote and ends in a card');

/** A chain from quotes to a board's card. */
export const fullChain = chain(`experiment:${verdictInCard.id}`);

/** The same after its study was removed. */
export const brokenChain = chain(`experiment:${verdictInCard.id}`, { studies: [] });

const [first] = research;
const [model] = hypothesis.filter(({ quotes }) => Object.keys(quotes).length > 0);
if (!first || !model) throw new Error('the sample is empty');

/** A study of which 300 hypotheses were made. */
export const wideChain = chain(`study:${first.id}`, {
  hypotheses: Array.from({ length: 300 }, (_, at) => ({
    ...model,
    id: `hypothesis-${at}`,
    text: `Гипотеза ${at + 1}`,
    researchId: first.id,
    quotes: {},
  })),
  experiments: [],
});

/** A card that nothing was taken into. */
export const lonelyChain = chain('card:marketing/budgets');

/** Addresses as the app makes them, more or less. */
export const hrefOf = (place: LinkPlace): string =>
  `/${place.kind}?open=${'id' in place ? place.id : 'boardId' in place ? `${place.boardId}-${place.field}` : place.researchId}`;

/** Headings of the graph's columns, from left to right. */
export const COLUMNS = ['Исследования', 'Цитаты', 'Гипотезы', 'Эксперименты', 'Выводы', 'Карточки досок'];
