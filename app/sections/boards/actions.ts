import type { BoardRecordId } from '#src/domain/boards/board.ts';
import type { Fact } from '#src/domain/core/expectation.ts';
import { acceptProposal, rejectProposal } from '#src/domain/boards/learning/decisions.ts';
import { restoreVersion } from '#src/domain/boards/cardEdits.ts';
import type { CardProposal, CitableStudy } from '#src/domain/boards/learning/proposals.ts';

import { cardFact, changeBoard, context } from '../../shared/board/saveCard.ts';
import type { Undoing } from '../../shared/undoableToast.ts';
import { type Store } from '#store/port.ts';
import { gone, StoreError } from '#src/domain/core/storeError.ts';

/** Gives a card an earlier text. Returns whether it had another one. */
export async function restoreCard(store: Store, id: BoardRecordId, versionKey: string): Promise<boolean> {
  const undo = await changeBoard(store, id, (board) => {
    if (!board) throw gone('board', id);
    const ops = restoreVersion(board, versionKey, context());
    const field = board.history[versionKey]?.field;
    return { ops, read: field ? [cardFact(board, field)] : [] };
  });
  return undo !== null;
}

/** Takes an insight into its card, or turns it down. Returns the way back; null when that was decided already. */
export async function decideProposal(
  store: Store,
  id: BoardRecordId,
  proposal: CardProposal,
  choice: 'accept' | 'reject',
  studies: readonly CitableStudy[],
): Promise<Undoing> {
  const decide = choice === 'accept' ? acceptProposal : rejectProposal;
  return changeBoard(store, id, (board) => {
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
