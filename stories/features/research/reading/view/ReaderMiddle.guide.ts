import type { ReaderMiddleProps } from '#src/features/research/reading/view/ReaderMiddle.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReaderMiddleProps>({
  what: 'Середина чтения: поиск в тексте, шаги по отметкам, полоса находок и сам текст — открывается, не открылся или есть.',
  example: 'Ready',
  whenNot: ['Только текст, без поиска и отметок: `ReadingPane`.'],
  props: {
    text: 'Текст: читается, не прочитался или есть.',
    reading: 'Что в нём показано и выбрано: даёт `useMaterialReading`.',
    findingsBar: 'Что программа нашла в тексте и путь по найденному; по умолчанию ничего.',
    renderLost: 'Рисует отметку, чьих слов в тексте больше нет.',
    onStep: '1 — следующая отметка, −1 — предыдущая.',
    children: 'Что стоит под текстом: плеер.',
    onRetry: 'Прочитать текст ещё раз.',
  },
});
