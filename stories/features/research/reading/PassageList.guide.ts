import type { PassageListProps } from '#src/features/research/reading/PassageList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageListProps>({
  what: 'Отмеченные слова одни под другими, без текста вокруг: для телефона. Тысячи строк — на странице только окно.',
  example: 'Some',
  whenNot: ['Рядом с текстом отметки стоят на полях: `ReadingPane`.'],
  props: {
    label: 'Имя списка для чтения с экрана.',
    passages: 'Отмеченное по порядку.',
    empty: 'Что сказать, когда ничего нет.',
    renderNote: 'Рисует одну отметку.',
  },
});
