import type { CodePageProps } from '#src/features/research/codes/CodePage.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodePageProps>({
  what: 'Страница кода: сколько человек сказали, все цитаты по участникам или исследованиям, и что ещё сказано там же.',
  example: 'Full',
  whenNot: ['Все коды сразу: `CodebookScreen`.'],
  keys: [
    ['/', 'в поиск по цитатам'],
    ['↓ или ↑', 'от цитаты к цитате'],
  ],
  props: {
    opened: 'Код с цитатами; `null` — такого кода нет.',
    view: 'Что из них показано и как, по адресу.',
    onViewChange: 'Показать другое; `typing` — на каждую клавишу.',
    studiesHref: 'Адрес исследований, откуда берутся цитаты.',
    bookHref: 'Адрес кодовой книги.',
    codeHref: 'Адрес страницы кода. Функция постоянная.',
    passageHref: 'Адрес цитаты в тексте. Функция постоянная.',
    acts: 'Что можно сделать с кодами.',
    onTakeCode: 'Снимает код со слов. Функция постоянная.',
    onGone: 'Кода больше нет: удалён здесь или объединён с названным.',
    onRetry: 'Прочитать ещё раз то, что не открылось.',
  },
});
