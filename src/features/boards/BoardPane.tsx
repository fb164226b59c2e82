import { useCallback, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Board, BoardId } from '../../domain/boards/board.ts';
import {
  BOARD_CARDS,
  contentOf,
  versionsOf,
  type CardProposal,
  type LearningSources,
} from '../../domain/boards/rules.ts';
import type { LinksHref } from '../../domain/links/links.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { BoardGrid, type BoardGridProps, type CardDrafts } from './BoardGrid.tsx';
import type { BoardField } from '../../domain/boards/fields.ts';

const CardHistoryDialog = onDemand(() => import('./CardHistoryDialog.tsx').then((module) => module.CardHistoryDialog));
const ProposalsDialog = onDemand(() => import('./ProposalsDialog.tsx').then((module) => module.ProposalsDialog));

export interface BoardPaneProps {
  /** Which board it is. */
  boardId: BoardId;
  /** The board; null while the workspace has none. */
  board: Loadable<Board | null>;
  /** What to do first, above a board that has no text yet. */
  invitation: ReactNode;
  /** Gives the insights and conclusions that nobody has decided about for this board; asked only when they are shown. */
  proposals: () => readonly CardProposal[];
  /** What the workspace has to learn from: says why nothing is proposed. Null until it is known; proposals are shown then. */
  sources: LearningSources | null;
  /** Whether «Обновить из интервью» was pressed: the proposals are shown. */
  refreshing: boolean;
  /** The proposals are to be put away. */
  onRefreshingEnd: () => void;
  /** Address of a study. */
  studyHref: (researchId: string) => string;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Address of the dialog «Связи» of a record. */
  linksHref: LinksHref;
  /** The card that an address leads to, brought into view when the board opens; null for none. Default null. */
  shownCard?: BoardField | null;
  /** Stores a card's text. */
  onSave: (boardId: BoardId, field: BoardField, content: string, over: string) => Promise<Outcome>;
  /** Gives a card an earlier text. */
  onRestore: (boardId: BoardId, versionKey: string) => Promise<Outcome>;
  /** Takes a proposal into the card it names. */
  onAccept: (boardId: BoardId, proposal: CardProposal) => Promise<Outcome>;
  /** Turns a proposal down. */
  onReject: (boardId: BoardId, proposal: CardProposal) => Promise<Outcome>;
  /** What failed is to be loaded again. */
  onRetry: () => void;
  /** What was typed into cards before the board was left. */
  drafts: CardDrafts;
  /** Called with everything typed; undefined when it was saved or cancelled. A stable function. */
  onDraftChange: NonNullable<BoardGridProps['onDraftChange']>;
}

const Invitation = styled.p`
  margin-block-end: ${spaces[4]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  font-size: ${fontSizes.sm};
`;

/** A board with its cards, their histories, and what interviews propose for it. */
export function BoardPane(props: BoardPaneProps) {
  const { boardId, board, onSave, onDraftChange } = props;
  const [historyOf, setHistoryOf] = useState<BoardField | null>(null);
  const save = useCallback<BoardGridProps['onSave']>(
    (field, content, over) => onSave(boardId, field, content, over),
    [onSave, boardId],
  );
  if (board.state === 'loading') return <Skeleton height={640} />;
  if (board.state === 'failed') {
    return <ErrorState title="Доска не открылась" message={board.message} onRetry={props.onRetry} />;
  }
  const isEmpty = BOARD_CARDS[boardId].every(({ field }) => contentOf(board.value, field).trim() === '');
  const card = BOARD_CARDS[boardId].find(({ field }) => field === historyOf);
  return (
    <>
      {isEmpty ? <Invitation>{props.invitation}</Invitation> : null}
      <BoardGrid
        board={board.value}
        boardId={boardId}
        drafts={props.drafts}
        onDraftChange={onDraftChange}
        onSave={save}
        onHistory={setHistoryOf}
        linksHref={props.linksHref}
        shownCard={props.shownCard}
      />
      {card ? (
        <CardHistoryDialog
          card={card}
          versions={versionsOf(board.value, card.field)}
          onRestore={(key) => props.onRestore(boardId, key)}
          onClose={() => setHistoryOf(null)}
        />
      ) : null}
      {props.refreshing && props.sources !== null ? (
        <ProposalsDialog
          boardId={boardId}
          proposals={props.proposals()}
          sources={props.sources}
          studyHref={props.studyHref}
          experimentHref={props.experimentHref}
          onAccept={(proposal) => props.onAccept(boardId, proposal)}
          onReject={(proposal) => props.onReject(boardId, proposal)}
          onClose={props.onRefreshingEnd}
        />
      ) : null}
    </>
  );
}
