import { dayOf, formatLongDate } from '../../domain/core/format.ts';
import type { ChatMessage, Interview } from '../../domain/chat/interview.ts';
import {
  creationLine,
  KEPT_ALL_LINE,
  LEFT_LINE,
  questionLine,
  REPLACED_LINE,
  FORMER_REVIEW_LINE,
  REVIEW_LINE,
  UPDATE_LINE,
} from '../../domain/chat/lines.ts';
import { ordered } from '../../domain/core/record.ts';
import { CHAT_FIELDS, type ChatField } from '../../domain/boards/fields.ts';

/** A message as the log shows it. */
export interface ChatLine extends ChatMessage {
  readonly key: string;
  /** The question that this message of the person answers, and can be answered anew; undefined for every other message. */
  readonly field?: ChatField;
}

const ENDS: readonly string[] = [
  ...Array.from({ length: CHAT_FIELDS.length + 1 }, (_, answered) => creationLine(answered)),
  UPDATE_LINE,
  REVIEW_LINE,
  FORMER_REVIEW_LINE,
  REPLACED_LINE,
  LEFT_LINE,
  KEPT_ALL_LINE,
];

/** The question that a bot's message asks, or null. */
function questionIn(text: string): ChatField | null {
  return CHAT_FIELDS.find((field) => text.startsWith(questionLine(field))) ?? null;
}

/**
 * Returns the chat's messages in order, with answers marked by their question. A message does not know its question, so the bot's
 * message before it identifies it; of several the one with the stored text, else the last.
 * @param held keys of messages that are not shown yet
 */
export function chatLines(
  interview: Pick<Interview, 'messages' | 'answers'>,
  held: readonly string[] = [],
): readonly ChatLine[] {
  const hidden = new Set(held);
  const shown = ordered(interview.messages).filter(({ key }) => !hidden.has(key));
  const replies = new Map<ChatField, (typeof shown)[number][]>();
  let asked: ChatField | null = null;
  for (const message of shown) {
    if (message.isBot) asked = ENDS.includes(message.text) ? null : (questionIn(message.text) ?? asked);
    else if (asked !== null) replies.set(asked, [...(replies.get(asked) ?? []), message]);
  }
  const fields = new Map<string, ChatField>();
  for (const [field, messages] of replies) {
    const answer = interview.answers[field];
    if (answer === undefined) continue;
    const holder = messages.findLast(({ text }) => text === answer) ?? messages.at(-1);
    if (holder) fields.set(holder.key, field);
  }
  return shown.map(({ key, text, isBot, timestamp, refs, madeBy, picked }) => {
    const field = fields.get(key);
    return {
      key,
      text,
      isBot,
      timestamp,
      refs,
      ...(madeBy ? { madeBy } : {}),
      ...(picked ? { picked } : {}),
      ...(field === undefined ? {} : { field }),
    };
  });
}

const pad = (part: number): string => String(part).padStart(2, '0');

/** Time of day of a moment where the person is: `09:05`; empty when it is no moment. */
export function clockOf(timestamp: string): string {
  const moment = new Date(timestamp);
  return Number.isNaN(moment.getTime()) ? '' : `${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
}

/** Place of a message among the others. */
export interface PlaceInLog {
  /** The day that begins with it, in words; empty when none does. */
  readonly day: string;
  /** It goes on from the message before: of the same speaker and minute, which answers no question. */
  readonly continues: boolean;
}

/** Returns the place of the message at an index among the others. */
export function placeInLog(lines: readonly ChatLine[], index: number): PlaceInLog {
  const line = lines[index];
  if (!line) return { day: '', continues: false };
  const previous = lines[index - 1];
  const day = dayOf(line.timestamp);
  if (day !== null && (previous === undefined || dayOf(previous.timestamp) !== day)) {
    return { day: formatLongDate(day), continues: false };
  }
  const together = previous?.isBot === line.isBot && clockOf(previous.timestamp) === clockOf(line.timestamp);
  return { day: '', continues: together && !previous.field };
}
