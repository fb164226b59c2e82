import type { EditInsightDialogProps } from '#src/features/research/EditInsightDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<EditInsightDialogProps>({
  what: 'Правка инсайта: его слова, под ними — что он говорил раньше. Цитата, из которой он вырос, остаётся при нём.',
  example: 'Editing',
  whenNot: ['Новый инсайт из выделенных слов: `InsightDialog`.'],
  props: {
    research: 'Исследование, чей это инсайт; хранимое, каким оно стало.',
    insight: 'Ключ инсайта; об удалённом сказано.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSave: 'Записывает. Диалог закроется, только когда это случилось.',
    onRestore: 'Возвращает прежний текст, по ключу.',
    onClose: 'Диалог пора убрать.',
  },
});
