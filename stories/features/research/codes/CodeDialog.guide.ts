import type { CodeDialogProps } from '#src/features/research/codes/CodeDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodeDialogProps>({
  what: 'Код: название, определение и цвет; у нового ещё и место в книге.',
  example: 'New',
  whenNot: ['Завести код, не отрываясь от текста: `CodeField`.', 'Переставить код: `MoveCodeDialog`.'],
  keys: [['Escape', 'закрывает; набранное вернётся, когда форму откроют снова']],
  props: {
    code: 'Что исправляют; `null` — новый. Удалённый в другой вкладке: форма остаётся, отправить нельзя.',
    parentId: 'Под каким кодом начинается новый; по умолчанию наверху.',
    codes: 'Кодовая книга: двух одинаковых названий не бывает.',
    draft: 'Набранное до того, как форму закрыли.',
    onDraftChange: 'Набирают; без значения — записано.',
    onSubmit: 'Записывает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
