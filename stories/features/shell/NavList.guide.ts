import type { NavListProps } from '#src/features/shell/NavList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NavListProps>({
  what: 'Столбец разделов: в боковой панели и в листе телефона.',
  example: 'Open',
  whenNot: ['Семь ссылок в строку: `TopBar`.', 'Вкладки внутри экрана: `Tabs`.'],
  keys: [['Enter', 'открывает раздел']],
  speech: ['Текущий раздел — «текущая страница». Свёрнутый до значков список читается теми же словами.'],
  props: {
    items: 'Разделы сверху вниз.',
    collapsed: 'Одни значки; названия остаются голосом и подсказкой.',
    onNavigate: 'Зовётся после выбора: закрыть лист.',
  },
});
