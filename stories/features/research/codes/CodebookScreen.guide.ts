import type { CodebookScreenProps } from '#src/features/research/codes/CodebookScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodebookScreenProps>({
  what: 'Кодовая книга компании: все коды деревом, сколько человек о каждом сказали, и всё, что в них можно исправить.',
  example: 'Full',
  whenNot: ['Цитаты одного кода: `CodePage`.', 'Поставить код при чтении: `CodeField`.'],
  keys: [
    ['/', 'в поиск по кодам'],
    ['↓ или ↑', 'по строкам книги'],
    ['Alt + Shift + стрелка', 'шаг кода: выше, ниже, под соседа, из-под него'],
  ],
  props: {
    book: 'Коды со счётом.',
    brokenCount: 'Сколько кодов не прочиталось.',
    find: 'Что ищут, как записано в адресе.',
    place: 'Где книгу оставили, чтобы открыть там же.',
    onLeave: 'Её оставили здесь. Функция постоянная.',
    onFindChange: 'Ищут другое; `typing` — на каждую клавишу.',
    codeHref: 'Адрес страницы кода. Функция постоянная.',
    studiesHref: 'Адрес исследований, откуда берутся коды.',
    acts: 'Что можно сделать с кодами.',
    files: 'Делает и читает файлы кодовой книги.',
    onRetry: 'Прочитать ещё раз то, что не открылось.',
  },
});
