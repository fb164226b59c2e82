import type { OkrEditorProps } from '#src/features/boards/okr/OkrEditor.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OkrEditorProps>({
  what: 'Цели и ключевые результаты формой: их добавляют и убирают, и фокус остаётся среди них.',
  whenNot: ['Список строк с порядком: `EditableList`.'],
  props: {
    title: 'Название карточки.',
    value: 'Текст карточки.',
    onChange: 'Зовётся с новым текстом и с причиной, если сохранить его нельзя.',
  },
});
