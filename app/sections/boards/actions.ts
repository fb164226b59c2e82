import type { BoardId } from '#src/domain/boards/board.ts';
import type { Fact } from '#src/domain/core/expectation.ts';
import {
  acceptProposal,
  rejectProposal,
  restoreVersion,
  type CardProposal,
  type CitableStudy,
} from '#src/domain/boards/rules.ts';

import { cardFact, changeBoard, context } from '../../shared/board/saveCard.ts';
import { type Store } from '../../workspace/port.ts';
import { gone, StoreError } from '#src/domain/core/storeError.ts';

/** Gives a card an earlier text. Returns whether it had another one. */
export async function restoreCard(store: Store, id: BoardId, versionKey: string): Promise<boolean> {
  return changeBoard(store, id, (board) => {
    if (!board) throw gone('board', id);
    const ops = restoreVersion(board, versionKey, context());
    const field = board.history[versionKey]?.field;
    return { ops, read: field ? [cardFact(board, field)] : [] };
  });
}

/** Takes an insight into its card, or turns it down. */
export async function decideProposal(
  store: Store,
  id: BoardId,
  proposal: CardProposal,
  choice: 'accept' | 'reject',
  studies: readonly CitableStudy[],
): Promise<void> {
  const decide = choice === 'accept' ? acceptProposal : rejectProposal;
  await changeBoard(store, id, (board) => {
    const decided = board?.decidedInsights[proposal.key];
    if (decided && decided.accepted !== (choice === 'accept')) {
      throw new StoreError('conflict', `«${proposal.key}» was decided otherwise`);
    }
    const ops = decide(board, id, proposal, studies, context());
    // A study is cited once all its insights are decided, so every decision counts.
    const decisions: readonly Fact<'board'>[] = board
      ? [{ field: 'decidedInsights', is: board.decidedInsights }]
      : [{ map: 'decidedInsights', key: proposal.key, is: null }];
    return { ops, read: [cardFact(board, proposal.field), ...decisions] };
  });
}
