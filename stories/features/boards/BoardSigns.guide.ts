import type { BoardSignsProps } from '#src/features/boards/BoardSigns.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BoardSignsProps>({
  what: 'Что ещё делают с доской общей компании: показывают снаружи и смотрят историю. На телефоне стоят рядом с названием экрана.',
  whenNot: ['Обновить и скачать: `BoardActions`.', 'В компании одного браузера: показывать некому.'],
  props: {
    recordId: 'Запись доски: у досок разных продуктов они разные; без неё — доска первого продукта.',
    boardId: 'Какая доска.',
    onShow: 'Зовётся, чтобы сделать ссылку для чтения.',
    disabled: 'Доска ещё открывается: показывать нечего.',
  },
});
