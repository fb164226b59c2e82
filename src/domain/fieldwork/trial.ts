import { askedAt } from './asked.ts';
import { doubtNow } from './commands.ts';
import { hear, NEW_CONVERSATION } from './conversation/conversation.ts';
import { type Incoming, askedNow, isPlace, progressOf, type Conversation, type ScriptPlace } from './path.ts';
import { awaitsWords } from './followUp.ts';
import { offersOf, type Wish } from './offers.ts';
import { questionOf, type Question, type Script } from './script.ts';
import { WISH_WORDS, wordsFor } from './words.ts';

/** A person's move in a simulated conversation. */
export type Move =
  | { readonly is: 'wish'; readonly wish: Wish }
  | { readonly is: 'answer'; readonly text: string; readonly options?: readonly string[]; readonly place: ScriptPlace };

/** Something said in a conversation, as it is shown. */
export interface SpokenLine {
  readonly key: string;
  readonly by: 'interviewer' | 'respondent';
  readonly text: string;
}

export interface AskedNow {
  readonly place: ScriptPlace;
  readonly question: Question;
  /** As it is said: its own words, or the word why. */
  readonly text: string;
}

/** A conversation as it is shown. */
export interface TrialConversation {
  readonly lines: readonly SpokenLine[];
  readonly step: Conversation['step'];
  /** Null when nothing is asked. */
  readonly asked: AskedNow | null;
  readonly offers: readonly Wish[];
  /** From 0 to 1. */
  readonly progress: number;
}

const AT = '1970-01-01T00:00:00.000Z';

/** Returns the event of a move; the answer is complete: a person who tries it presses «Ответить». */
function incomingOf(move: Move, id: string): Incoming {
  if (move.is === 'wish') return { type: move.wish, id, at: AT };
  const { text, options, place } = move;
  return {
    type: 'answer',
    id,
    at: AT,
    given: options === undefined ? { text } : { text, options },
    place,
    isWhole: true,
  };
}

/**
 * Plays a script by moves from its beginning: by the engine that talks to respondents, so that what is seen here is what they see.
 * Played again from the start each time, it is true to a script that is being changed: an answer to a question that is gone is left out.
 */
export function play(script: Script, moves: readonly Move[]): TrialConversation {
  const lines: SpokenLine[] = [];
  let conversation = NEW_CONVERSATION;
  const take = (incoming: Incoming): void => {
    const heard = hear(script, conversation, incoming);
    ({ conversation } = heard);
    if (conversation.step === 'withdrawn') lines.length = 0;
    for (const outgoing of heard.outgoing) {
      for (const text of wordsFor(script, outgoing, conversation)) {
        lines.push({ key: `${lines.length}`, by: 'interviewer', text });
      }
    }
    // No words leave the device in a trial: no model reads them, and its questions are in the product's own words.
    const awaited = awaitsWords(script, conversation);
    if (awaited) take({ type: 'worded', place: awaited, text: null, model: '' });
  };
  take({ type: 'open' });
  moves.forEach((move, index) => {
    if (move.is === 'answer' && !isPlace(script, move.place)) return;
    const text = move.is === 'wish' ? WISH_WORDS[move.wish] : move.text;
    lines.push({ key: `${lines.length}`, by: 'respondent', text });
    const incoming = incomingOf(move, `move-${index}`);
    // What is typed below the doubt decides it.
    take(incoming.type === 'answer' && doubtNow(conversation) ? { ...incoming, place: undefined } : incoming);
  });
  const place = askedNow(script, conversation);
  const question = place && questionOf(script, place.question);
  return {
    lines,
    step: conversation.step,
    asked: place && question ? { place, question, text: askedAt(script, place, conversation) } : null,
    offers: offersOf(script, conversation),
    progress: progressOf(script, conversation),
  };
}
