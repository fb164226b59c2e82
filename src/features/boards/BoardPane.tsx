import { useCallback, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Board, BoardId, BoardRecordId } from '../../domain/boards/board.ts';
import { contentOf, versionsOf } from '../../domain/boards/cards.ts';
import type { CardProposal, LearningSources } from '../../domain/boards/learning/proposals.ts';
import { SHOWN_CARDS } from '../../domain/boards/shown.ts';
import { originOf, supportOf } from '../../domain/boards/cardSupport.ts';
import type { LinksHref } from '../../domain/links/linkKinds.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { useOver } from '../../ui/context/rights.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import type { BoardModel } from './proposals/boardModel.ts';
import type { ProposalDrafts } from './proposals/proposalDraft.ts';
import type { CardAbout } from './about/cardAbout.ts';
import { useFootFocus } from './about/useFootFocus.ts';
import { BoardGrid, type BoardGridProps, type CardDrafts, type CardForms } from './BoardGrid.tsx';
import type { BoardField } from '../../domain/boards/fields.ts';

const CardHistoryDialog = onDemand(() => import('./CardHistoryDialog.tsx').then((module) => module.CardHistoryDialog));
const CardAboutDialog = onDemand(() => import('./about/CardAboutDialog.tsx').then((module) => module.CardAboutDialog));
const ProposalsDialog = onDemand(() => import('./ProposalsDialog.tsx').then((module) => module.ProposalsDialog));

export interface BoardPaneProps {
  /** Which board it is. */
  boardId: BoardId;
  /** Its record: another product's has an id of its own. Default: the main product's. */
  recordId?: BoardRecordId | undefined;
  /** The board; null while the workspace has none. */
  board: Loadable<Board | null>;
  /** Invitation to the first step, above a board without text; after it come the proposals from interviews. */
  invitation: ReactNode;
  /**
   * Returns the undecided insights and conclusions for this board; called only once `sources` are known, and only when they are
   * shown, or by an empty board.
   */
  proposals: () => readonly CardProposal[];
  /** A model that can be asked for more proposals. Default: there is none. */
  model?: BoardModel | null | undefined;
  /**
   * Sources that the workspace can learn from: they explain why nothing is proposed. Null until known; proposals are shown then.
   */
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
  /** Cards drawn in a form of their own. Default: all are text. A constant. */
  forms?: CardForms | undefined;
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
  /** Facts about the cards' origin; without it they show nothing. */
  about?: CardAbout | undefined;
  /** Called to load the failed data again. */
  onRetry: () => void;
  /** Text typed into cards before the board was left. */
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

  & > [data-unknown] {
    visibility: hidden;
  }
`;

/** A board with its cards, their histories, and what interviews propose for it. */
export function BoardPane(props: BoardPaneProps) {
  const { boardId, board, about, onSave, onDraftChange } = props;
  const [historyOf, setHistoryOf] = useState<BoardField | null>(null);
  const [proposed, setProposed] = useState<ProposalDrafts>({});
  const save = useCallback<BoardGridProps['onSave']>(
    (field, content, over) => onSave(boardId, field, content, over),
    [onSave, boardId],
  );
  useFootFocus(about?.shown ?? null);
  const isOver = useOver() !== null;
  if (board.state === 'loading') return <Skeleton height={640} />;
  if (board.state === 'failed') {
    return <ErrorState title="Доска не открылась" message={board.message} onRetry={props.onRetry} />;
  }
  const isEmpty = SHOWN_CARDS[boardId].every(({ field }) => contentOf(board.value, field).trim() === '');
  // What was typed into a card before stays in sight.
  if (isEmpty && isOver && Object.values(props.drafts).every((draft) => !draft))
    return <EmptyState title="Доска пуста" />;
  const card = SHOWN_CARDS[boardId].find(({ field }) => field === historyOf);
  const told = SHOWN_CARDS[boardId].find(({ field }) => field === about?.shown);
  return (
    <>
      {isEmpty && !isOver ? (
        <Invitation>
          {props.invitation} {/* Keeps its place until it is known what is true. */}
          <span data-unknown={props.sources === null ? '' : undefined}>
            {props.proposals().length > 0
              ? 'Инсайты и выводы для неё уже есть: их покажет «Обновить из интервью».'
              : 'Когда появятся инсайты, их предложит «Обновить из интервью».'}
          </span>
        </Invitation>
      ) : null}
      <BoardGrid
        board={board.value}
        boardId={boardId}
        recordId={props.recordId}
        forms={props.forms}
        drafts={props.drafts}
        onDraftChange={onDraftChange}
        onSave={save}
        onHistory={setHistoryOf}
        linksHref={props.linksHref}
        shownCard={props.shownCard}
        about={about}
      />
      {card ? (
        <CardHistoryDialog
          card={card}
          versions={versionsOf(board.value, card.field)}
          onRestore={(key) => props.onRestore(boardId, key)}
          onClose={() => setHistoryOf(null)}
        />
      ) : null}
      {told && about?.records ? (
        <CardAboutDialog
          card={told}
          text={board.value?.cards[told.field]}
          origin={originOf(board.value, told.field, about.answerOf(told.field))}
          author={about.author}
          sources={supportOf(board.value, told.field, about.records)}
          today={about.today}
          people={about.people}
          hypotheses={about.hypotheses}
          experiments={about.experiments}
          linksHref={props.linksHref}
          studyHref={props.studyHref}
          experimentHref={props.experimentHref}
          passageHref={about.passageHref}
          onClose={about.onClose}
        />
      ) : null}
      {props.refreshing && props.sources !== null ? (
        <ProposalsDialog
          boardId={boardId}
          proposals={props.proposals()}
          model={props.model}
          sources={props.sources}
          drafts={proposed}
          onDraftsChange={setProposed}
          contentOf={(field) => contentOf(board.value, field)}
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
