import type { DetailsDialogProps } from '#src/features/experiments/DetailsDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DetailsDialogProps>({
  what: '«Детали эксперимента»: подробности, связи, история и форма, которая его завершает.',
  example: 'UnderWay',
  whenNot: ['Запустить из бэклога: `LaunchDialog`.'],
  keys: [['Escape', 'из формы завершения — к деталям, из деталей закрывает']],
  props: {
    open: 'Эксперимент и то, что рядом с ним.',
    linksHref: 'Адрес его «Связей».',
    onShow: '«Показать снаружи»; не дано, пока компания в одном браузере.',
    children: 'Подробности.',
    finishing: 'На месте деталей форма завершения.',
    draft: 'Набранное в ней раньше.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onFinishingChange: 'Зовётся с нужным состоянием; с `false` и тогда, когда завершено.',
    onEdit: '«Изменить».',
    onStartRound: '«Начать исследование».',
    onFinish: 'Записывает результаты и вывод.',
    onClose: 'Диалог пора убрать.',
  },
});
