import type { EditDialogsProps } from '#src/features/research/EditDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<EditDialogsProps>({
  what: 'Формы, которыми правят открытое исследование, его инсайты и гипотезы; набранное в каждой переживает закрытие.',
  example: 'Study',
  whenNot: ['Загрузка, чтение и удаление: `ResearchDialogs`.'],
  props: {
    open: 'Открытое исследование; `null`, пока не прочитано или уже удалено.',
    editing: 'Что правят, или `null`.',
    edits: 'Чем правят.',
    options: 'С чем исследование можно связать.',
    onClose: 'Форму пора закрыть.',
  },
});
