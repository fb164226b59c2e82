import { isSame } from '../core/same.ts';
import { readAnswer } from './answers.ts';
import { whyWords } from './asked.ts';
import {
  asAnswer,
  commandIn,
  decidedBy,
  doubtNow,
  doubtsOf,
  isOpenAt,
  leavingIn,
  unsureOf,
  withDoubt,
  withDoubts,
  type Unsure,
} from './commands.ts';
import { awaitsWords, followUpFault, heardBefore } from './followUp.ts';
import {
  answerAt,
  asTold,
  askedNow,
  isAt,
  isPlace,
  isSettled,
  placeBefore,
  standingAt,
  type Conversation,
  type ScriptPlace,
  type SaidAnswer,
  type Incoming,
} from './path.ts';
import { asksContact, QUESTION_KINDS } from './questions/questionKinds.ts';
import { questionOf, type Question, type Script } from './script.ts';

/** Event of a respondent, or of their clock. */
type Event = Exclude<Incoming, { type: 'worded' }>;
type Deed = Exclude<Event, { type: 'silence' }>;

/** Message to a respondent; each channel has its own form of it. */
export type Outgoing =
  | { readonly say: 'consent' }
  /** Answer to one who has not agreed yet, instead of the whole greeting once more. */
  | { readonly say: 'before' }
  | { readonly say: 'ask'; readonly place: ScriptPlace }
  /** The words do not answer the question: why, in Russian. The question remains open. */
  | { readonly say: 'unread'; readonly place: ScriptPlace; readonly problem: string }
  | { readonly say: 'thanks' | 'added' | 'declined' | 'stopped' | 'withdrawn' }
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

/** Ids of messages that are remembered, to know one that is delivered again: channels repeat within minutes. */
const HEARD = 50;

/** A conversation before anything was said. */
export const NEW_CONVERSATION: Conversation = {
  step: 'consent',
  consent: null,
  said: [],
  settled: [],
  back: null,
  heard: [],
};

const settle = (conversation: Conversation, place: ScriptPlace): Conversation => ({
  ...conversation,
  settled: isSettled(conversation, place) ? conversation.settled : [...conversation.settled, place],
  back: conversation.back && isAt(conversation.back.place, place) ? null : conversation.back,
});

/** The respondent is through with a place and with what would be asked of it. */
function settleRest(conversation: Conversation, { question, why }: ScriptPlace, { whyTimes }: Question): Conversation {
  const rest = Array.from({ length: whyTimes - why + 1 }, (_, more) => ({ question, why: why + more }));
  return rest.reduce(settle, conversation);
}

/** Ends a conversation that has come to its end. */
const ended = (script: Script, conversation: Conversation): Conversation =>
  conversation.step === 'asking' && askedNow(script, conversation) === null
    ? { ...conversation, step: 'done' }
    : conversation;

type Answer = Extract<Incoming, { type: 'answer' }>;

interface Step {
  readonly next: Conversation;
  /** Messages besides those that follow from the new state. */
  readonly also?: readonly Outgoing[];
}

/**
 * The answer that is corrected by what is said now, at a place that was answered before.
 * @param isMore whether it may belong to an answer that is being given still: one message of several
 */
function correctedBy(conversation: Conversation, place: ScriptPlace, isMore: boolean): Pick<SaidAnswer, 'replaces'> {
  const { back, said } = conversation;
  const isBack = back !== null && isAt(back.place, place);
  const isSaidAnew =
    isBack && said.slice(back.said).some((one) => isAt(one.place, place) && one.meaning.is !== 'unread');
  const former = isSaidAnew || (isMore && !isBack) || !isSettled(conversation, place) ? null : answerAt(conversation, place); // prettier-ignore
  return former ? { replaces: former.id } : {};
}

/**
 * A conversation in which a place is answered by the very same again: that corrects nothing (R385). The answer stays, and its message is
 * remembered as long as it, so that it answers nothing else when it is delivered again. What is added to it later belongs to it.
 * @returns null where it is another answer, or none is corrected by it
 */
