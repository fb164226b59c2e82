import type { PassageCodesProps } from '#src/features/research/reading/note/PassageCodes.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageCodesProps>({
  what: 'Коды отмеченных слов: каждый ведёт на свою страницу и снимается. Без кодов не занимает места.',
  example: 'Several',
  whenNot: ['Дать код: `CodeField`.', 'Инсайт или гипотеза на тех же словах: `PassageLink`.'],
  speech: ['Имя кнопки называет код, который снимают.'],
  props: {
    mark: 'Отметка, которой коды даны.',
    codes: 'Кодовая книга по идентификаторам.',
    onTakeCode: 'Снять код с отметки.',
    codeHref: 'Адрес страницы кода.',
  },
});
