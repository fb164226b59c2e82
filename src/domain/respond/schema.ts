import * as v from 'valibot';

import { placeSchema, questionSchema } from '../fieldwork/schema.ts';
import { MAX_ANSWER } from './limits.ts';

/* Messages between the page of a respondent and the server. The page knows no script: the server plays it. */

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** Message from a page: one press or one answer, under an id of its own; sent again under the same id it counts once. */
export const sentSchema = v.variant('type', [
  v.object({
    type: v.picklist(['agree', 'decline', 'stop', 'resume', 'withdraw', 'back', 'skip', 'asAnswer']),
    id,
    /** What the page asked where it was pressed, null behind the last question; not there: it was about no question. */
    place: v.optional(v.nullable(placeSchema)),
    /** Id of the words that the page asked about there; not there: of none. */
    unsure: v.optional(id),
    /** Challenge for consent by an open link, and the answer, see proof.ts. */
    proof: v.optional(
      v.object({ challenge: v.pipe(v.string(), v.maxLength(200)), answer: v.pipe(v.string(), v.maxLength(20)) }),
    ),
  }),
  v.object({
    type: v.literal('answer'),
    id,
    /** Question that it answers, as the page showed it; null for words after the last question. */
    place: v.nullable(placeSchema),
    text: v.pipe(v.string(), v.maxLength(MAX_ANSWER)),
    /** Keys of the options that were pressed. */
    options: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200))),
    /** SHA-256 of a file that this respondent has sent up for it (`PUT /api/i/:token/file`). */
    file: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  }),
]);

/** The question that is asked now. */
const asked = v.object({
  place: placeSchema,
  /** Word for word. */
  text: v.string(),
  /** How it is answered: as its question is, or with words when it is asked why. */
  kind: questionSchema.entries.kind,
  options: questionSchema.entries.options,
  isMultiple: v.boolean(),
  scale: questionSchema.entries.scale,
  mayBeSkipped: v.boolean(),
  /** Context of a follow-up question: the earlier question and its answer. Null for a question of its own. */
  after: v.nullable(v.object({ question: v.string(), answer: v.string() })),
  /** Earlier answer, when the respondent has gone back; null otherwise. */
  answer: v.nullable(v.object({ text: v.string(), options: v.array(v.string()) })),
});

/** All that a page shows of a conversation. */
export const viewSchema = v.object({
  /** Grows with every change: an answer that comes late does not put back what is older. */
  version: v.number(),
  title: v.string(),
  /** Who asks. */
  company: v.string(),
  /** `closed`: no more answers are accepted, with the reason; a respondent who has answered may still withdraw. */
  step: v.picklist(['consent', 'asking', 'done', 'declined', 'stopped', 'withdrawn', 'closed']),
  /**
   * Texts of this step: the welcome and the terms of consent (also after a refusal), the thanks, the reason for closing, until
   * when a closed interview may be finished. Else empty.
   */
  words: v.object({
    welcome: v.string(),
    consent: v.string(),
    thanks: v.string(),
    closed: v.string(),
    closing: v.string(),
  }),
  /** From 0 to 1. */
  progress: v.number(),
  asked: v.nullable(asked),
  /** Words that may be a wish or an answer, and are asked about before anything else; null for none. */
  unsure: v.nullable(v.object({ id, wish: v.picklist(['stop', 'withdraw', 'back', 'skip']), text: v.string() })),
  canGoBack: v.boolean(),
  /** Whether more may be said behind the last question. */
  takesMore: v.boolean(),
  /** Whether consent was given, so that it can be taken back. */
  mayWithdraw: v.boolean(),
  /** Whether the last answer took the place of one that was given in another tab or on another device. */
  replaced: v.boolean(),
  /** Whether the last press was about a question that is not asked any more: it has changed nothing. */
  passed: v.boolean(),
  /** Why the last answer was not understood, in Russian; empty when it was. */
  problem: v.string(),
  /** Given for an interview that came to its end; null for none. */
  reward: v.nullable(v.object({ words: v.string(), code: v.string() })),
  /** Whether places are limited, so that another may have theirs while they are away. */
  isLimited: v.boolean(),
  /** Whether an open question may be answered by voice. */
  takesVoice: v.boolean(),
  /** Where this conversation is found again, when an open link has just become it; null otherwise. */
  movedTo: v.nullable(v.string()),
  /** Proof of work required for consent here, see proof.ts; empty for none. */
  challenge: v.string(),
  /** Where the same conversation goes on in Telegram; null where that is not offered. */
  telegram: v.nullable(v.string()),
});
