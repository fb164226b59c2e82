import type { ModelHypothesisDialogProps } from '#src/features/research/across/findings/ModelHypothesisDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelHypothesisDialogProps>({
  what: 'Форма гипотезы, которая начинается словами модели: человек правит их, отмечает слова против и соглашается. Запись помнит модель.',
  example: 'Corrected',
  whenNot: [
    'Цитата в словах модели не найдена: тогда форма не открывается.',
    'Гипотеза из группы программы: `FindingsDialogs`.',
  ],
  props: {
    hypothesis: 'Гипотеза; каждая цитата в ней сказана.',
    madeBy: 'Модель и что она прочитала: остаётся в записи.',
    people: 'Люди, как их можно показать.',
    acts: 'Что можно сделать.',
    onMade: 'Сделано.',
    onClose: 'Закрыть.',
  },
});
