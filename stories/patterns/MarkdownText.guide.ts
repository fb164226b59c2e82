import type { MarkdownTextProps } from '#src/patterns/MarkdownText.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<MarkdownTextProps>({
  what: 'Та малая часть Markdown, которую люди печатают сами: абзацы, списки, жирное, таблица. Рисуется элементами; HTML остаётся текстом.',
  example: 'Everything',
  when: ['Показать то, что человек написал в карточке.'],
  whenNot: ['Тексты интерфейса: они свёрстаны.', 'Чужие документы: они приходят текстом и показываются текстом.'],
  anatomy: [
    { part: 'Абзац', sense: 'переносы строк — как набраны.', at: '#storybook-root p' },
    { part: 'Список', sense: '`-` или `1.`; номер первого пункта сохраняется.', at: '#storybook-root :is(ul, ol)' },
    {
      part: 'Таблица',
      sense: 'строки с `|`; на узком месте прокручивается сама, страница — нет.',
      at: '#storybook-root table',
    },
  ],
  keys: [
    ['Tab', 'останавливается на таблице'],
    ['← или →', 'прокручивают её'],
  ],
  speech: [
    'Списки и таблицы — настоящие: число пунктов, заголовки столбцов и строк читаются.',
    'Таблица названа тем, что передали в `tableLabel`.',
  ],
  props: {
    text: 'Текст, как набран. Чего не узнали, остаётся текстом.',
    tableLabel: 'Имя таблицы для тех, кто её слышит.',
  },
  code: `import { MarkdownText } from '#src/patterns/MarkdownText.tsx';

<MarkdownText text={card.content} tableLabel={\`\${card.title}: таблица\`} />`,
});
