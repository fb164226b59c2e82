import { counted, NBSP } from '../core/format.ts';
import { unsentWords } from './unsentWords.ts';

/** Files of this browser that the server of a shared company does not have. */
export interface FilesStanding {
  /** On their way. */
  readonly left: number;
  /** The server did not take them: each is larger than it takes, or there is no room. */
  readonly tooLarge: number;
  /** The browser cannot read them any more, or they are not what they were. */
  readonly unreadable: number;
}

/** State of a shared company on this device. */
export interface TeamStanding {
  /**
   * `online`; `offline`: no way to the server; `signedOut`: it does not know who asks any more; `noAccess`: the person is no
   * longer in the company; `outdated`: the page is older than the server.
   */
  readonly connection: 'online' | 'offline' | 'signedOut' | 'noAccess' | 'outdated';
  /** Changes that are safe here and that the server has not answered yet. */
  readonly unsent: number;
  /** Changes that the server did not take: a person looks at both sides and chooses. */
  readonly refused: number;
  /** Files of this browser that the server does not have; not given for none. */
  readonly files?: FilesStanding;
}

/** Urgency of a state for the person, the most urgent first. */
export type StandingTone = 'good' | 'busy' | 'waiting' | 'trouble';

const WAITING = ['правка ждёт', 'правки ждут', 'правок ждут'] as const;

/** Whether a person has to do something, or only to wait, or nothing. */
export function standingTone({ connection, unsent, refused }: TeamStanding): StandingTone {
  if (refused > 0 || connection === 'signedOut' || connection === 'noAccess' || connection === 'outdated')
    return 'trouble';
  if (connection === 'offline') return 'waiting';
  return unsent > 0 ? 'busy' : 'good';
}

/** The standing in two or three words: «Сохранено», «Не отправлено: 3». */
export function standingLabel(standing: TeamStanding): string {
  const { connection, unsent, refused } = standing;
  if (connection === 'noAccess') return 'Нет доступа';
  if (connection === 'signedOut') return 'Вход не выполнен';
  if (connection === 'outdated') return 'Нужно обновить страницу';
  if (refused > 0) return `Несовпадения:${NBSP}${refused}`;
  if (unsent > 0) return `Не отправлено:${NBSP}${unsent}`;
  return connection === 'offline' ? 'Без сети' : 'Сохранено';
}

const FILES = ['файл', 'файла', 'файлов'] as const;

/**
 * Describes files in a sentence or two; null for nothing. The header does not show it: words come first, and a recording may
 * upload for an hour.
 */
export function filesSense({ connection, files }: TeamStanding): string | null {
  if (connection === 'noAccess' || files === undefined) return null;
  const { left, tooLarge, unreadable } = files;
  const said: string[] = [];
  if (left > 0) said.push(`Осталось отправить ${counted(left, FILES)}.`);
  if (left > 0 && connection === 'online') {
    said.push('Они уходят, пока Ориентир открыт; прерванное продолжится с места обрыва.');
  }
  if (tooLarge > 0) {
    said.push(
      `Сервер не взял ${counted(tooLarge, FILES)}: слишком большой размер, или место на сервере кончилось.`,
      'Здесь всё цело, другим файлам это не мешает.',
      'Попросите администратора сервера добавить места и перезагрузите страницу: отправка начнётся снова.',
    );
  }
  if (unreadable > 0) {
    said.push(`Браузер не может прочитать ${counted(unreadable, FILES)}: добавьте исходник ещё раз.`);
  }
  return said.join(' ') || null;
}

/** Where it is, and who sees it. */
function whoSees(isAlone: boolean | null): string {
  if (isAlone === null) return 'хранит сервер.';
  return isAlone
    ? 'хранит сервер. Из коллег сюда ещё никто не вошёл: создайте ссылку в «Доступ и ссылки» и отправьте её.'
    : 'видят коллеги.';
}

/**
 * Explains the state for the work, and what to do, in a sentence or two.
 * @param isAlone whether the company has no other members yet; null while that is not known
 */
export function standingSense(
  { connection, unsent, refused, files }: TeamStanding,
  isAlone: boolean | null = false,
): string {
  const waiting = unsent > 0 ? `${counted(unsent, WAITING)} отправки в этом браузере.` : '';
  const lost = unsentWords(unsent, files?.left ?? 0);
  switch (connection) {
    case 'noAccess':
      return `Вас больше нет в этой компании: изменить в ней ничего нельзя. Если это ошибка, напишите владельцу. ${
        lost === ''
          ? `Всё, что вы сделали, у${NBSP}компании.`
          : `До${NBSP}сервера не${NBSP}дошло: ${lost}. Это можно забрать файлом.`
      }`;
    case 'signedOut':
      return `Сервер не узнаёт этот браузер. Войдите снова или откройте новую ссылку. ${waiting}`.trim();
    case 'outdated':
      return `На сервере новая версия Ориентира. Перезагрузите страницу. ${waiting}`.trim();
    case 'offline':
      return `Нет связи с сервером. Работайте дальше: ${waiting === '' ? 'всё сохраняется здесь и уйдёт само, когда связь вернётся.' : `${waiting} Уйдёт само, когда связь вернётся.`}`;
    case 'online':
      if (refused > 0) return 'Коллега изменил то же самое. Обе версии целы, выберите, что оставить.';
      if (waiting !== '') return `${waiting} Отправляем.`;
      // The files part says what they lack.
      return `${files ? 'Все ваши правки' : 'Всё, что вы сделали,'} ${whoSees(isAlone)}`;
  }
}
