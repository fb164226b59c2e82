import { quoted } from '../core/format.ts';
import type { TextRange } from '../core/textRange.ts';
import type { MapTexts } from '../core/texts.ts';
import { whyNotTaken } from './answers.ts';
import { askedAt, askedWithMark } from './asked.ts';
import { answerAt, isAt, standingBefore, type Conversation, type SaidAnswer } from './path.ts';
import { branchChange } from './questions/leftBranch.ts';
import { asksContact, QUESTION_KINDS } from './questions/questionKinds.ts';
import { questionOf, type Script } from './script.ts';

/** Label of the interviewer in a transcript. */
export const INTERVIEWER = 'Интервьюер';

/** Follows a question that is answered anew: the earlier answer was revoked. */
export const CORRECTED = ' (ответ исправлен)';
/** Follows a question whose earlier answer is added to, after other questions. */
export const ADDED_TO = ' (дополнение)';
/** Follows the words after the last question: replies to them answer none. */
export const ENDED = ' (вопросы кончились)';
/** Begins what is said to an attempt that was not taken for an answer (R435). */
export const NOT_TAKEN = 'Не принято: ';
/** Begins what is said of a question whose answer counts no more: its branch was left by another answer (R485). */
export const LEFT_BRANCH = 'Не в счёт, ответ оставленной ветви: ';
/** Begins what is said of a question whose answer counts again: another answer has led back to its branch. */
export const BRANCH_AGAIN = 'Снова в счёт, ответ этой ветви: ';

/** Replaces the answer to a question for a contact (R241): viewers read transcripts, too. */
export const CONTACT_LEFT = '(контакт: виден тем, кому видны имена)';

/** Invisible sign beside words: a line that begins with it begins no turn, whatever its text. */
const JOINER = '\u2060';

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment of the conversation, from its beginning; a transcript's clock has three figures for hours. */
function stamp(from: string, at: string): string {
  const passed = Math.floor((Date.parse(at) - Date.parse(from)) / 1000);
  const seconds = Math.min(Math.max(0, Number.isNaN(passed) ? 0 : passed), 999 * 3600 + 3599);
  return `[${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}]`;
}

/** The label of another speaker after the end of a sentence: in a line of a known role it would begin a turn. */
const LABEL_INSIDE = /(?<=[.?!…»")]\s{1,3}\p{L}{1,12}(?: ?\d{1,2})?\.?)(?=:\s)/gu;

/** Notice of a program, not spoken: at the end of a line, it would be left out. */
const NOTICE = /(?:транскрибирование|запись|transcription|recording)\.?$/iu;

/**
 * Returns words as a transcript holds them: in their lines, and all of them one turn, though they look like labels, times or
 * another layout. Visible text is not changed; signs that no text has are left out.
 */
export function spokenText(text: string): string {
  const lines = text
    .toWellFormed()
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\t\n])[\p{Cc}\uFEFF]/gu, '')
    .trim()
    .split('\n')
    .map((line) => line.trimEnd().replaceAll(LABEL_INSIDE, JOINER));
  return lines
    .map((line, at) => (at === 0 || line === '' ? line : `${JOINER}${line}${NOTICE.test(line) ? JOINER : ''}`))
    .join('\n');
}

/** An end of a scale, and what it means. */
const scaleEnd = (mark: number, label: string): string => (label === '' ? String(mark) : `${mark} — ${quoted(label)}`);

/** Returns the answer to a question with buttons, in words. */
function pressed(script: Script, { place, text, meaning }: SaidAnswer): string {
  const question = place && questionOf(script, place.question);
  if (meaning.is === 'options') {
    const chosen = meaning.options.map((key) => question?.options.find((one) => one.key === key)?.text ?? key);
    const words = chosen.map((one) => quoted(one)).join(', ');
    const isSame = [chosen.join(', '), chosen.join('; '), chosen.join('\n'), ''].includes(text.trim());
    return isSame ? words : `${words}. ${text}`;
  }
  if (meaning.is !== 'number' || !question || !QUESTION_KINDS[question.kind].hasScale) return text;
  const { from, to, fromLabel, toLabel } = question.scale;
  return `${meaning.number} (от ${scaleEnd(from, fromLabel)} до ${scaleEnd(to, toLabel)})`;
}

/**
 * Returns a respondent's answer in words; empty for none.
 * @param showsContacts whether contacts are included. Default no
 */
function wordsOf(script: Script, said: SaidAnswer, showsContacts = false): string {
  if (said.meaning.is === 'skipped') return '(вопрос пропущен)';
  if (!showsContacts && asksContact(script, said.place)) return CONTACT_LEFT;
  const { file } = said;
  const sent = file === null ? '' : `(${file.mime.startsWith('audio/') ? 'запись' : 'файл'} ${quoted(file.name)})`;
  return [pressed(script, said), sent].filter((part) => part.trim() !== '').join(' ');
}

