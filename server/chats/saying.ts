import { askedAt } from '../../src/domain/fieldwork/asked.ts';
import type { Outgoing } from '../../src/domain/fieldwork/conversation/replies.ts';
import { askedNow, placeBefore, type Conversation, type ScriptPlace } from '../../src/domain/fieldwork/path.ts';
import { QUESTION_KINDS } from '../../src/domain/fieldwork/questions/questionKinds.ts';
import { questionOf, type Question, type Script } from '../../src/domain/fieldwork/script.ts';
import { answerHint, listedOptions, marksOf, WISH_WORDS, wordsFor } from '../../src/domain/fieldwork/words.ts';
import type { Button, Buttons } from './api.ts';
import { dataOf, pointOf, type Press, type PressedWish } from './presses.ts';

/* The interviewer's messages as messages of Telegram with buttons. */

export interface BotMessage {
  readonly text: string;
  readonly buttons: Buttons;
  /** Position of the question in the script that it asks, or says something of: a reply to it answers that. Not there: of none. */
  readonly point?: string;
}

/** Signs of one message, at most; Telegram takes 4096. */
const LONGEST = 4_000;
/** Buttons below one message, at most; Telegram takes 100 in all. */
const MOST_BUTTONS = 90;
/** Marks beside each other; Telegram takes eight. */
const IN_ROW = 6;
/** Signs of an option that a button shows whole on a telephone. */
const SHOWN = 34;

const DONE_WORD = 'Готово';

/** A text as messages, none too long; cut where a paragraph, a line or a word ends, never inside of a sign. */
function pieces(text: string): string[] {
  const said: string[] = [];
  let rest = text.trim();
  while (rest.length > LONGEST) {
    const head = rest.slice(0, LONGEST);
    const whole = /[\uD800-\uDBFF]$/.test(head) ? LONGEST - 1 : LONGEST;
    const end = ['\n\n', '\n', ' '].map((by) => head.lastIndexOf(by)).find((at) => at > LONGEST / 2) ?? whole;
    said.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? said : [...said, rest];
}

/** Texts as messages; the last has the buttons. */
function messages(texts: readonly string[], buttons: Buttons = []): BotMessage[] {
  const all = texts.flatMap(pieces);
  return all.map((text, at) => ({ text, buttons: at === all.length - 1 ? buttons : [] }));
}

export interface AskedMessage {
  readonly script: Script;
  readonly conversation: Conversation;
  readonly respondentId: string;
  /** Until when what is over for others may be finished, told below each question; empty while it goes on. */
  readonly closing: string;
}

const wishButton = ({ script, respondentId }: AskedMessage, wish: PressedWish, place: ScriptPlace | null): Button => ({
  text: WISH_WORDS[wish],
  data: dataOf(script, respondentId, { is: 'wish', wish, place }),
});

/** Whether options are too long for buttons: then the text lists them, and the buttons show their numbers. */
const isListed = ({ options }: Question): boolean => options.some(({ text }) => text.length > SHOWN);

const rowsOf = (buttons: readonly Button[], inRow: number): Button[][] =>
  Array.from({ length: Math.ceil(buttons.length / inRow) }, (_, row) => buttons.slice(row * inRow, (row + 1) * inRow));

/** The buttons by which a question is answered. */
function answerButtons(
  { script, respondentId }: AskedMessage,
  question: Question,
  place: ScriptPlace,
  chosen: readonly string[],
): Buttons {
  const button = (text: string, press: Press): Button => ({ text, data: dataOf(script, respondentId, press) });
  if (place.why > 0) return [];
  const { hasOptions, hasScale } = QUESTION_KINDS[question.kind];
  if (hasScale) {
    const marks = marksOf(question.scale);
    if (marks.length > MOST_BUTTONS) return [];
    return rowsOf(marks.map((mark) => button(String(mark), { is: 'mark', mark, place })), IN_ROW); // prettier-ignore
  }
  if (!hasOptions || question.options.length > MOST_BUTTONS) return [];
  const isNumbered = isListed(question);
  const options = question.options.map(({ key, text }, at) => {
    const name = isNumbered ? String(at + 1) : text;
    return button(chosen.includes(key) ? `✓ ${name}` : name, { is: 'option', option: key, place });
  });
  const rows = rowsOf(options, isNumbered ? IN_ROW : 1);
  return question.isMultiple ? [...rows, [button(DONE_WORD, { is: 'done', place })]] : rows;
}

/**
 * The buttons below a question.
 * @param chosen keys of the options that are ticked
 */
export function askButtons(asked: AskedMessage, place: ScriptPlace, chosen: readonly string[]): Buttons {
  const { script, conversation } = asked;
  const question = questionOf(script, place.question);
  if (!question) return [];
  const ways = [
    ...(placeBefore(script, conversation) ? [wishButton(asked, 'back', place)] : []),
    ...(place.why > 0 || question.mayBeSkipped ? [wishButton(asked, 'skip', place)] : []),
    wishButton(asked, 'stop', place),
  ];
  return [...answerButtons(asked, question, place, chosen), ways];
}

/** A question as it is asked: its words, how it is answered, and options that no button can show. */
function askText({ script, conversation, closing }: AskedMessage, place: ScriptPlace): string {
  const question = questionOf(script, place.question);
  const text = askedAt(script, place, conversation);
  if (!question || place.why > 0) return [text, closing].filter(Boolean).join('\n\n');
  const { hasOptions } = QUESTION_KINDS[question.kind];
  const isLong = hasOptions && (isListed(question) || question.options.length > MOST_BUTTONS);
  return [text, ...(isLong ? [listedOptions(question)] : []), answerHint(question, 0), closing]
    .filter(Boolean)
    .join('\n\n');
}

export function messagesFor(asked: AskedMessage, outgoing: Outgoing): readonly BotMessage[] {
  const { script, conversation } = asked;
  switch (outgoing.say) {
    case 'consent':
    case 'before':
      return messages(wordsFor(script, outgoing, conversation), [
        [wishButton(asked, 'agree', null)],
        [wishButton(asked, 'decline', null)],
      ]);
    case 'ask': {
      const point = pointOf(script, outgoing.place);
      const all = messages([askText(asked, outgoing.place)], askButtons(asked, outgoing.place, []));
      return all.map((one) => ({ ...one, point }));
    }
    case 'unread': {
      const point = pointOf(script, outgoing.place);
      return messages(wordsFor(script, outgoing, conversation)).map((one) => ({ ...one, point }));
    }
    case 'sure': {
      // A button belongs to a question: behind the last one it is typed, and so is always to be forgotten.
      const now = askedNow(script, conversation);
      const { wish } = outgoing.unsure;
      const wishes: PressedWish[] = wish === 'withdraw' ? ['asAnswer'] : [wish, 'asAnswer'];
      const buttons = now ? [wishes.map((one) => wishButton(asked, one, now))] : [];
      return messages(wordsFor(script, outgoing, conversation), buttons);
    }
    case 'stopped':
    case 'unkept':
      return messages(wordsFor(script, outgoing, conversation), [[wishButton(asked, 'resume', null)]]);
    default:
      return messages(wordsFor(script, outgoing, conversation));
  }
}
