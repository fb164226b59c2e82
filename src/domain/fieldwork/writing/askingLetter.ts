import { formatLongDate, NBSP, quoted } from '../../core/format.ts';
import type { DateText } from '../../core/record.ts';
import type { Round } from '../kinds.ts';

/** Text of a letter to a respondent of a round of interviews. */
export interface AskingLetter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly address: string };
  readonly notes: readonly string[];
}

/** Input of a letter. */
export interface AskedBy {
  /** Name of the company; '' where it has none. */
  readonly company: string;
  /** The scenario's own words before consent. */
  readonly welcome: string;
  /** The personal address. */
  readonly address: string;
  /** Last day on which one may begin, or null. */
  readonly until: DateText | null;
}

/** What letters say of a round. */
export const wordsOfRound = ({
  script,
  until,
}: Pick<Round, 'script' | 'until'>): Pick<AskedBy, 'welcome' | 'until'> => ({
  welcome: script?.welcome ?? '',
  until,
});

const nameOf = (company: string): string => (company.trim() === '' ? 'Компания' : quoted(company.trim()));

/** @param refuse button of the respondents' page by which one is written to no more */
function notesOf(until: DateText | null, refuse: 'Отказаться' | 'Остановиться'): readonly string[] {
  return [
    'Ссылка только для вас: по ней можно прерваться и вернуться к тому же вопросу. Не пересылайте письмо.',
    ...(until === null ? [] : [`Ответы принимаем до${NBSP}${formatLongDate(until)}.`]),
    `Не${NBSP}хотите отвечать: откройте ссылку и${NBSP}нажмите ${quoted(refuse)}, напоминать не${NBSP}будем.`,
  ];
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);

export function invitingLetter({ company, welcome, address, until }: AskedBy): AskingLetter {
  return {
    subject: `${nameOf(company)}: несколько вопросов к${NBSP}вам`,
    heading: `${nameOf(company)} просит вас рассказать, как это бывает у${NBSP}вас`,
    paragraphs: paragraphsOf(welcome),
    button: { label: 'Ответить на вопросы', address },
    notes: notesOf(until, 'Отказаться'),
  };
}

/**
 * Returns the reminder in a chat for a respondent who has not come to the end; the current question follows.
 * @param hasBegun whether they have answered something
 */
export function remindingWords({ company, until }: Pick<AskedBy, 'company' | 'until'>, hasBegun: boolean): string {
  return [
    hasBegun
      ? `Вы${NBSP}остановились на${NBSP}середине. То, что вы${NBSP}уже рассказали, на${NBSP}месте, осталось немного.`
      : `Недавно ${nameOf(company)} просила вас ответить на${NBSP}несколько вопросов. Если найдётся время, будем рады.`,
    ...(until === null || hasBegun ? [] : [`Ответы принимаем до${NBSP}${formatLongDate(until)}.`]),
    `Не${NBSP}хотите отвечать: напишите «стоп», напоминать не${NBSP}будем.`,
  ].join('\n\n');
}

/**
 * Returns the reminder letter for a respondent who has not come to the end.
 * @param hasBegun whether they have answered something
 */
export function remindingLetter({ company, address, until }: AskedBy, hasBegun: boolean): AskingLetter {
  return {
    subject: `${nameOf(company)}: мы${NBSP}ждём ваших ответов`,
    heading: hasBegun ? `Вы остановились на${NBSP}середине` : `Мы${NBSP}всё ещё хотим вас выслушать`,
    paragraphs: [
      hasBegun
        ? `То, что вы${NBSP}уже рассказали, на${NBSP}месте. По${NBSP}ссылке откроется следующий вопрос.`
        : `Недавно ${nameOf(company)} просила вас ответить на${NBSP}несколько вопросов. Если найдётся время, будем рады.`,
    ],
    button: { label: hasBegun ? 'Продолжить' : 'Ответить на вопросы', address },
    notes: notesOf(until, hasBegun ? 'Остановиться' : 'Отказаться'),
  };
}
