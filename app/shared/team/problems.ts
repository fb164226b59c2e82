import type { Problem } from '#store/team/ask.ts';

/** The link of a server's owner does not let in: why, and how to get another. */
export const NO_OWNER_LINK =
  'Ссылка владельца скопирована не целиком, по ней уже вошли, ей больше суток, или она от другого сервера. Новую печатает сам сервер: запустите его командой npm start -- --owner-link.';

/** User messages for server failures. */
export const PROBLEM_WORDS: Readonly<Record<Problem['kind'], string>> = {
  offline: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.',
  busy: 'Сервер занят. Попробуйте через минуту.',
  signedOut: 'Сервер не узнаёт этот браузер. Войдите по ссылке.',
  noAccess: 'Нет доступа: сервер этого не разрешил.',
  outdated: 'На сервере другая версия Ориентира. Перезагрузите страницу и попробуйте ещё раз.',
  tooLarge: 'На сервере не хватает места для этой компании. Обратитесь к администратору сервера.',
  invalid: 'Сервер не смог прочитать отправленное. Перезагрузите страницу и попробуйте ещё раз.',
  aborted: 'Действие отменено.',
};
