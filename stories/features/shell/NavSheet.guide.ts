import type { NavSheetProps } from '#src/features/shell/NavSheet.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NavSheetProps>({
  what: 'Навигация телефона: лист слева шириной 18rem со всеми разделами и компанией.',
  example: 'Open',
  when: ['Телефон: навигации рядом с экраном нет места.'],
  whenNot: ['На компьютере: там панель стоит рядом с экраном.'],
  keys: [['Escape', 'закрывает, фокус возвращается на «Меню»']],
  props: {
    open: 'Лежит ли поверх экрана.',
    onOpenChange: 'Зовётся с нужным состоянием: Escape, затемнение, выбранный раздел.',
    items: 'Все разделы.',
    footer: 'Низ: выбор компании.',
  },
});
