import { isSame } from '../../core/same.ts';
import { readAnswer } from '../answers.ts';
import { awaitsWords } from '../followUp.ts';
import {
  answerAt,
  asTold,
  askedNow,
  isAt,
  isPlace,
  isSettled,
  standingAt,
  type Conversation,
  type ScriptPlace,
  type SaidAnswer,
  type Incoming,
} from '../path.ts';
import { asksContact, QUESTION_KINDS } from '../questions/questionKinds.ts';
import { questionOf, type Question, type Script } from '../script.ts';
import type { Outgoing } from './replies.ts';

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

/** An answer as it comes in. */
export type AnswerEvent = Extract<Incoming, { type: 'answer' }>;

/** Result of one event in a step of the conversation. */
export interface StepTaken {
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
export function spokenOf(script: Script, conversation: Conversation): ScriptPlace | null {
  const awaited = awaitsWords(script, conversation);
  return awaited ? { ...awaited, why: awaited.why - 1 } : askedNow(script, conversation);
}

/** Takes an answer for its question. Words not understood are kept with the rest, and the question remains open. */
export function takeAnswer(
  script: Script,
  conversation: Conversation,
  { id, at, given, place, isWhole }: AnswerEvent,
): StepTaken {
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
export function takeSilence(script: Script, conversation: Conversation): Conversation {
  const now = askedNow(script, conversation);
  // The doubt about their last words is still open.
  if (!now || conversation.unsure || !answerAt(conversation, now)) return conversation;
  const isAnswered =
    !conversation.back || conversation.said.slice(conversation.back.said).some(({ place }) => isAt(place, now));
  return isAnswered ? settle(conversation, now) : conversation;
}

export function takeSkip(
  script: Script,
  conversation: Conversation,
  { id, at }: { id: string; at: string },
): StepTaken {
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
