import type { CodeHeadProps } from '#src/features/research/codes/CodeHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodeHeadProps>({
  what: 'Шапка страницы кода: где он стоит, что значит, что под ним.',
  example: 'Above',
  whenNot: ['Шапка экрана без места в дереве: `PageHeader`.'],
  props: {
    code: 'Код, чья страница.',
    codes: 'Кодовая книга.',
    bookHref: 'Адрес кодовой книги.',
    codeHref: 'Адрес страницы кода.',
    onTask: 'Что-то спросили сделать с кодом.',
  },
});
