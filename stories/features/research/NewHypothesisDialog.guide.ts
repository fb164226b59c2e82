import type { NewHypothesisDialogProps } from '#src/features/research/NewHypothesisDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NewHypothesisDialogProps>({
  what: '«Создать гипотезу» из выделенных слов: текст, этап, точка касания, релевантность.',
  example: 'Writing',
  whenNot: ['Подтвердить готовую гипотезу: `AddToBacklogDialog`.', 'Записать узнанное: `InsightDialog`.'],
  props: {
    quote: 'Слова, на которых она стоит; из нескольких — первые.',
    others: 'Сколько ещё цитат за неё.',
    text: 'С чего начинается текст.',
    gone: 'Почему записать уже нельзя.',
    onCreate: 'Записывает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
