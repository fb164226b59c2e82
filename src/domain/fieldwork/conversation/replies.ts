import { doubtNow, type Unsure } from '../commands.ts';
import { awaitsWords } from '../followUp.ts';
import { askedNow, type Conversation, type ScriptPlace } from '../path.ts';
import type { Script } from '../script.ts';

/** Message to a respondent; each channel has its own form of it. */
export type Outgoing =
  | { readonly say: 'consent' }
  /** Answer to one who has not agreed yet, instead of the whole greeting once more. */
  | { readonly say: 'before' }
  | { readonly say: 'ask'; readonly place: ScriptPlace }
  /** The words do not answer the question: why, in Russian. The question remains open. */
  | { readonly say: 'unread'; readonly place: ScriptPlace; readonly problem: string }
  | { readonly say: 'thanks' | 'added' | 'over' | 'declined' | 'stopped' | 'withdrawn' }
  /** Whether words are the wish that they may be, or an answer. */
  | { readonly say: 'sure'; readonly unsure: Unsure }
  /** Answer to a press, or a word of that wish, about a question that is not asked now: the conversation went on elsewhere. */
  | { readonly say: 'passed' }
  /** Answer to a respondent who has stopped: their words are not kept, until they go on. */
  | { readonly say: 'unkept' };

/**
 * Reason why an input is not kept; its sender must be informed. `closed`: the round takes nothing more of them. `before`: they
 * have not agreed. `stopped`, `withdrawn`: they have.
 */
export type AnswerRefusal = 'closed' | 'before' | 'stopped' | 'withdrawn';

/** Result of an input. */
export interface Hearing {
  readonly conversation: Conversation;
  /** Messages in reply. */
  readonly outgoing: readonly Outgoing[];
  /** Null where it is kept, or there is nothing in it to be kept. */
  readonly refusal: AnswerRefusal | null;
}

/** Returns the messages for a respondent who opens the page or the chat, in the current state; none while it waits for words. */
export function sayAgain(script: Script, conversation: Conversation): readonly Outgoing[] {
  const now = askedNow(script, conversation);
  const unsure = doubtNow(conversation);
  if (unsure) return [{ say: 'sure', unsure }];
  if (awaitsWords(script, conversation)) return [];
  if (now) return [{ say: 'ask', place: now }];
  const words = {
    consent: 'consent',
    asking: 'thanks',
    done: 'thanks',
    declined: 'declined',
    stopped: 'stopped',
    withdrawn: 'withdrawn',
  } as const;
  return [{ say: words[conversation.step] }];
}

/** Reason why words are not kept in each step of a conversation; null where they are. */
export const REFUSES: Readonly<Record<Conversation['step'], AnswerRefusal | null>> = {
  consent: 'before',
  declined: 'before',
  asking: null,
  done: null,
  stopped: 'stopped',
  withdrawn: 'withdrawn',
};

/** Returns the reply to words that are not kept, besides why a round is closed. */
export function refusedReply(script: Script, conversation: Conversation, refusal: AnswerRefusal): Hearing {
  if (refusal === 'closed') return { conversation, outgoing: [], refusal };
  if (refusal === 'stopped') return { conversation, outgoing: [{ say: 'unkept' }], refusal };
  // They have read the greeting: it is said shortly what is missing (R491).
  if (conversation.step === 'consent') return { conversation, outgoing: [{ say: 'before' }], refusal };
  return { conversation, outgoing: sayAgain(script, conversation), refusal };
}
