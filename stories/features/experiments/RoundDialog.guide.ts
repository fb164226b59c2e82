import type { RoundDialogProps } from '#src/features/experiments/RoundDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RoundDialogProps>({
  what: '«Запуск исследования»: о чём спросят и кого.',
  example: 'Starting',
  whenNot: ['Загрузить готовые интервью: `UploadResearchDialog`.'],
  keys: [
    ['Tab', 'по вопросам и их кнопкам'],
    ['Enter или Пробел', 'на стрелке переставляет вопрос, фокус едет с ним'],
  ],
  props: {
    experiment: 'К чему относится раунд.',
    audiences: 'Кого можно спросить и сколько их.',
    draft: 'Набранное раньше; без него — вопросы по умолчанию.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onStart: 'Записывает; диалог закроется, когда это случилось.',
    onInvalid: 'Нет аудитории или вопроса.',
    onClose: 'Диалог пора убрать.',
  },
});
