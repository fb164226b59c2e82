import type { ReactNode } from 'react';

import type { ChatField } from '../../domain/boards/fields.ts';
import type { Interview } from '../../domain/chat/interview.ts';
import type { BoardChange } from '../../domain/chat/interviewBoard.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { NeedsScope } from '../../ui/context/NeedsScope.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ResultCard } from './answering/lateResult.ts';
import type { ResultCardProps } from './ResultCard.tsx';

const BoardReview = onDemand(() => import('./BoardReview.tsx').then((module) => module.BoardReview));

/** Height of the board, px, until its code is there. */
const BOARD_HEIGHT = 640;

export interface ChatOutcomeProps {
  /** Whether the board that is there must be asked about first. */
  isReview: boolean;
  /** The finished board, or null. */
  result: { readonly answers: Interview['answers'] } | null;
  /** The board is being edited. Default false. */
  editing?: boolean;
  /** Draws a section of the board while it is being edited. */
  renderSection: (field: ChatField) => ReactNode;
  /** Address of /vision. */
  visionHref: string;
  /** Address where colleagues are invited. */
  inviteHref: string;
  /** Changes by the answers that need confirmation; empty: nothing waits. */
  changes: readonly BoardChange[];
  /** The answers are written to the chosen cards; `texts`: those that were put right before. */
  onReplace: (fields: readonly ChatField[], texts: Interview['answers']) => Promise<Outcome>;
  /** The board stays as it is. */
  onLeaveBoard: () => Promise<Outcome>;
  /** «Скачать PDF», or another format; the signal stops it. */
  onDownload: ResultCardProps['onDownload'];
  /** «Отправить команде»; `alone` when there are no recipients. */
  onShare: ResultCardProps['onShare'];
  /** «Редактировать», with the wanted state. */
  onEdit: (editing: boolean) => Promise<unknown>;
}

/** Result of the interview: a question about the existing board, or the new board. */
export function ChatOutcome({ isReview, changes, result, onReplace, onLeaveBoard, ...card }: ChatOutcomeProps) {
  if (isReview) {
    return (
      <NeedsScope needs="Researcher">
        <BoardReview changes={changes} onReplace={onReplace} onLeave={onLeaveBoard} />
      </NeedsScope>
    );
  }
  if (!result) return null;
  const { editing, renderSection, visionHref, inviteHref, onDownload, onShare, onEdit } = card;
  return (
    <ResultCard
      fallback={<Skeleton height={BOARD_HEIGHT} />}
      answers={result.answers}
      editing={editing}
      renderSection={renderSection}
      visionHref={visionHref}
      inviteHref={inviteHref}
      onDownload={onDownload}
      onShare={onShare}
      onEdit={onEdit}
    />
  );
}
