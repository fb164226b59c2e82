import type { ReadingPaneProps } from '#src/features/research/reading/ReadingPane.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReadingPaneProps>({
  what: 'Текст материала по репликам. Любой длины: на странице только окно.',
  example: 'Turns',
  whenNot: ['Текст карточки: `MarkdownText`.', 'Переписка с ассистентом: `ChatLog`.'],
  keys: [
    ['Tab', 'по кнопкам реплик'],
    ['Enter', 'выбирает реплику целиком'],
  ],
  speech: ['Область «Текст материала»; у каждой реплики назван говорящий.'],
  props: {
    text: 'Весь текст, как хранится.',
    turns: 'Его реплики.',
    marks: 'Что отметить: цитату или найденное. По порядку, без наложений.',
    shown: 'Что показать; новый объект показывает снова.',
    chosen: 'Что выбрано: остаётся отмеченным, куда бы ни ушло выделение браузера.',
    onSelect: 'Зовётся с выбранным, целыми словами; с `undefined`, когда ничего.',
  },
});
