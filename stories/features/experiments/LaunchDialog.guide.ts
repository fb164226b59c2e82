import type { LaunchDialogProps } from '#src/features/experiments/LaunchDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LaunchDialogProps>({
  what: '«Запуск эксперимента»: что запускают, когда и кто отвечает.',
  example: 'Launching',
  whenNot: ['Создать эксперимент из гипотезы: `CanvasDialog`.', 'Спросить людей: `RoundDialog`.'],
  props: {
    experiment: 'Эксперимент из бэклога: он заполняет форму.',
    members: 'Кто может отвечать; пока читаются, приглашать никого не зовёт.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onLaunch: 'Записывает; диалог закроется, когда это случилось.',
    onInvalid: 'Не хватает даты или ответственного.',
    onClose: 'Диалог пора убрать.',
  },
});
