import type { ThemeToggleProps } from '#src/features/shell/ThemeToggle.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ThemeToggleProps>({
  what: 'Меняет светлую тему на тёмную и обратно.',
  whenNot: ['Выбор из трёх с «как в системе»: без выбора тема и так системная.'],
  speech: ['Назван тем, что сделает: «Включить тёмную тему, кнопка».'],
  props: {
    theme: 'Какая сейчас. Пока страница не загрузилась, место занято, кнопки не видно.',
    onThemeChange: 'Зовётся с другой темой.',
  },
});