function saidAgain(conversation: Conversation, { id, place, replaces, ...told }: SaidAnswer): Conversation | null {
  if (place === null || replaces === undefined) return null;
  const { said, back } = conversation;
  const standing = standingAt(conversation, place);
  if (!isSame(asTold(standing), asTold([told]))) return null;
  const from = said.findIndex((one) => one === standing[0]);
  return {
    ...conversation,
    said: said.map((one) => (one.id === replaces ? { ...one, again: [...(one.again ?? []), id] } : one)),
    // As if it had been said since they went back.
    back: back && isAt(back.place, place) ? { ...back, said: from } : back,
  };
}

/** What words answer that name no question: while the next one has not been sent yet, the one that they answered before it. */
function spokenOf(script: Script, conversation: Conversation): ScriptPlace | null {
  const awaited = awaitsWords(script, conversation);
  return awaited ? { ...awaited, why: awaited.why - 1 } : askedNow(script, conversation);
}

/** Takes an answer for its question. Words not understood are kept with the rest, and the question remains open. */
function answered(script: Script, conversation: Conversation, { id, at, given, place, isWhole }: Answer): Step {
  const now = askedNow(script, conversation);
  const isNamed = place != null && isPlace(script, place);
  const where = place === null ? null : isNamed ? place : spokenOf(script, conversation);
  const question = where && questionOf(script, where.question);
  const asSaid = (meaning: SaidAnswer['meaning'], of: ScriptPlace | null): SaidAnswer => {
    const isMore = meaning.is === 'text' && isWhole !== true;
    const corrected = of === null || meaning.is === 'unread' ? {} : correctedBy(conversation, of, isMore);
    const text = asksContact(script, of) ? given.text : (given.kept ?? given.text);
    return { id, place: of, ...corrected, at, text, file: given.file ?? null, meaning };
  };
  const keep = (one: SaidAnswer): Conversation => ({ ...conversation, said: [...conversation.said, one] });
  if (!where || !question) return { next: keep(asSaid({ is: 'text' }, null)), also: [{ say: 'added' }] };
  const { meaning, problem } = readAnswer(question, where.why, given);
  const one = asSaid(meaning, where);
  const again = saidAgain(conversation, one);
  const kept = again ?? keep(one);
  if (problem !== undefined) return { next: kept, also: [{ say: 'unread', place: where, problem }] };
  // Words added to the current open question belong to it until the respondent is silent; a choice is made at once.
  const { isOpen } = QUESTION_KINDS[question.kind];
  const goesOn = meaning.is === 'text' && isOpen && isWhole !== true && isAt(where, now);
  if (goesOn || (!isNamed && !isAt(where, now))) return { next: kept };
  if (isAt(where, now)) return { next: settle(kept, where) };
  // What follows the earlier answer is asked already: what is added to that takes it away from nobody.
  const added = again ?? settle(kept, where);
  const isStill = now?.question === where.question && isAt(askedNow(script, added), now);
  if (isWhole !== true && isStill) return { next: added };
  // No respondent is led back for a reason of what they added to an earlier question.
  return { next: again ?? settleRest(kept, where, question) };
}

/** The respondent has been silent: an open question that was answered is through. */
function silent(script: Script, conversation: Conversation): Conversation {
  const now = askedNow(script, conversation);
  // The doubt about their last words is still open.
  if (!now || conversation.unsure || !answerAt(conversation, now)) return conversation;
  const isAnswered =
    !conversation.back || conversation.said.slice(conversation.back.said).some(({ place }) => isAt(place, now));
  return isAnswered ? settle(conversation, now) : conversation;
}

function skipped(script: Script, conversation: Conversation, { id, at }: { id: string; at: string }): Step {
  const now = askedNow(script, conversation);
  const question = now && questionOf(script, now.question);
  if (!now || !question) return { next: conversation };
  // The question was not shown: there is nothing of it to keep.
  if (awaitsWords(script, conversation)) return { next: settle(conversation, now) };
  if (!question.mayBeSkipped && now.why === 0) {
    return { next: conversation, also: [{ say: 'unread', place: now, problem: 'На этот вопрос нужен ответ.' }] };
  }
  const corrected = correctedBy(conversation, now, false);
  const said: SaidAnswer = { id, place: now, ...corrected, at, text: '', file: null, meaning: { is: 'skipped' } };
  const kept = saidAgain(conversation, said) ?? { ...conversation, said: [...conversation.said, said] };
  return { next: settle(kept, now) };
}

