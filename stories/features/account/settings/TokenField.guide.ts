import type { TokenFieldProps } from '#src/features/account/settings/TokenField.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TokenFieldProps>({
  what: 'Секрет: точки, пока не попросят показать.',
  example: 'Masked',
  whenNot: ['Обычный текст: `TextField`.'],
  keys: [
    ['Tab', 'от поля к «Показать»'],
    ['Enter', 'на «Показать» открывает и прячет набранное'],
  ],
  speech: ['Набранное не читается, пока скрыто.'],
  props: {
    what: 'Что это: токен или ключ; так называется и кнопка, которая показывает.',
    needs:
      'Какая роль нужна в общей компании: у кого она меньше, тому недоступно и сказано почему. `null` — доступно всем.',
  },
});
