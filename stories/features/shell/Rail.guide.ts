import type { RailProps } from '#src/features/shell/Rail.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RailProps>({
  what: 'Боковая панель компьютера: 16rem с названиями, 3rem со значками.',
  example: 'Open',
  whenNot: ['На телефоне: там `NavSheet`.'],
  keys: [
    ['Ctrl + B', 'сворачивает и разворачивает; слушает её приложение'],
    ['Enter', 'на кнопке панели — то же, фокус остаётся на ней'],
  ],
  speech: ['Область «Боковая навигация», в ней «Все разделы». Кнопка говорит, что сделает.'],
  props: {
    items: 'Ассистент, знакомство и семь разделов.',
    open: 'Видны ли названия.',
    onOpenChange: 'Зовётся с нужным состоянием.',
    footer: 'Низ: выбор компании.',
  },
});