/** Takes input before consent: only consent itself, and its refusal, count. Nothing of the rest is kept. */
function beforeConsent(script: Script, conversation: Conversation, incoming: Deed): Step {
  switch (incoming.type) {
    case 'agree':
      return { next: { ...conversation, step: 'asking', consent: { at: incoming.at, text: script.consent } } };
    case 'decline':
    case 'stop':
    case 'withdraw':
      return { next: { ...conversation, step: 'declined' }, also: [{ say: 'declined' }] };
    default:
      return { next: conversation, also: [{ say: 'before' }] };
  }
}

/** The words that are told to be forgotten are gone from the conversation with everything that was said. */
const FORGOTTEN: Conversation = { ...NEW_CONVERSATION, step: 'withdrawn' };

function afterConsent(script: Script, conversation: Conversation, incoming: Deed): Step {
  const { step } = conversation;
  switch (incoming.type) {
    case 'withdraw':
      return { next: { ...FORGOTTEN, heard: conversation.heard }, also: [{ say: 'withdrawn' }] };
    case 'stop': {
      // Whatever else asked for it has what it wished.
      const others = doubtsOf(conversation).filter(({ wish }) => wish !== 'stop');
      const next: Conversation = { ...withDoubts(conversation, others), step: 'stopped', back: null };
      return { next, also: [{ say: 'stopped' }] };
    }
    case 'resume':
    case 'agree':
      return { next: step === 'stopped' ? { ...conversation, step: 'asking' } : conversation };
    case 'back': {
      const before = placeBefore(script, conversation);
      if (before === null || (step !== 'asking' && step !== 'done')) return { next: conversation };
      return { next: { ...conversation, step: 'asking', back: { place: before, said: conversation.said.length } } };
    }
    case 'skip':
      return step === 'asking' ? skipped(script, conversation, incoming) : { next: conversation };
    case 'answer':
      return answered(script, conversation, incoming);
    default:
      return { next: conversation };
  }
}

/** Whether words answer the closed question that they are said to: an option may be called «Не хочу больше». */
function isUnderstood(script: Script, conversation: Conversation, { given, place }: Answer): boolean {
  const at = place === null || (place && isPlace(script, place)) ? place : spokenOf(script, conversation);
  const question = at && questionOf(script, at.question);
  return question && !isOpenAt(script, at) ? readAnswer(question, 0, given).problem === undefined : false;
}

/**
 * Words that are a wish about the conversation, and no answer to it, as what they wish. A press of an option is always an answer.
 * @param isClosed whether nothing can be asked about any more: then a wish in somebody's own words is none
 */
function wished(script: Script, conversation: Conversation, incoming: Event, isClosed: boolean): Event {
  if (incoming.type !== 'answer' || incoming.given.options !== undefined || incoming.given.file) return incoming;
  const { id, at, given, place } = incoming;
  // Behind the last question there is nothing to skip, though another device has gone back from it.
  const isBehind = place === null && conversation.step === 'asking';
  const word = commandIn(given.text, isBehind ? 'done' : conversation.step);
  const plain = word === null && !isClosed ? leavingIn(given.text, conversation.step) : null;
  const type = word ?? (plain !== null && isUnderstood(script, conversation, incoming) ? null : plain);
  if (type === null) return incoming;
  return { type, id, at, ...(place && isPlace(script, place) ? { place } : {}) };
}

/** Whether a wish is about a question that is not the one asked now (R444). */
const isElsewhere = (script: Script, conversation: Conversation, wish: Event): boolean =>
  (wish.type === 'skip' || wish.type === 'back') &&
  wish.place !== undefined &&
  !isAt(wish.place, askedNow(script, conversation));

