import type { RecordsEditorProps } from '#src/features/boards/records/RecordsEditor.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RecordsEditorProps>({
  what: 'Сегменты или тарифы по полям: добавляют, переставляют, убирают; каждый шаг можно отменить.',
  whenNot: ['Таблица со своими столбцами: `TableEditor`.'],
  props: {
    card: 'Из чего состоит карточка.',
    value: 'Текст карточки.',
    onChange: 'Зовётся с новым текстом.',
  },
});
