import { isSame } from '../../core/same.ts';
import { whyWords } from '../asked.ts';
import { decidedBy, doubtNow, doubtsOf, isOpenAt, unsureOf, withDoubt, withDoubts } from '../commands.ts';
import { awaitsWords, followUpFault, heardBefore } from '../followUp.ts';
import { askedNow, isAt, placeBefore, type Conversation, type Incoming } from '../path.ts';
import type { Script } from '../script.ts';
import { type Outgoing, type Hearing, sayAgain, REFUSES, refusedReply } from './replies.ts';
import { type StepTaken, spokenOf, takeAnswer, takeSilence, takeSkip } from './answering.ts';
import { type RespondentEvent, wished, isElsewhere, isPassed, decidedAs, settleDoubt } from './wishes.ts';

type Deed = Exclude<RespondentEvent, { type: 'silence' }>;

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

/** Ends a conversation that has come to its end. */
const ended = (script: Script, conversation: Conversation): Conversation =>
  conversation.step === 'asking' && askedNow(script, conversation) === null
    ? { ...conversation, step: 'done' }
    : conversation;

/** Takes input before consent: only consent itself, and its refusal, count. Nothing of the rest is kept. */
function beforeConsent(script: Script, conversation: Conversation, incoming: Deed): StepTaken {
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

function afterConsent(script: Script, conversation: Conversation, incoming: Deed): StepTaken {
  const { step } = conversation;
  switch (incoming.type) {
    case 'withdraw':
      return { next: { ...FORGOTTEN, heard: conversation.heard }, also: [{ say: 'withdrawn' }] };
    case 'stop': {
      // Whatever else asked for it has what it wished.
      const others = doubtsOf(conversation).filter(({ wish }) => wish !== 'stop');
      // Behind the last question there is nothing to stop, or to go on with (R495).
      if (step === 'done') return { next: withDoubts(conversation, others), also: [{ say: 'over' }] };
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
      return step === 'asking' ? takeSkip(script, conversation, incoming) : { next: conversation };
    case 'answer':
      return takeAnswer(script, conversation, incoming);
    default:
      return { next: conversation };
  }
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

/** Ways to leave, by a press or by a word, which are always allowed. */
const LEAVES: ReadonlySet<RespondentEvent['type']> = new Set(['withdraw', 'stop', 'decline']);

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
  if (isClosed && !LEAVES.has(meant.type)) return refusedReply(script, conversation, 'closed');
  const passed = (one: Conversation): Hearing => ({
    conversation: one,
    outgoing: [{ say: 'passed' }, ...sayAgain(script, one)],
    refusal: null,
  });
  if (isPassed(script, conversation, incoming)) return passed(conversation);
  const refusal = meant.type === 'answer' ? REFUSES[conversation.step] : null;
  if (refusal !== null) return refusedReply(script, conversation, refusal);
  const before = askedNow(script, conversation);
  // More words where the doubt is shown make an answer of it. Those of a screen that shows a question, and another wish, leave it open.
  const isMore = incoming.type === 'answer' && incoming.place === undefined && meant.type === 'answer';
  const isOver = known !== null && (decided !== null || isMore);
  const stands = isOver ? settleDoubt(script, conversation, known, decided !== null) : conversation;
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

function takeOne(script: Script, conversation: Conversation, incoming: RespondentEvent): StepTaken {
  if (incoming.type === 'silence') return { next: takeSilence(script, conversation) };
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
