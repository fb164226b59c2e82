import { tidied } from '../../boards/cards.ts';
import { firstUnanswered, hasWords, proposalsOf, type Interview } from '../interview.ts';
import type { ModelReply } from '../modelReply.ts';
import { followUpOf } from '../followUps.ts';
import { LATER_LINE, PUT_OFF_LINE, SKIPPED_LINE, RESTART_LINE } from '../helpLines.ts';
import {
  askedLine,
  correctedLine,
  creationLine,
  DECLINED_LINE,
  KEPT_ALL_LINE,
  KEPT_LINE,
  LEFT_LINE,
  REPLACED_LINE,
  REVIEW_LINE,
  REVISED_LINE,
  UPDATE_LINE,
  proposalLine,
} from '../lines.ts';
import { CHAT_FIELDS, type ChatField } from '../../boards/fields.ts';
import type { ChatFields, StepWriter } from './stepWriter.ts';

export function ask(step: StepWriter, field: ChatField): void {
  step.set({ asking: field });
  step.say(askedLine(field, step.interview.answers));
  const proposals = proposalsOf(step.interview);
  if (proposals.length > 0) step.say(proposalLine(proposals));
}

/**
 * All that the answers would change on the board waits for a yes, card by card (R30): nothing is written before it.
 * @param revised the one answer that was changed after the end; null for all
 */
export function finish(step: StepWriter, wasDone: boolean, revised: ChatField | null): void {
  const { answers, unwritten } = step.interview;
  const meant = wasDone && revised ? CHAT_FIELDS.filter((one) => one === revised || unwritten[one]) : CHAT_FIELDS;
  // A skipped question writes nothing: the text on the board stays.
  const changed = meant.filter((one) => answers[one] !== undefined && step.onBoard(one) !== tidied(answers[one]));
  step.set({ unwritten: Object.fromEntries(changed.map((one) => [one, true as const])) });
  if (changed.length === 0) {
    step.finish([]);
    step.say(wasDone ? UPDATE_LINE : creationLine(Object.keys(answers).length));
    return;
  }
  step.reviews = true;
  step.say(wasDone ? REVISED_LINE : creationLine(Object.keys(answers).length), REVIEW_LINE);
}

/** The person's answer about what waits: these sections are replaced, or none. */
export function decide(
  step: StepWriter,
  fields: readonly ChatField[],
  texts: Readonly<Partial<Record<ChatField, string>>> = {},
): void {
  const { unwritten, completed, answers } = step.interview;
  if (!completed.details || Object.keys(unwritten).length === 0) return;
  const chosen = CHAT_FIELDS.filter((field) => unwritten[field] && fields.includes(field));
  const better = chosen.flatMap((field) =>
    hasWords(texts[field] ?? '') ? [[field, texts[field] ?? ''] as const] : [],
  );
  step.set({ unwritten: {}, ...(better.length > 0 ? { answers: { ...answers, ...Object.fromEntries(better) } } : {}) });
  if (chosen.length > 0) step.finish(chosen);
  step.say(chosen.length > 0 ? REPLACED_LINE : LEFT_LINE);
}

/** Goes on to the first question without an answer, then to those that were put off, or ends. */
export function goOn(step: StepWriter, revised: 'changed' | 'kept' | null, changed: ChatField | null = null): void {
  const { completed, later, skipped } = step.interview;
  const left = firstUnanswered(step.interview);
  const toAskAgain = left === null ? CHAT_FIELDS.find((one) => later[one] && skipped[one]) : undefined;
  const field = left ?? toAskAgain ?? null;
  if (field !== null) {
    if (revised !== null) step.say(revised === 'changed' ? REVISED_LINE : KEPT_LINE);
    if (toAskAgain !== undefined) {
      step.set(settledFields(step.interview, toAskAgain));
      step.say(PUT_OFF_LINE);
    }
    ask(step, field);
    return;
  }
  const wasDone = completed.details === true;
  step.set({ asking: null });
  if (!wasDone) step.complete('details');
  if (revised === 'kept' && wasDone) step.say(KEPT_ALL_LINE);
  else finish(step, wasDone, changed);
}

/** The question has its answer, whatever was met before. */
export function settledFields({ again, skipped, answers }: Interview, field: ChatField): ChatFields {
  const { [field]: _met, ...left } = again;
  const { [field]: _skipped, ...others } = skipped;
  return { again: left, skipped: others, unclear: null, answers };
}

export function answer(step: StepWriter, field: ChatField, text: string, reply: ModelReply | null = null): void {
  const before = step.interview.answers[field];
  const answers = { ...step.interview.answers, [field]: text };
  step.set({ ...settledFields(step.interview, field), answers });
  // A model asks more by itself.
  const more = before === undefined && reply === null ? followUpOf(field, text) : null;
  if (more !== null) step.say(more);
  goOn(step, before === undefined ? null : 'changed', before === undefined ? null : field);
}

export function decline(step: StepWriter, field: ChatField): void {
  const { [field]: _declined, ...proposals } = step.interview.proposals;
  step.set({ proposals });
  step.say(DECLINED_LINE);
}

/** The question stays without an answer; one that has an answer keeps it. */
export function skip(step: StepWriter, field: ChatField): void {
  const { answers } = step.interview;
  if (answers[field] !== undefined) {
    goOn(step, 'kept');
    return;
  }
  leaveOut(step, field, 'forGood');
}

/** The question is asked once more after the others; one that was put off before stays without an answer. */
export function putOff(step: StepWriter, field: ChatField): void {
  const { answers, later } = step.interview;
  if (answers[field] !== undefined) goOn(step, 'kept');
  else leaveOut(step, field, later[field] ? 'forGood' : 'forNow');
}

function leaveOut(step: StepWriter, field: ChatField, howLong: 'forGood' | 'forNow'): void {
  const { skipped, later } = step.interview;
  const { [field]: _putOff, ...others } = later;
  step.set({
    ...settledFields(step.interview, field),
    skipped: { ...skipped, [field]: true },
    later: howLong === 'forNow' ? { ...later, [field]: true } : others,
  });
  step.say(howLong === 'forNow' ? LATER_LINE : SKIPPED_LINE);
  goOn(step, null);
}

/** An earlier answer is replaced in the same message; the question that is asked goes on waiting. */
export function correct(step: StepWriter, asked: ChatField, field: ChatField, text: string): void {
  const answers = { ...step.interview.answers, [field]: text };
  step.set({ ...settledFields(step.interview, field), answers });
  step.say(correctedLine(field));
  ask(step, asked);
}

/** All from the beginning is wanted in words: it is confirmed where it always is. */
export function wantRestart(step: StepWriter): void {
  step.wantsRestart = true;
  step.say(RESTART_LINE);
}
