import type { AccountHeadProps } from '#src/features/account/AccountHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AccountHeadProps>({
  what: 'Чей это кабинет: портрет, имя, должность и почта.',
  when: ['Сверху личного кабинета, над всеми его разделами.'],
  whenNot: ['Человек в списке: `Avatar` и имя рядом.'],
  props: {
    profile: 'Чей кабинет: читается, не открылся или есть.',
    guard: 'Что защищает вход, словами сервера: «Двухфакторная защита включена». Пусто — ничего не показано.',
    picture: 'Портрет; без него — инициалы.',
    onRetry: 'Прочитать ещё раз.',
  },
});
