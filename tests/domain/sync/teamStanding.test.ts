import { describe, expect, it } from 'vitest';

import {
  filesSense,
  standingLabel,
  standingSense,
  standingTone,
  type TeamStanding,
} from '#src/domain/sync/standing.ts';

const at = (standing: Partial<TeamStanding>): TeamStanding => ({
  connection: 'online',
  unsent: 0,
  refused: 0,
  ...standing,
});
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('how a shared company stands', () => {
  it.each([
    [{}, 'good', 'Сохранено', 'Всё, что вы сделали, видят коллеги.'],
    [{ files: { left: 1, tooLarge: 0, unreadable: 0 } }, 'good', 'Сохранено', 'Все ваши правки видят коллеги.'],
    [{ unsent: 1 }, 'busy', 'Не отправлено: 1', '1 правка ждёт отправки в этом браузере. Отправляем.'],
    [
      { connection: 'offline' },
      'waiting',
      'Без сети',
      'Нет связи с сервером. Работайте дальше: всё сохраняется здесь и уйдёт само, когда связь вернётся.',
    ],
    [
      { connection: 'offline', unsent: 3 },
      'waiting',
      'Не отправлено: 3',
      'Нет связи с сервером. Работайте дальше: 3 правки ждут отправки в этом браузере. Уйдёт само, когда связь вернётся.',
    ],
    [
      { refused: 2, unsent: 4 },
      'trouble',
      'Несовпадения: 2',
      'Коллега изменил то же самое. Обе версии целы, выберите, что оставить.',
    ],
    [
      { connection: 'noAccess', unsent: 5 },
      'trouble',
      'Нет доступа',
      'Вас больше нет в этой компании: изменить в ней ничего нельзя. Если это ошибка, напишите владельцу. До сервера не дошло: 5 ваших правок. Это можно забрать файлом.',
    ],
    [
      { connection: 'signedOut', refused: 1 },
      'trouble',
      'Вход не выполнен',
      'Сервер не узнаёт этот браузер. Войдите снова или откройте новую ссылку.',
    ],
    [
      { connection: 'outdated', unsent: 5 },
      'trouble',
      'Нужно обновить страницу',
      'На сервере новая версия Ориентира. Перезагрузите страницу. 5 правок ждут отправки в этом браузере.',
    ],
  ] as const)('%o', (standing, tone, label, sense) => {
    expect(standingTone(at(standing))).toBe(tone);
    expect(plain(standingLabel(at(standing)))).toBe(label);
    expect(plain(standingSense(at(standing)))).toBe(sense);
  });

  it('says who sees it only when there is somebody', () => {
    expect(standingSense(at({}))).toContain('видят коллеги');
    expect(standingSense(at({}), true)).toContain('никто не вошёл');
    expect(standingSense(at({}), null)).toBe('Всё, что вы сделали, хранит сервер.');
    expect(standingSense(at({ unsent: 1 }), true)).toContain('Отправляем');
  });

  it.each([
    [{}, null],
    [{ files: { left: 2, tooLarge: 0, unreadable: 0 }, connection: 'noAccess' }, null],
    [{ files: { left: 1, tooLarge: 0, unreadable: 0 }, connection: 'offline' }, 'Осталось отправить 1 файл.'],
    [
      { files: { left: 0, tooLarge: 2, unreadable: 0 } },
      'Сервер не взял 2 файла: слишком большой размер, или место на сервере кончилось. Здесь всё цело, другим файлам это не мешает. Попросите администратора сервера добавить места и перезагрузите страницу: отправка начнётся снова.',
    ],
    [
      { files: { left: 0, tooLarge: 0, unreadable: 1 } },
      'Браузер не может прочитать 1 файл: добавьте исходник ещё раз.',
    ],
    [
      { files: { left: 5, tooLarge: 0, unreadable: 0 } },
      'Осталось отправить 5 файлов. Они уходят, пока Ориентир открыт; прерванное продолжится с места обрыва.',
    ],
  ] as const)('says of files: %o', (standing, sense) => {
    const said = filesSense(at(standing));
    expect(said === null ? null : plain(said)).toBe(sense);
  });
});
