import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';

import type { SignInAnswer, SignInProblem } from '#store/team/signInApi.ts';

/** User messages for failed sign-ins. */
const WORDS: Readonly<Record<SignInProblem, string>> = {
  offline: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.',
  busy: 'Слишком много попыток. Подождите несколько минут и попробуйте ещё раз.',
  signedOut: 'Сервер не узнаёт этот браузер. Войдите ещё раз.',
  wrong: 'Не подошло. Проверьте и попробуйте ещё раз.',
  stale: 'Вы вошли давно. Войдите ещё раз, и в течение часа это можно изменить.',
  weak: 'Такой пароль не подойдёт.',
  taken: 'По этому адресу входит другой человек.',
  over: 'Время вышло. Начните вход сначала.',
  invalid: 'Сервер не смог прочитать отправленное. Перезагрузите страницу и попробуйте ещё раз.',
  cancelled: 'Браузер не передал ключ. Попробуйте ещё раз или войдите иначе.',
};

/** An answer as a form takes it. @param wrong what `wrong` means there */
export function outcomeOf(answer: SignInAnswer<unknown>, wrong = WORDS.wrong): Outcome {
  if (answer.ok) return DONE;
  return refused(answer.problem === 'wrong' ? wrong : WORDS[answer.problem]);
}
