import type { ChooseStudiesDialogProps } from '#src/features/research/across/ChooseStudiesDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChooseStudiesDialogProps>({
  what: 'Какие исследования: одно или несколько, с поиском, когда их много.',
  example: 'Again',
  whenNot: ['Одно из немногих: `Select` на месте.', 'Исследования для отчёта: `ChooseReportDialog`.'],
  keys: [['Escape', 'закрывает, ничего не меняя']],
  props: {
    title: 'Название диалога.',
    submitLabel: 'Что делает главная кнопка.',
    description: 'Для чего выбирают.',
    where: 'Где названо слишком много: «Сразу», «В одном отчёте».',
    studies: 'Из чего выбирают, по порядку.',
    chosen: 'Что уже выбрано; по умолчанию ничего.',
    onChoose: 'Зовётся с выбранными, в порядке списка.',
    onClose: 'Диалог пора убрать.',
  },
});