/**
 * Returns the question before an answer; '' where it was asked already.
 * @param last the preceding answer; null for none
 */
function askedBefore(script: Script, conversation: Conversation, one: SaidAnswer, last: SaidAnswer | null): string {
  if (one.place === null) return last !== null && last.place === null ? '' : `${script.thanks.trim()}${ENDED}`;
  const isCorrected = standingBefore(conversation, one).length > 0;
  // Another answer to the same question does not repeat the question.
  if (!isCorrected && last !== null && isAt(last.place, one.place)) return '';
  const asked = askedWithMark(script, one.place, conversation);
  if (isCorrected) return `${asked}${CORRECTED}`;
  const before = { said: conversation.said.slice(0, conversation.said.indexOf(one)) };
  if (one.replaces !== undefined || !answerAt(before, one.place)) return asked;
  // «Почему так?» alone does not tell of what.
  const of = one.place.why === 0 ? '' : `${askedAt(script, { ...one.place, why: 0 }, conversation)} `;
  return `${of}${asked}${ADDED_TO}`;
}

/**
 * Returns a conversation as a study stores it: who says what, when, from consent on («[00:00:12] Интервьюер: …»). Choices and
 * marks are in words, skips are noted, files are named; corrections, texts not taken for an answer and branches that were left are
 * marked after it, so that a transcript only grows.
 * @param codeName label of the respondent
 * @param filed number of answers that are in a transcript already: only later ones are returned. Default none
 */
export function transcriptOf(script: Script, conversation: Conversation, codeName: string, filed = 0): string {
  const { consent, said } = conversation;
  const from = consent?.at ?? said[0]?.at ?? '';
  const turns: string[] = [];
  let last: SaidAnswer | null = null;
  for (const [index, one] of said.entries()) {
    const words = spokenText(wordsOf(script, one));
    if (words === '') continue;
    const asked = spokenText(askedBefore(script, conversation, one, last));
    const refused = whyNotTaken(script, one);
    const { left, again } = branchChange(script, conversation, index);
    const marks = [
      ...(refused === '' ? [] : [`${NOT_TAKEN}${refused}`]),
      ...left.map(({ text }) => `${LEFT_BRANCH}${spokenText(text)}`),
      ...again.map(({ text }) => `${BRANCH_AGAIN}${spokenText(text)}`),
    ];
    const told = [
      ...(asked === '' ? [] : [`${stamp(from, last?.at ?? from)} ${INTERVIEWER}: ${asked}`]),
      `${stamp(from, one.at)} ${codeName}: ${words}`,
      ...marks.map((mark) => `${stamp(from, one.at)} ${INTERVIEWER}: ${mark}`),
    ];
    if (index >= filed) turns.push(...told);
    last = one;
  }
  return turns.length === 0 ? '' : `${turns.join('\n\n')}\n`;
}

/** Returns places of contacts in an earlier transcript (R241): in the turns that contain them, in order. */
export function contactsIn(text: string, script: Script, { said }: Conversation, codeName: string): TextRange[] {
  let from = 0;
  return said.flatMap((one) => {
    if (one.meaning.is === 'skipped' || !asksContact(script, one.place)) return [];
    const words = spokenText(wordsOf(script, one, true));
    const turn = `${codeName}: ${words}`;
    const at = words === '' ? -1 : text.indexOf(`${turn}\n`, from);
    if (at < 0) return [];
    from = at + turn.length;
    return [{ start: from - words.length, end: from }];
  });
}

/**
 * Returns a transcript with the new words: its existing text stays as it is, with all that people have corrected and hidden
 * there.
 */
export const grownText = (text: string, more: string): string =>
  text === '' || more === '' ? `${text}${more}` : `${text.trimEnd()}\n\n${more}`;

/** Maps every text in a conversation that a respondent said, or that a model made of it. */
export const mapSaid: MapTexts<Conversation> = (conversation, change) => ({
  ...conversation,
  said: conversation.said.map((one) => ({
    ...one,
    text: change(one.text),
    file: one.file && { ...one.file, name: change(one.file.name) },
  })),
  ...(conversation.worded && { worded: conversation.worded.map((one) => ({ ...one, text: change(one.text) })) }),
  ...(conversation.unsure && { unsure: { ...conversation.unsure, text: change(conversation.unsure.text) } }),
  ...(conversation.doubts && { doubts: conversation.doubts.map((one) => ({ ...one, text: change(one.text) })) }),
});
