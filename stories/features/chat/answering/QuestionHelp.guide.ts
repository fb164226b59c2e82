import type { QuestionHelpProps } from '#src/features/chat/answering/QuestionHelp.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<QuestionHelpProps>({
  what: 'Что можно сделать, если ответить сразу не получается: то же, что словами.',
  when: ['Вопрос ждёт первого ответа.'],
  whenNot: ['Ответ меняют: `RevisionNote`.'],
  props: {
    isUnclear: 'Набранное последним не сочли ответом; его можно записать как есть.',
    disabled: 'Нажать сейчас нельзя.',
    onPick: 'Ответ выберут в прочитанном тексте; без него читать было нечего, и кнопки нет.',
    onTakeAnyway: 'Набранное последним и есть ответ.',
    onExplain: 'Вопрос надо пояснить.',
    onSkip: 'Вопрос остаётся без ответа.',
  },
});
