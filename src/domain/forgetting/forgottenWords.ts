import { counted, formatNumber } from '../core/format.ts';
import type { ForgetAnswer } from './forgetBody.ts';
import type { FoundBy } from './findPerson.ts';

/* Forms for the counts about forgotten people. */

const FORMS: Readonly<Record<keyof ForgetAnswer['counts'], readonly [string, string, string]>> = {
  contacts: ['контакт', 'контакта', 'контактов'],
  participants: ['участник исследований', 'участника исследований', 'участников исследований'],
  interviews: ['интервью на сервере', 'интервью на сервере', 'интервью на сервере'],
  transcripts: ['расшифровка', 'расшифровки', 'расшифровок'],
  files: ['файл', 'файла', 'файлов'],
  marks: ['отметка в тексте', 'отметки в тексте', 'отметок в тексте'],
  quotes: ['цитата в гипотезах', 'цитаты в гипотезах', 'цитат в гипотезах'],
  insights: ['инсайт', 'инсайта', 'инсайтов'],
  comments: ['комментарий к их словам', 'комментария к их словам', 'комментариев к их словам'],
  mentions: ['запись с упоминанием', 'записи с упоминанием', 'записей с упоминанием'],
  letters: ['неотправленное письмо', 'неотправленных письма', 'неотправленных писем'],
};

/** Not counted by those who wrote lines of the journal before, nor in a company that writes no letters. */
const MAY_LACK = 'letters';

/** Whether a value holds the counts of an erasure: a line of the journal does. */
export const isForgottenCounts = (value: object): value is ForgetAnswer['counts'] =>
  Object.keys(FORMS).every(
    (key) => key === MAY_LACK || typeof (value as Readonly<Record<string, unknown>>)[key] === 'number',
  );

/** Returns the company's records of a person, present or erased, each count in words; omits zero counts. */
export const countsInWords = (counts: ForgetAnswer['counts']): readonly string[] =>
  (Object.keys(FORMS) as (keyof ForgetAnswer['counts'])[]).flatMap((key) =>
    counts[key] ? [counted(counts[key], FORMS[key])] : [],
  );

export const FOUND_BY_WORDS: Readonly<Record<FoundBy, string>> = {
  asked: 'вы начали отсюда',
  phone: 'тот же телефон',
  email: 'та же почта',
  telegram: 'то же имя в Telegram',
  link: 'тот же человек в интервью',
  said: 'адрес назван в интервью: проверьте',
  name: 'только то же имя: проверьте',
};

/** Content of the file that proves it. */
export interface ErasureProof {
  readonly company: string;
  /** When, in words, with its time zone. */
  readonly at: string;
  /** The same, ISO 8601. */
  readonly moment: string;
  /** Author of the request; '' where there is no sign-in. */
  readonly by: string;
  /** Whether the journal keeps a line of it. */
  readonly isShared: boolean;
  /** Code names that the person had. */
  readonly codeNames: readonly string[];
  /** Ids of their records, which identify no one. */
  readonly ids: readonly string[];
  readonly counts: ForgetAnswer['counts'];
}

/** Whether the product gave a code name: a typed one may be a real name. */
export const isMadeCodeName = (codeName: string): boolean => /^Р\d{1,9}$/u.test(codeName);

/** Returns the file that proves that a person was forgotten: it contains none of their words. */
export function proofText({ company, at, moment, by, isShared, codeNames, ids, counts }: ErasureProof): string {
  const made = codeNames.filter(isMadeCodeName);
  return [
    'Подтверждение: человек забыт',
    '',
    `Компания: ${company}`,
    `Когда: ${at} (${moment})`,
    ...(by === '' ? [] : [`Кто выполнил: ${by}`]),
    ...(made.length === 0 ? [] : [`Кодовые имена: ${made.join(', ')}`]),
    `Номера записей: ${ids.join(', ')}`,
    '',
    'Стёрто:',
    ...Object.entries(FORMS).flatMap(([key, [, , many]]) => {
      const count = counts[key as keyof typeof FORMS];
      return count === undefined ? [] : [`– ${many}: ${formatNumber(count)}`];
    }),
    '',
    isShared
      ? 'Стёрто на сервере, в новых резервных копиях и у всех, кто работает в компании: у тех, кто сейчас не на связи, – когда откроют её снова. Запись об этом есть в журнале компании.'
      : 'Стёрто в браузере, в котором ведётся эта компания: другого места у её данных нет. Журнала такая компания не ведёт: сохраните этот файл.',
    'Файлы и резервные копии, которые кто-то скачал или сделал раньше, не меняются: их удаляют там, где они лежат.',
    'Имени, адресов и слов человека в этом файле нет.',
    '',
  ].join('\n');
}
