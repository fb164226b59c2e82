import { positionAt } from '../domain/core/record.ts';
import type { Code, PassageGroup } from '../domain/research/code.ts';
import type { Mark } from '../domain/research/mark.ts';
import { transcript } from './materials.ts';
import { respondentOf } from './participants.ts';
import { passageOf } from './passages.ts';
import { moment, stamp, stampVerbatim } from './stamp.ts';

const CODES = [
  ['work', null, 'Работа с разговорами', 'sky', 'Что происходит между «надо спросить людей» и решением команды.'],
  ['recruit', 'work', 'Поиск людей', 'leaf', 'Где берут респондентов, сколько ждут, кто согласует.'],
  ['analysis', 'work', 'Разбор записей', 'sun', 'Время и силы на расшифровку, разметку, поиск места.'],
  ['loss', 'work', 'Результаты тонут', 'rose', 'Записи и выводы есть, но ими никто не пользуется.'],
  ['trust', null, 'Доверие к выводу', 'violet', 'Что убеждает команду: дословные слова, источник, свой опыт.'],
  ['purchase', null, 'Решение о покупке', 'clay', 'Кто платит, чем объясняет цену, как проходит оплата.'],
  ['return', null, 'Повод вернуться', 'teal', 'Что приводит в сервис снова — или не приводит.'],
  ['referral', null, 'Рассказ коллегам', 'slate', 'Когда и чем делятся, что этому мешает.'],
] as const;

type CodeKey = (typeof CODES)[number][0];
const idOf = (key: string): string => `code-${key}`;

/** The codebook of the sample company. */
export const codes: readonly Code[] = CODES.map(([key, parent, name, colour, definition], index) =>
  stamp('code', moment('2026-09-10'), {
    id: idOf(key),
    parentId: parent === null ? null : idOf(parent),
    name,
    colour,
    definition,
    position: positionAt(index),
  }),
);

/** Words of a transcript, by its number, and the codes that they were given. */
const MARKS: readonly (readonly [
  key: string,
  interview: number,
  words: string,
  codes: readonly CodeKey[],
  note?: string,
])[] = [
  ['waiting', 42, 'Найти респондента — самое долгое: две недели на пять человек.', ['recruit']],
  [
    'half-a-day',
    42,
    'На один час разговора уходит почти полдня: пока расшифруешь, пока разметишь, пока найдёшь нужное место.',
    ['analysis'],
    'Ту же меру назвал Олег: три дня из пяти.',
  ],
  ['on-disk', 42, 'Записи лежат на диске, и никто, кроме меня, их не открывает.', ['loss']],
  [
    'three-quotes',
    42,
    'Мне не нужен ещё один отчёт на сорок страниц, мне нужны три цитаты, с которыми можно пойти к команде.',
    ['trust'],
  ],
  [
    'two-days',
    42,
    'Если за месяц он экономит мне два рабочих дня, то двадцать пять тысяч — нормально, директор подпишет.',
    ['purchase'],
  ],
  ['transcriber', 45, 'Если честно, три дня из пяти я работаю расшифровщиком, а не исследователем.', ['analysis']],
  ['half-a-year', 45, 'Продакты приходят ко мне за исследованием, которое уже было полгода назад.', ['loss']],
  ['invents', 45, 'Я боюсь, что машина придумает то, чего человек не говорил.', ['trust']],
  [
    'quote-beside',
    45,
    'Пусть рядом с каждым выводом стоит цитата, на которую можно нажать и прочитать разговор целиком.',
    ['trust'],
  ],
  ['invoice', 45, 'Отдел закупок, по счёту. Карты у нас ни у кого нет.', ['purchase']],
  ['approvals', 51, 'Неделю согласовывали, кого можно опрашивать, ещё неделю собирали контакты.', ['recruit']],
  [
    'trial-over',
    51,
    'Триал кончился в тот день, когда у нас только появились первые респонденты.',
    ['recruit', 'return'],
  ],
  [
    'no-reason',
    51,
    'Провели пять интервью, получили инсайты, и на этом всё — повода зайти ещё раз не было.',
    ['return'],
  ],
  [
    'finance',
    51,
    'И я не смог объяснить финансовому директору, за что мы платим: за людей, за интервью или за программу.',
    ['purchase'],
  ],
  ['in-a-file', 51, 'Выгрузили в файл, файл где-то у продакта.', ['loss']],
  [
    'screenshot',
    54,
    'Я просто переслала скриншот с цитатой в чат основателей, и на следующий день мне написали трое.',
    ['referral', 'trust'],
  ],
  [
    'registration',
    54,
    'Отчёт нельзя показать человеку без регистрации, а регистрироваться ради чужого отчёта никто не станет.',
    ['referral'],
  ],
  ['own-result', 54, 'Рекомендовать страшно, пока сама не увидела результат на своих людях.', ['referral', 'trust']],
];

const markId = (key: string): string => `mark-${key}`;

/** Marked passages in the transcripts of the samples, with their codes. */
export const marks: readonly Mark[] = MARKS.map(([key, interview, words, given, note = '']) => {
  const material = transcript(interview);
  return stampVerbatim('mark', material.createdAt, {
    id: markId(key),
    researchId: material.researchId,
    ...passageOf(material, words),
    text: words,
    respondent: respondentOf(interview),
    codeIds: Object.fromEntries(given.map((code, index) => [idOf(code), { position: positionAt(index) }])),
    note,
  });
});

export const passageGroups: readonly PassageGroup[] = [
  stamp('passageGroup', moment('2026-10-14'), {
    id: 'group-nobody-opens',
    name: 'Разговор записан, но второй раз его никто не открывает',
    codeId: idOf('loss'),
    markIds: Object.fromEntries(
      ['on-disk', 'half-a-year', 'in-a-file'].map((key, index) => [markId(key), { position: positionAt(index) }]),
    ),
    position: positionAt(0),
  }),
];
