import type { TextRunsProps } from '#src/patterns/inline/TextRuns.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<TextRunsProps>({
  what: 'Строка с жирными словами там, где абзацев и списков не бывает: результат OKR.',
  when: ['Внутри строки, которую рисует кто-то другой: пункта, ячейки, заголовка.'],
  whenNot: ['Текст карточки целиком: `MarkdownText`.'],
  anatomy: [{ part: 'Жирные слова', sense: 'те, что набраны между двумя звёздочками.', at: 'strong' }],
  keys: 'Часть строки: клавиш нет.',
  speech: ['Читается подряд; жирное выделено элементом, разметка из текста остаётся текстом.'],
  props: { line: 'Строка по частям, простым и жирным.' },
  code: `import { TextRuns } from '#src/patterns/inline/TextRuns.tsx';

<TextRuns line={readRuns(text)} />`,
});
