import type { NewHypothesisDialogProps } from '#src/features/research/NewHypothesisDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NewHypothesisDialogProps>({
  what: '«Создать гипотезу» из выделенных слов: текст, этап, точка касания, релевантность.',
  example: 'Writing',
  whenNot: ['Подтвердить готовую гипотезу: `AddToBacklogDialog`.', 'Записать узнанное: `InsightDialog`.'],
  props: {
    quote: 'Слова, на которых она стоит; из нескольких — первые.',
    others: 'Сколько ещё цитат за неё.',
    start: 'С чего она начинается: текст, этап, точка касания, релевантность.',
    against: 'Слова, которые похожи на обратное: какие взять, отмечает человек.',
    gone: 'Почему записать уже нельзя.',
    onCreate: 'Записывает, с отмеченными словами против; диалог закроется, когда это случилось.',
    onAddTo: 'Отдаёт слова гипотезе, которая уже говорит то же; без него только названа.',
    onClose: 'Диалог пора убрать.',
  },
});
