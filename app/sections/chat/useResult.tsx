import { useCallback, useMemo, type ReactNode } from 'react';

import type { Board } from '#src/domain/boards/board.ts';
import { CHAT_FIELDS, type ChatField } from '#src/domain/boards/fields.ts';
import { CHAT_CARDS, contentOf } from '#src/domain/boards/rules.ts';
import { isFinished, type Interview } from '#src/domain/chat/interview.ts';
import { boardChanges } from '#src/domain/chat/interviewBoard.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import type { ChatScreenProps } from '#src/features/chat/ChatScreen.tsx';
import { InlineTextCard } from '#src/patterns/inline/InlineTextCard.tsx';

import { saveCard } from '../../shared/board/saveCard.ts';
import { attempt } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import { useStore } from '../../workspace/StoreContext.ts';

const TITLES = Object.fromEntries(CHAT_CARDS.map(({ field, title }) => [field, title])) as Record<ChatField, string>;

/** What the chat came to. */
interface ChatResult extends Pick<ChatScreenProps, 'changes' | 'result'> {
  /** A section of the board in which its text can be edited. */
  readonly renderSection: (field: ChatField) => ReactNode;
}

/**
 * The answers of a finished chat as the board has them, and what they would change on it.
 * @param making the board is made and not shown yet: nothing of it is
 */
export function useResult(
  interview: Interview | null | undefined,
  board: Loadable<Board | null>,
  making: boolean,
): ChatResult {
  const store = useStore();
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
  const renderSection = useCallback(
    (field: ChatField) => (
      <InlineTextCard
        title={TITLES[field]}
        content={contentOf(written, field)}
        onSave={(content, over) =>
          attempt(async () => {
            await saveCard(store, 'vision', field, content, over);
            void showToast({
              tone: 'success',
              title: 'Изменения сохранены',
              description: 'Видение продукта обновлено',
            });
          })
        }
      />
    ),
    [store, written],
  );
  return { changes, result, renderSection };
}
