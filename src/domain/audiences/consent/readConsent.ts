import { fold, formatDate } from '../../core/format.ts';
import { monthNumber, readDate, SHORT_MONTH } from '../../core/typedDate.ts';
import type { Consent } from '../contact.ts';
import { statementDay } from './statementDay.ts';

/* Reads consents from a table. Only words that give consent count as one; doubtful words do not (R378). */

const either = (patterns: readonly RegExp[]): string => patterns.map(({ source }) => source).join('|');
/** Finds whole words, of Russian too, which `\b` does not know. */
const words = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${either(patterns)})(?![\\p{L}\\p{N}])`, 'gu');
const whole = (...patterns: readonly RegExp[]): RegExp => new RegExp(`^(?:${either(patterns)})$`, 'u');

/** A refusal by its words, but none: it is taken out before refusals are looked for. */
const NO_REFUSAL = words(
  /не против|не возража\p{L}*|не отказ(?:ал|ыв)\p{L}*|не отозва\p{L}*/u,
  /без возражений|нет возражений|возражений нет|no objections?/u,
);

/** Words that refuse anywhere in the text: «да, но не звонить» is a refusal too. */
const REFUSES = words(
  /отказ|отказал\p{L}*|отказано|отказыва\p{L}*|отклон\p{L}*|против|возража\p{L}*|несоглас\p{L}*/u,
  /отозв\p{L}*|отзыва\p{L}*|отзыв согласия|согласие отзыв\p{L}*|отменил\p{L}*|отменено|аннулир\p{L}*|отпис\p{L}*/u,
  /запре(?:т|ти|ща)\p{L}*|стоп|стоп-лист/u,
  /не (?:звон|беспоко|тревож|связыва|контактир|присыла|слать|надо|нужно|хоч|хот|жела|соглас|разреш|интерес)\p{L}*/u,
  /не (?:писать|пишите|пиши)|больше не \p{L}+/u,
  /refus\p{L}*|declin\p{L}*|denied|deny|denies|reject\p{L}*|withdr\p{L}*|revok\p{L}*|unsubscrib\p{L}*|disagree\p{L}*/u,
  /opt(?:ed)?[ -]?out|do not|don['’]?t|does not|not (?:agree\p{L}*|interested|allowed)|never/u,
);

/** Words that say the answer is not known yet. */
const DOUBTS = words(
  /пока|еще|жд\p{L}*|ожида\p{L}*|уточн\p{L}*|дума\p{L}*|подума\p{L}*|неизвестн\p{L}*|непонятно|возможно|может|наверно\p{L}*|вроде/u,
  /не (?:зна|ясно|ответ|отвеча|дозвон|спрашивал|спросил|указан|уверен|помн)\p{L}*/u,
  /нет (?:данных|ответа|информации|сведений)|(?:данных|ответа|информации|сведений) нет|н\/д|под вопросом/u,
  /перезвон\p{L}*|позже|потом|запро(?:с|ш)\p{L}*|планир\p{L}*|будет|отправ\p{L}*|спросить|получить|узнать|взять|получим/u,
  /unknown|pending|maybe|n\/a|tbd|waiting|requested|later|not (?:sure|yet|asked)|unsure/u,
);

const SURE = either([
  /соглас(?:ен|на|ны|ился|илась|ились|овано)|подписа(?:но|н|на|ны|л|ла|ли)|разреш(?:ил|ила|или|ено|ает|аю)/u,
  /yes|agree[ds]?|consented|consents|signed|opt(?:ed)?[ -]?in/u,
]);
const GAVE = either([
  /даю|дает|дано|дал|дала|дали|получено|получен|получена|получили|получил|получила|есть|имеется|взято|взяли/u,
  /подтверждено|подтвердил|подтвердила|оформлено|given|gave|granted|gives|obtained|received|accepted|confirmed/u,
]);

/** Words that give consent anywhere in the text. */
const GIVES = words(
  new RegExp(`да|${SURE}`, 'u'),
  new RegExp(`(?:${GAVE}) (?:\\p{L}+ )?(?:${/соглас\p{L}+|consent/u.source})`, 'u'),
  new RegExp(`(?:${/(?:согласие|consent)(?: is| was)?/u.source}) (?:${GAVE})`, 'u'),
);

/** How it was given: says nothing by itself beside another word, and is enough alone. */
const WAY = either([
  /устно|письменно|лично|по телефону|по почте|на сайте|в анкете|в форме|в (?:telegram|телеграм\p{L}*)/u,
  /галочк\p{L}*|чекбокс\p{L}*|verbally|orally|in writing/u,
]);
const ALONE = /[дyv1+✓✔☑✅]|ок|ok|окей|можно|true|истина|соглас(?:ие|ия)|consent/u.source;

/** Words that give consent only alone: «есть» gives it, «есть вопросы» does not. */
const GIVES_ALONE = whole(
  new RegExp(`(?:${ALONE}|${GAVE})(?: (?:${/от|с|on/u.source}|${WAY}))*`, 'u'),
  new RegExp(`(?:${WAY})(?: (?:${WAY}))*`, 'u'),
);

/** Words that refuse unless words beside them give consent. */
const DENIES = words(
  /нет|no|none|без согласия|отсутств\p{L}*/u,
  new RegExp(
    `(?:${/не|not/u.source}) (?:${SURE}|${GAVE}|${/да|подпис\p{L}+|получ\p{L}+|да[влстю]\p{L}*/u.source})`,
    'u',
  ),
);
/** Beside a denial it is what was denied: «согласия нет». */
const ONLY_NAMED = whole(/соглас(?:ие|ия)|consent/u);
const DENIES_ALONE = whole(/[нn0✗✘✕✖❌☐]|false|ложь|[-–—−]+/u);

const DAY = new RegExp(
  String.raw`(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?|(\d{1,2})\s+((?:${SHORT_MONTH})\p{L}*)\.?\s+(\d{4}))(?!\d)(?:\s*г(?:\.|ода?(?!\p{L}))?)?(?:,?\s+(?:в\s+)?\d{1,2}:\d{2}(?::\d{2})?(?!\d))?`,
  'iu',
);

/** A day that was found, as {@link readDate} reads it: its month as a number, without the time behind it. */
function asTyped([found, day, month = '', year]: RegExpExecArray): string {
  if (day === undefined) return found.replace(/\s.*$/u, '').replace(/г.*$|,$/u, '');
  return `${day}.${monthNumber(month)}.${year}`;
}

/** A day that a text names, as the moment it begins, and the text without it. */
function dayIn(text: string): { readonly at: string | null; readonly rest: string; readonly isFirst: boolean } {
  const found = DAY.exec(text);
  const typed = found ? readDate(asTyped(found)) : null;
  if (!found || !typed || !('date' in typed)) return { at: null, rest: text, isFirst: false };
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { at: `${typed.date}T00:00:00.000Z`, rest, isFirst: text.slice(0, found.index).trim() === '' };
}

/** Returns the words alone: folded, separated by one space, without surrounding signs. */
const bare = (text: string): string =>
  fold(text)
    .replace(/[«»"“”().,;:!\s]+/gu, ' ')
    .trim();

/**
 * Tells whether words give consent, refuse it, or do neither.
 * @param hasDay there is a day beside them
 */
function answerOf(text: string, hasDay: boolean): Consent['answer'] {
  const said = bare(text).replace(NO_REFUSAL, 'да');
  if (said === '' || /^[-–—−]+$/u.test(said)) return hasDay ? 'given' : said === '' ? 'unclear' : 'refused';
  if (said.search(REFUSES) !== -1) return 'refused';
  if (said.includes('?') || said.search(DOUBTS) !== -1) return 'unclear';
  if (DENIES_ALONE.test(said)) return 'refused';
  const rest = said.replace(DENIES, ' ').trim();
  const gives = rest.search(GIVES) !== -1 || GIVES_ALONE.test(rest);
  if (rest === said) return gives ? 'given' : 'unclear';
  return gives && !ONLY_NAMED.test(rest) ? 'unclear' : 'refused';
}

/** Visible names of a consent's answers. */
export const CONSENT_LABELS: Readonly<Record<Consent['answer'], string>> = {
  given: 'Есть',
  refused: 'Отказ',
  unclear: 'Не распознано',
};

/** Text shown when the day is unknown. */
export const NO_DAY = 'дата не указана';
const ANSWERS = { given: 'дано', refused: 'отказ', unclear: 'не распознано' } as const;

/** As {@link consentWords} writes it: read back word for word. */
const WRITTEN = /^(дано|отказ|не распознано), (\d\d\.\d\d\.\d{4}|дата не указана)(?:: ([\s\S]+))?$/u;

/** Returns the day of a statement, or that it is unknown. */
export const dayWords = (at: string | null): string => (at === null ? NO_DAY : formatDate(statementDay(at)));

/** A consent in a cell, a history and a choice between two: «отказ, 03.11.2026: по телефону». */
export function consentWords({ answer, at, text }: Pick<Consent, 'answer' | 'at' | 'text'>): string {
  return `${ANSWERS[answer]}, ${dayWords(at)}${text === '' ? '' : `: ${text}`}`;
}

/** A plain yes in a table: then the column says what was agreed to. */
const PLAIN = whole(/|да|yes|true|истина|ок|ok|[дyv1+✓✔☑✅]/u);

/**
 * Reads a cell of a column of consents; the day is only the one in the cell.
 * @param label the column's heading: what was agreed to, where the cell says no more than yes
 */
export function readConsent(cell: string, label: string): Consent {
  const text = cell.trim();
  const written = WRITTEN.exec(text);
  if (written) {
    const [, word, day = '', said = ''] = written;
    const answer = word === ANSWERS.given ? 'given' : word === ANSWERS.refused ? 'refused' : 'unclear';
    const typed = readDate(day);
    return { answer, at: 'date' in typed ? `${typed.date}T00:00:00.000Z` : null, text: said, how: 'import' };
  }
  const { at, rest, isFirst } = dayIn(text);
  const answer = answerOf(rest, at !== null);
  if (answer === 'unclear') return { answer, at: null, text, how: 'import' };
  const said = isFirst ? rest.replace(/^[\s:,;.—–-]+/u, '') : text;
  const isPlain = answer === 'given' && PLAIN.test(bare(isFirst ? said : rest));
  return { answer, at, text: (isPlain ? label : said).trim(), how: 'import' };
}
