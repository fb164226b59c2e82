import type { PassageGroupsNameDialogProps } from '#src/features/research/across/PassageGroupsNameDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageGroupsNameDialogProps>({
  what: '«Новая группа» и «Переименовать группу»: что общего у цитат.',
  example: 'New',
  whenNot: ['Имя кода: `CodeField`.'],
  props: {
    group: 'Группа, как она записана сейчас; `null` — новая.',
    groups: 'Другие группы: двух одинаковых имён не бывает.',
    isGone: 'Группу удалили в другой вкладке.',
    onSave: 'Записывает имя; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
