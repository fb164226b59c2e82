import type { PassageLinkProps } from '#src/features/research/reading/note/PassageLink.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageLinkProps>({
  what: 'Инсайт или гипотеза, которые держатся на отмеченных словах, и кнопка, которая их разводит.',
  example: 'Insight',
  whenNot: ['Код отмеченных слов: `PassageCodes`.', 'Слова на строке гипотезы: `QuoteLink`.'],
  speech: ['Имя кнопки называет, что и от чего отделяют.'],
  props: {
    kind: 'Что это: «Инсайт», «За гипотезу».',
    label: 'Имя кнопки вместе со словами записи.',
    tooltip: 'Имя кнопки без слов, для подсказки.',
    onRemove: 'Развести слова и запись.',
    children: 'Слова записи или ссылка на неё.',
  },
});
