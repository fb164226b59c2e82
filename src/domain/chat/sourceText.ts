import type { Op } from '../core/operation.ts';
import type { Shape } from '../core/schema.ts';
import { type ChatSource } from './interview.ts';
import { INTERVIEW_ID } from './interviewId.ts';
import type { chatTextSchema } from './schema.ts';

/* Stores texts read for the chat, so that a person can pick an answer in them. */

/** Text of a file that was given to the chat, or of the page behind its link. */
export type ChatText = Shape<typeof chatTextSchema>;

/** So much of a text is kept, code units; about two hundred pages. */
export const MOST_KEPT = 400_000;

/** Operations that keep the text of a source; of a very long one its beginning. */
export function keepText({ id, from, name }: ChatSource, text: string, interviewId = INTERVIEW_ID): Op[] {
  const on = { kind: 'chatText', id } as const;
  // Never half of a character.
  const kept = text.slice(0, MOST_KEPT).replace(/[\uD800-\uDBFF]$/, '');
  return [
    { op: 'ensure', ...on, defaults: { id, interviewId, from, name: '', text: '' } },
    { op: 'set', ...on, fields: { from, name, text: kept } },
  ];
}

/** Returns operations that delete the text of a source for good: its words, not only their record. */
export function dropText({ id, from }: Pick<ChatSource, 'id' | 'from'>, interviewId = INTERVIEW_ID): Op[] {
  const on = { kind: 'chatText', id } as const;
  return [
    // It always fits, another tab may have dropped it.
    { op: 'ensure', ...on, defaults: { id, interviewId, from, name: '', text: '' } },
    { op: 'set', ...on, fields: { name: '', text: '' } },
    { op: 'remove', ...on },
  ];
}
