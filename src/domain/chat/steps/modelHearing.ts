import { fold } from '../../core/format.ts';
import { askedField, hasWords, proposalsOf, revisedField, type Proposal } from '../interview.ts';
import type { ModelAnswer, ModelReply } from '../modelReply.ts';
import { AGAIN_LINE } from '../helpLines.ts';
import { NO_GROUNDS_LINE } from '../lookup.ts';
import { fieldNamed, meaningOf } from '../meaning/understanding.ts';
import { proposalLine } from '../lines.ts';
import type { ChatField } from '../../boards/fields.ts';
import type { Typed } from './interviewEvents.ts';
import type { StepWriter } from './stepWriter.ts';
import { settledFields, answer, putOff, skip, wantRestart } from './asking.ts';
import { MOST_AGAIN, questionBefore, hearBack, hear } from './hearing.ts';

const sameWords = (one: string, other: string): boolean =>
  fold(one)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() ===
  fold(other)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One way to word an answer. */
const wording = (from: 'model' | 'said', file: string, text: string): Proposal => ({
  from,
  file,
  text,
  start: 0,
  end: text.length,
});

/** How an answer may be worded: as the model proposes, or as it was said. Nothing is taken before the person says which. */
function offer(step: StepWriter, field: ChatField, text: string, { answer: worded, madeBy }: ModelReply): void {
  step.set({
    ...settledFields(step.interview, field),
    proposals: {
      ...step.interview.proposals,
      [field]: [wording('model', madeBy.model, worded), wording('said', '', text)],
    },
  });
  step.say(proposalLine(proposalsOf(step.interview)));
}

/** A message, and what the model says to it. What it takes for an answer is one only in the person's own words, or with their yes. */
export function hearWithModel(step: StepWriter, typed: Typed, reply: ModelReply): void {
  const field = askedField(step.interview);
  if (field === null || !hasWords(reply.say)) {
    hear(step, typed);
    return;
  }
  const text = typed.text.trim();
  step.hear(text, typed.picked);
  step.tell(reply);
  switch (reply.kind) {
    case 'answer': {
      const worded = reply.answer.trim();
      if (revisedField(step.interview) === null && worded !== '' && !sameWords(worded, text)) {
        offer(step, field, text, reply);
        return;
      }
      answer(step, field, text, reply);
      if (reply.follow.trim() !== '' && askedField(step.interview) !== null)
        step.add(reply.follow.trim(), reply.madeBy);
      return;
    }
    case 'skip':
      skip(step, field);
      return;
    case 'later':
      putOff(step, field);
      return;
    case 'back': {
      const meaning = meaningOf(text);
      const named = meaning.kind === 'back' ? meaning.field : fieldNamed(fold(text));
      hearBack(step, named ?? questionBefore(step, field));
      return;
    }
    case 'restart':
      wantRestart(step);
      return;
    default: {
      const met = (step.interview.again[field] ?? 0) + 1;
      step.set({ again: { ...step.interview.again, [field]: met }, unclear: { field, text } });
      if (met > MOST_AGAIN) step.say(AGAIN_LINE);
    }
  }
}

/** A question about the workspace, and what the model answers. Nothing of it is an answer to what the chat asks. */
export function takeAnswer(step: StepWriter, typed: Typed, reply: ModelAnswer): void {
  if (!hasWords(reply.say)) {
    hear(step, typed);
    return;
  }
  step.hear(typed.text.trim(), typed.picked);
  step.tell(reply);
  if (reply.refs.length === 0) step.say(NO_GROUNDS_LINE);
}
