import { fold } from '../../core/format.ts';

/** Who speaks, as far as the label tells. */
export type SpeakerRole = 'interviewer' | 'respondent' | 'other';

function roles(role: SpeakerRole, words: string): Record<string, SpeakerRole> {
  return Object.fromEntries(words.split(' ').map((word) => [word, role]));
}

/** Labels that name a role in any place, folded. Numbers behind them («Р2», «Респондент 3») are dropped first. */
const ROLES: Readonly<Record<string, SpeakerRole>> = {
  ...roles(
    'interviewer',
    'интервьюер инт и модератор исследователь исследовательница ведущий ведущая interviewer moderator researcher facilitator q',
  ),
  ...roles('respondent', 'респондент респондентка респ р информант информантка respondent interviewee participant a'),
};

/** Words that name a role when they come back or appear beside known roles; alone they head ordinary lines too. */
const WEAK_ROLES: Readonly<Record<string, SpeakerRole>> = {
  ...roles('interviewer', 'вопрос в question host i'),
  ...roles(
    'respondent',
    'ответ о а answer r клиент клиентка пользователь пользовательница участник участница эксперт гость гостья customer user guest',
  ),
};

/** Words that head a line of notes, never a speaker, however often. */
const HEADINGS = new Set(
  (
    'важно пример примеры например итог итого итоги вывод выводы цель цели задача задачи примечание заметка заметки ссылка ' +
    'ссылки дата тема темы время внимание проблема проблемы решение плюсы минусы плюс минус результат результаты гипотеза ' +
    'гипотезы инсайт инсайты цитата контекст метрики продукт компания город возраст роль должность имя телефон почта адрес ' +
    'длительность место запись исследование интервью название описание кратко суть боль боли ожидания рекомендации ' +
    'наблюдение наблюдения шаг продолжительность участники формат комментарий вопросы звонок созвон встреча визит разговор'
  ).split(' '),
);

/** Possible speaker's name, judged by itself. */
export interface Label {
  readonly label: string;
  /** The label folded: the same person by whatever case. */
  readonly key: string;
  /** Role that it names in any place. */
  readonly strong: SpeakerRole | null;
  /** The role it names if the rest of the text agrees. */
  readonly weak: SpeakerRole | null;
  /** Whether every word begins as in a name, and it is no heading. */
  readonly isName: boolean;
  /** Whether it heads lines of notes. */
  readonly isHeading: boolean;
  /** Whether it begins with a small letter. */
  readonly isLower: boolean;
  /** Whether it does, and heads no line of notes: who writes in a hurry writes names so. */
  readonly isLowerName: boolean;
}

export const LABEL_LENGTH = 48;
/** Most words of a name, and of a name with what explains it. */
const NAME_WORDS = 4;
const LABEL_WORDS = 8;

/** Explanation after a name: «Респондент (Анна)», «Респондент, 34 года», «Костя – разработчик». */
const EXPLAINED = /\s*(?:[(,/|].*|\s[-–—]\s.*)$/;

const bareLabel = (label: string): string => label.replace(EXPLAINED, '').trim();

/** A word of a name: a capital («iPhone» has one too), a number, a picture. */
const NAME_WORD = /^(?:\p{Ll}{0,2}\p{Lu}|\p{N}|[^\p{L}\p{P}]|[№#@])/u;

/** Whether every word begins with a capital or a number, as in a name and never in a sentence. */
const isTitled = (label: string): boolean => label.split(/\s+/).every((word) => NAME_WORD.test(word));

/** The role a label names: «Респондент», «Р2», «Респондент №2», «Модератор Ольга»; not «Респондент сказал». */
function roleIn(bare: string, known: Readonly<Record<string, SpeakerRole>>): SpeakerRole | null {
  const first = fold(bare).match(/^\p{L}+/u)?.[0] ?? '';
  if (!Object.hasOwn(known, first)) return null;
  const rest = bare.slice(first.length).trim();
  if (rest !== '' && !isTitled(rest) && !/^[.\-№#\d]+$/.test(rest)) return null;
  // One letter is a role only alone or with a number: «И. Петров» is a name.
  if (first.length === 1 && !/^\p{L}[\s.\-№#]*\d*\.?$/u.test(bare)) return null;
  return known[first] ?? null;
}

/** The role that what explains a name tells: «Андрей (интервьюер)», «Маша – интервьюер». */
function explainedRole(label: string): SpeakerRole | null {
  const explained = EXPLAINED.exec(label)?.[0];
  if (explained === undefined) return null;
  const words = fold(explained).match(/\p{L}{3,}/gu) ?? [];
  for (const word of words) if (Object.hasOwn(ROLES, word)) return ROLES[word] ?? null;
  return null;
}

/** Reads a label; null when it is too long for one. */
export function readLabel(text: string): Label | null {
  const bare = bareLabel(text);
  if (bare === '' || bare.split(/\s+/).length > NAME_WORDS || text.split(/\s+/).length > LABEL_WORDS) return null;
  const isLower = /^\p{Ll}/u.test(text) && !isTitled(bare);
  const isHeading = HEADINGS.has(fold(bare));
  return {
    label: text,
    key: fold(text),
    strong: roleIn(bare, ROLES) ?? explainedRole(text),
    weak: roleIn(bare, WEAK_ROLES),
    isName: isTitled(bare) && /\p{L}|^\+\d/u.test(bare) && !isHeading,
    isHeading,
    isLower,
    isLowerName: isLower && !isHeading,
  };
}

/** A name as a label can hold it: without colons and line breaks, not longer than a label is. */
export function labelName(name: string): string {
  let label = name
    .replaceAll(/[\s:[\]]+/g, ' ')
    .trim()
    .slice(0, LABEL_LENGTH)
    .trim();
  while (label !== '' && readLabel(label) === null) label = label.slice(0, Math.max(0, label.lastIndexOf(' ')));
  return label === '' ? 'Без имени' : label;
}

/** A label that is known to be one: a name is one whatever it looks like. */
export const labelOf = (name: string): Label =>
  readLabel(name) ?? {
    label: name,
    key: fold(name),
    strong: null,
    weak: null,
    isName: true,
    isHeading: false,
    isLower: false,
    isLowerName: false,
  };

/** Labels by what is written, read once each: a long transcript repeats a few of them a million times. */
export class Labels {
  readonly #known = new Map<string, Label | null>();

  /** The label that a text is, or null. */
  read(text: string): Label | null {
    let label = this.#known.get(text);
    if (label === undefined) {
      label = readLabel(text);
      this.#known.set(text, label);
    }
    return label;
  }
}
