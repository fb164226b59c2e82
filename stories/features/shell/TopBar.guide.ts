import type { TopBarProps } from '#src/features/shell/TopBar.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TopBarProps>({
  what: 'Верхняя полоса компьютера: логотип, семь разделов, человек.',
  example: 'Desktop',
  whenNot: ['Уже 768 px: там `MobileHeader`.', 'Действия экрана: им место в `PageHeader`.'],
  speech: ['Область «Разделы»; текущий отмечен. У профиля читается имя, инициалы — нет.'],
  props: {
    items: 'Семь разделов в постоянном порядке; последний — профиль, с портретом.',
    userName: 'Кто работает, для инициалов.',
    userPicture: 'Портрет; без него — инициалы.',
    company: 'Какая компания открыта, у логотипа.',
    actions: 'Что стоит после ссылок: поиск, тема.',
  },
});
