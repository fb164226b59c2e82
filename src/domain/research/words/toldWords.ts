import { counted, type PluralForms } from '../../core/format.ts';
import type { Told, ToldKind } from '../layouts/told.ts';

/** Kinds of what a text has not; the others tell how it was read. */
type LeftOutKind = Exclude<ToldKind, 'carried' | 'encoding'>;

const FORMS: Readonly<Record<LeftOutKind, PluralForms>> = {
  word: ['слово', 'слова', 'слов'],
  character: ['непрочитанный знак', 'непрочитанных знака', 'непрочитанных знаков'],
  deletion: ['место с удалёнными словами', 'места с удалёнными словами', 'мест с удалёнными словами'],
  hidden: ['место со скрытыми словами', 'места со скрытыми словами', 'мест со скрытыми словами'],
  remark: ['заметка не из разговора', 'заметки не из разговора', 'заметок не из разговора'],
  timing: ['непонятая строка времени', 'непонятые строки времени', 'непонятых строк времени'],
  voice: [
    'голосовое или видео без расшифровки',
    'голосовых или видео без расшифровки',
    'голосовых или видео без расшифровки',
  ],
  reaction: ['реакция на сообщение', 'реакции на сообщения', 'реакций на сообщения'],
  page: ['страница без слов', 'страницы без слов', 'страниц без слов'],
  picture: ['рисунок', 'рисунка', 'рисунков'],
  object: ['вложенный объект', 'вложенных объекта', 'вложенных объектов'],
  head: ['строка колонтитулов', 'строки колонтитулов', 'строк колонтитулов'],
  lineNumber: ['номер строки', 'номера строк', 'номеров строк'],
  setting: ['служебный блок субтитров', 'служебных блока субтитров', 'служебных блоков субтитров'],
};

const CARRIED: PluralForms = [
  'реплика без имени отнесена к тому, кто говорил до неё',
  'реплики без имени отнесены к тем, кто говорил до них',
  'реплик без имени отнесены к тем, кто говорил до них',
];

/** Says what a file held that its text has not (R476): «Не вошло в текст: 2 рисунка, 1 страница без слов.»; empty when all is there. A doubtful encoding is said too (R478), and who speaks where no name stands. */
export function toldWords(told: readonly Told[] | null): string {
  const all = told ?? [];
  const leftOut = all.flatMap(({ kind, count }) =>
    kind === 'encoding' || kind === 'carried' ? [] : counted(count, FORMS[kind]),
  );
  const carried = all.find(({ kind }) => kind === 'carried')?.count ?? 0;
  return [
    leftOut.length === 0 ? '' : `Не вошло в текст: ${leftOut.join(', ')}.`,
    carried === 0 ? '' : `${counted(carried, CARRIED)}.`,
    all.some(({ kind }) => kind === 'encoding') ? 'Кодировка файла угадана.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
