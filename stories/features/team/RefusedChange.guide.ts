import type { RefusedChangeProps } from '#src/features/team/RefusedChange.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RefusedChangeProps>({
  what: 'Одна правка, которую сервер не принял: обе версии рядом, пока человек не выбрал, или причина и его собственные слова.',
  whenNot: ['Запись изменили в другой вкладке, а форма ещё открыта: `ConflictNote`.'],
  props: {
    change: 'Что меняли, когда, почему не принято, где слова расходятся.',
    onSettle: 'Зовётся, когда выбрано во всех полях: с теми, где остаются свои слова.',
    onCopy: 'Копирует слова человека.',
    onRetry: 'Отправляет ещё раз, где в этом есть смысл.',
    onDrop: 'Убирает из списка вместе со словами.',
  },
});