/** Whether a press comes from a screen that shows another question than is asked now, or another doubt. */
function isPassed(script: Script, conversation: Conversation, press: Event): boolean {
  if (press.type !== 'skip' && press.type !== 'back' && press.type !== 'asAnswer') return false;
  const unsure = doubtNow(conversation);
  if (press.unsure !== undefined)
    return press.unsure !== unsure?.id || (press.type !== 'asAnswer' && press.type !== unsure.wish);
  if (press.place === undefined) return false;
  return press.type === 'asAnswer' || unsure !== null || isElsewhere(script, conversation, press);
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

/**
 * Takes words for a waiting question: their wording is asked, and never changed again. Too late, or for another place, they
 * change nothing.
 */
function worded(
  script: Script,
  conversation: Conversation,
  { place, text, model }: Extract<Incoming, { type: 'worded' }>,
): Hearing {
  if (!isAt(awaitsWords(script, conversation), place)) return { conversation, outgoing: [], refusal: null };
  const isGood = text !== null && followUpFault(text, heardBefore(script, conversation, place)) === null;
  const one = isGood ? { place, text: text.trim(), model } : { place, text: whyWords(place.why), model: '' };
  return {
    conversation: { ...conversation, worded: [...(conversation.worded ?? []), one] },
    outgoing: [{ say: 'ask', place }],
    refusal: null,
  };
}

/** Whether a message was taken before. Answers are known for ever, for their devices may have been without a network for days. */
const wasHeard = ({ heard, said }: Conversation, id: string): boolean =>
  heard.includes(id) || said.some((one) => one.id === id || one.again?.includes(id) === true);

/** Returns the decision about doubtful words as an event. */
const decidedAs = (unsure: Unsure, decided: 'wish' | 'answer', incoming: Event): Event =>
  decided === 'answer'
    ? asAnswer(unsure, unsure.isWhole)
    : {
        type: unsure.wish,
        id: 'id' in incoming ? incoming.id : unsure.id,
        at: 'at' in incoming ? incoming.at : unsure.at,
        ...(unsure.place ? { place: unsure.place } : {}),
      };

/** Asks about one doubt no more; what was decided otherwise than in so many words stays as a part of the answer. */
function kept(script: Script, conversation: Conversation, unsure: Unsure, isDecided: boolean): Conversation {
  const rest = withDoubts(conversation, doubtsOf(conversation).filter(({ id }) => id !== unsure.id)); // prettier-ignore
  if (isDecided) return rest;
  const { next } = answered(script, rest, asAnswer(unsure, false));
  const now = askedNow(script, rest);
  // They are asked of that very answer already: what it was a part of closes nothing of it.
  const isOfNow = now !== null && unsure.place?.question === now.question && !isAt(unsure.place, now);
  return isOfNow ? { ...rest, said: next.said } : next;
}

/** Ways to leave, by a press or by a word, which are always allowed. */
const LEAVES: ReadonlySet<Event['type']> = new Set(['withdraw', 'stop', 'decline']);

/** Reason why words are not kept in each step of a conversation; null where they are. */
const REFUSES: Readonly<Record<Conversation['step'], AnswerRefusal | null>> = {
  consent: 'before',
  declined: 'before',
  asking: null,
  done: null,
  stopped: 'stopped',
  withdrawn: 'withdrawn',
};

/** Returns the reply to words that are not kept, besides why a round is closed. */
function refuse(script: Script, conversation: Conversation, refusal: AnswerRefusal): Hearing {
  if (refusal === 'closed') return { conversation, outgoing: [], refusal };
  if (refusal === 'stopped') return { conversation, outgoing: [{ say: 'unkept' }], refusal };
  // They have read the greeting: it is said shortly what is missing (R491).
  if (conversation.step === 'consent') return { conversation, outgoing: [{ say: 'before' }], refusal };
  return { conversation, outgoing: sayAgain(script, conversation), refusal };
}

/**
 * Takes a respondent's input: returns the new state of the conversation, and the reply. Pure; a message that is delivered again
 * changes nothing and gets no reply. No words after consent are lost without notice, and nothing is asked twice, until the
 * respondent goes back, stops and goes on, or withdraws. Input that is not kept is not remembered either: sent again once it can
 * be, it is taken. A question that waits for words is asked when they have come.
 * @param isClosed whether the round takes nothing more of them
 */
export function hear(script: Script, conversation: Conversation, incoming: Incoming, isClosed = false): Hearing {
  const nothing: Hearing = { conversation, outgoing: [], refusal: null };
  if (incoming.type === 'open') return isClosed ? nothing : { ...nothing, outgoing: sayAgain(script, conversation) };
  if (incoming.type === 'worded') return isClosed ? nothing : worded(script, conversation, incoming);
  if ('id' in incoming ? wasHeard(conversation, incoming.id) : isClosed) return nothing;
  const known = doubtNow(conversation);
  const decided = known && decidedBy(known, incoming);
  const meant = decided ? decidedAs(known, decided, incoming) : wished(script, conversation, incoming, isClosed);
  if (isClosed && !LEAVES.has(meant.type)) return refuse(script, conversation, 'closed');
  const passed = (one: Conversation): Hearing => ({
    conversation: one,
    outgoing: [{ say: 'passed' }, ...sayAgain(script, one)],
    refusal: null,
  });
  if (isPassed(script, conversation, incoming)) return passed(conversation);
  const refusal = meant.type === 'answer' ? REFUSES[conversation.step] : null;
  if (refusal !== null) return refuse(script, conversation, refusal);
  const before = askedNow(script, conversation);
  // More words where the doubt is shown make an answer of it. Those of a screen that shows a question, and another wish, leave it open.
  const isMore = incoming.type === 'answer' && incoming.place === undefined && meant.type === 'answer';
  const isOver = known !== null && (decided !== null || isMore);
  const stands = isOver ? kept(script, conversation, known, decided !== null) : conversation;
  const mark = (one: Conversation): Conversation =>
    'id' in incoming ? { ...one, heard: [...one.heard, incoming.id].slice(-HEARD) } : one;
  const isTyped = decided === null && !isClosed && incoming.type === 'answer';
  const unsure = isTyped ? unsureOf(script, stands, incoming, meant.type) : null;
  if (unsure) {
    const doubtful = mark(withDoubt(stands, unsure));
    return { ...nothing, conversation: doubtful, outgoing: sayAgain(script, doubtful) };
  }
  if (isElsewhere(script, stands, meant)) return passed(mark(stands));
  // What is typed on answers what was asked when it was typed, though the word before it leads another way by a branch.
  const isLed = isMore && !isAt(before, askedNow(script, stands));
  const { next, also = [] } = takeOne(script, stands, isLed ? { ...incoming, place: spokenOf(script, conversation) } : meant); // prettier-ignore
  const after = ended(script, mark(next));
  const now = askedNow(script, after);
  const outgoing: Outgoing[] = [...also];
  // The doubt stood where the question did, and took the buttons that answer it.
  const isUnreadAnew = isOver && isAt(known.place, now) && !isOpenAt(script, now) && also.some(({ say }) => say === 'unread'); // prettier-ignore
  if (conversation.step !== 'done' && after.step === 'done') outgoing.push({ say: 'thanks' });
  else if (
    now &&
    awaitsWords(script, after) === null &&
    (!isAt(before, now) || meant.type === 'resume' || meant.type === 'back' || isUnreadAnew) &&
    !isSame(after, conversation)
  ) {
    outgoing.push({ say: 'ask', place: now });
  }
  const open = incoming.type === 'silence' ? null : doubtNow(after);
  if (open) outgoing.push({ say: 'sure', unsure: open });
  return { conversation: after, outgoing, refusal: null };
}

function takeOne(script: Script, conversation: Conversation, incoming: Event): Step {
  if (incoming.type === 'silence') return { next: silent(script, conversation) };
  switch (conversation.step) {
    case 'consent':
      return beforeConsent(script, conversation, incoming);
    case 'declined':
      // A change of mind is welcome, but not requested.
      return incoming.type === 'agree' || incoming.type === 'resume'
        ? beforeConsent(script, conversation, { type: 'agree', id: incoming.id, at: incoming.at })
        : { next: conversation };
    case 'withdrawn':
      return { next: conversation };
    default:
      return afterConsent(script, conversation, incoming);
  }
}
