import type { EditExperimentDialogProps } from '#src/features/experiments/EditExperimentDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<EditExperimentDialogProps>({
  what: '«Изменить эксперимент»: весь канвас, ответственный и дедлайн; под формой — прежние значения.',
  example: 'Editing',
  whenNot: ['Взять в работу: `LaunchDialog`.', 'Подвести итог с выводом: `FinishForm`.'],
  keys: [
    ['Enter', 'в однострочном поле сохраняет'],
    ['Escape', 'закрывает; набранное остаётся черновиком'],
  ],
  props: {
    experiment: 'Эксперимент; хранимый, каким он стал. Удалённый так и говорит.',
    members: 'Кто может отвечать.',
    today: 'Сегодня у человека, для календарей.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSave: 'Записывает. Диалог закроется, только когда это случилось.',
    onRestore: 'Возвращает полю прежнее значение, по ключу.',
    onClose: 'Диалог пора убрать.',
  },
});
