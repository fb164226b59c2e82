import { readAnswer } from '../answers.ts';
import { asAnswer, commandIn, doubtNow, doubtsOf, isOpenAt, leavingIn, withDoubts, type Unsure } from '../commands.ts';
import { askedNow, isAt, isPlace, type Conversation, type Incoming } from '../path.ts';
import { questionOf, type Script } from '../script.ts';
import { type AnswerEvent, spokenOf, takeAnswer } from './answering.ts';

/** Event of a respondent, or of their clock. */
export type RespondentEvent = Exclude<Incoming, { type: 'worded' }>;

/** Whether words answer the closed question that they are said to: an option may be called «Не хочу больше». */
function isUnderstood(script: Script, conversation: Conversation, { given, place }: AnswerEvent): boolean {
  const at = place === null || (place && isPlace(script, place)) ? place : spokenOf(script, conversation);
  const question = at && questionOf(script, at.question);
  return question && !isOpenAt(script, at) ? readAnswer(question, 0, given).problem === undefined : false;
}

/**
 * Words that are a wish about the conversation, and no answer to it, as what they wish. A press of an option is always an answer.
 * @param isClosed whether nothing can be asked about any more: then a wish in somebody's own words is none
 */
export function wished(
  script: Script,
  conversation: Conversation,
  incoming: RespondentEvent,
  isClosed: boolean,
): RespondentEvent {
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
export const isElsewhere = (script: Script, conversation: Conversation, wish: RespondentEvent): boolean =>
  (wish.type === 'skip' || wish.type === 'back') &&
  wish.place !== undefined &&
  !isAt(wish.place, askedNow(script, conversation));

/** Whether a press comes from a screen that shows another question than is asked now, or another doubt. */
export function isPassed(script: Script, conversation: Conversation, press: RespondentEvent): boolean {
  if (press.type !== 'skip' && press.type !== 'back' && press.type !== 'asAnswer') return false;
  const unsure = doubtNow(conversation);
  if (press.unsure !== undefined)
    return press.unsure !== unsure?.id || (press.type !== 'asAnswer' && press.type !== unsure.wish);
  if (press.place === undefined) return false;
  return press.type === 'asAnswer' || unsure !== null || isElsewhere(script, conversation, press);
}

/** Returns the decision about doubtful words as an event. */
export const decidedAs = (unsure: Unsure, decided: 'wish' | 'answer', incoming: RespondentEvent): RespondentEvent =>
  decided === 'answer'
    ? asAnswer(unsure, unsure.isWhole)
    : {
        type: unsure.wish,
        id: 'id' in incoming ? incoming.id : unsure.id,
        at: 'at' in incoming ? incoming.at : unsure.at,
        ...(unsure.place ? { place: unsure.place } : {}),
      };

/** Asks about one doubt no more; what was decided otherwise than in so many words stays as a part of the answer. */
export function settleDoubt(
  script: Script,
  conversation: Conversation,
  unsure: Unsure,
  isDecided: boolean,
): Conversation {
  const rest = withDoubts(conversation, doubtsOf(conversation).filter(({ id }) => id !== unsure.id)); // prettier-ignore
  if (isDecided) return rest;
  const { next } = takeAnswer(script, rest, asAnswer(unsure, false));
  const now = askedNow(script, rest);
  // They are asked of that very answer already: what it was a part of closes nothing of it.
  const isOfNow = now !== null && unsure.place?.question === now.question && !isAt(unsure.place, now);
  return isOfNow ? { ...rest, said: next.said } : next;
}
