import type { BoardRecordId } from '#src/domain/boards/board.ts';
import { CHAT_CARDS } from '#src/domain/boards/cards.ts';
import type { ChatField } from '#src/domain/boards/fields.ts';
import { InlineTextCard } from '#src/patterns/inline/InlineTextCard.tsx';

import { saveCard } from '../../shared/board/saveCard.ts';
import { attempt } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import { useStore } from '#store/StoreContext.ts';

const TITLES = Object.fromEntries(CHAT_CARDS.map(({ field, title }) => [field, title])) as Record<ChatField, string>;

interface EditedSectionProps {
  readonly boardId: BoardRecordId;
  readonly field: ChatField;
  /** Text of the board's section. */
  readonly content: string;
}

/** A section of the chat's board whose text can be edited, and is stored on the board. */
export function EditedSection({ boardId, field, content }: EditedSectionProps) {
  const store = useStore();
  return (
    <InlineTextCard
      title={TITLES[field]}
      content={content}
      onSave={(text, over) =>
        attempt(async () => {
          await saveCard(store, boardId, field, text, over);
          void showToast({
            tone: 'success',
            title: 'Изменения сохранены',
            description: 'Видение продукта обновлено',
          });
        })
      }
    />
  );
}
