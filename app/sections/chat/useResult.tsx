import { useCallback, useEffect, useMemo, type ReactNode } from 'react';

import type { Board, BoardRecordId } from '#src/domain/boards/board.ts';
import { CHAT_FIELDS, type ChatField } from '#src/domain/boards/fields.ts';
import { contentOf } from '#src/domain/boards/cards.ts';
import { isFinished, type Interview } from '#src/domain/chat/interview.ts';
import { boardChanges } from '#src/domain/chat/interviewBoard.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import type { ChatScreenProps } from '#src/features/chat/ChatScreen.tsx';
import { onDemand } from '#src/ui/onDemand.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Comes once there is a board that can be edited. */
const EditedSection = onDemand(() => import('./EditedSection.tsx').then((module) => module.EditedSection));

interface ChatResult extends Pick<ChatScreenProps, 'changes' | 'result'> {
  /** A section of the board in which its text can be edited. */
  readonly renderSection: (field: ChatField) => ReactNode;
}

/**
 * The answers of a finished chat as the board has them, and what they would change on it.
 * @param boardId the board of the product that the chat is about
 * @param making the board is made and not shown yet: nothing of it is
 */
export function useResult(
  interview: Interview | null | undefined,
  boardId: BoardRecordId,
  board: Loadable<Board | null>,
  making: boolean,
): ChatResult {
  const written = board.state === 'ready' ? board.value : null;
  const changes = useMemo(
    () => (interview && board.state === 'ready' && !making ? boardChanges(interview, written) : []),
    [interview, board.state, written, making],
  );
  const result = useMemo(() => {
    if (!interview || !isFinished(interview) || making || changes.length > 0) return null;
    const answers = CHAT_FIELDS.map((field) => [field, contentOf(written, field) || interview.answers[field]] as const);
    return { answers: Object.fromEntries(answers) };
  }, [interview, making, written, changes]);
  const isThere = result !== null;
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => EditedSection.preload().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, [isThere]);
  const renderSection = useCallback(
    (field: ChatField) => (
      <EditedSection
        fallback={<Skeleton height={160} />}
        boardId={boardId}
        field={field}
        content={contentOf(written, field)}
      />
    ),
    [boardId, written],
  );
  return { changes, result, renderSection };
}
