import type { HistoryItemProps } from '#src/features/history/HistoryItem.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<HistoryItemProps>({
  what: 'Одна правка записи: человек, время, каждое поле со словами до и после и путь назад.',
  whenNot: ['Список правок целиком: `HistoryDialog`.'],
  props: {
    entry: 'Правка.',
    restoring: 'Что возвращается сейчас: у его кнопки идёт ожидание.',
    needs: 'Роль, без которой вернуть нельзя: кнопка недоступна и говорит почему.',
    onRestore: 'Возвращает место записи к тому, что было до правки; `null` — всё, что правка изменила.',
  },
});
