import type { ReviewDialogProps } from '#src/features/research/reading/view/review/ReviewDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReviewDialogProps>({
  what: '«Разбор интервью»: кто сколько говорил, как спрашивали, что можно было спросить лучше и что осталось без вопроса.',
  example: 'Reviewed',
  whenNot: ['Подсказка к вопросу, который ещё пишут: `QuestionField`.'],
  keys: [['Enter или Пробел', 'на словах закрывает разбор и ведёт к ним в тексте']],
  speech: ['Полоса долей — только картинка: то же самое словами стоит под ней.'],
  props: {
    name: 'Имя файла.',
    text: 'Текст, из которого цитаты.',
    review: 'Разбор; `null` — интервьюера в тексте нет.',
    onShow: 'Показать место в тексте.',
    onRetry: 'Разобрать ещё раз после отказа.',
    onClose: 'Диалог пора убрать.',
  },
});
