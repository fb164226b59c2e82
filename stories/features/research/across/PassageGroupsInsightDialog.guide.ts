import type { PassageGroupsInsightDialogProps } from '#src/features/research/across/PassageGroupsInsightDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageGroupsInsightDialogProps>({
  what: '«Инсайт из группы»: что поняли, в каком исследовании и на каких словах это держится.',
  example: 'Choosing',
  whenNot: ['Инсайт из выделенных слов: `InsightDialog`.', 'Исправить записанный: `EditInsightDialog`.'],
  props: {
    text: 'С чего начинается: имя группы.',
    passages: 'Цитаты группы, хотя бы одна.',
    isGone: 'Группу удалили в другой вкладке.',
    onAdd: 'Записывает инсайт; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
