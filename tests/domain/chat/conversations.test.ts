import { expect, it } from 'vitest';

import type { Interview } from '#src/domain/chat/interview.ts';
import { stepInterview } from '#src/domain/chat/steps/stepInterview.ts';
import { CHAT_FIELDS, type ChatField } from '#src/domain/boards/fields.ts';

import conversations from '#tests/corpus/chat/conversations.json' with { type: 'json' };

/*
 * Conversations of impatient people, each with the board that a colleague would have written: the first fourteen were written before
 * this was measured, the other eight after the first were heard.
 */

interface Conversation {
  readonly messages: readonly { readonly says: string; readonly at: string }[];
  readonly board: Readonly<Record<ChatField, string | null>>;
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
const isField = (at: string): at is ChatField => CHAT_FIELDS.some((field) => field === at);

/** What the chat has in the end, and how often it was elsewhere than a colleague would have been. */
function held({ messages }: Conversation) {
  let ids = 0;
  let moved = 0;
  const context = { at: '2026-11-21T09:00:00.000Z', newId: () => `m-${(ids += 1)}` };
  let interview = stepInterview(null, { type: 'start' }, context).next as Interview;
  for (const { says, at } of messages) {
    // A person answers what is asked: where that is another question, they are led back to theirs.
    if (isField(at) && interview.completed.company && interview.asking !== at) {
      interview = { ...interview, asking: at };
      moved += 1;
    }
    const step = stepInterview(interview, { type: 'message', text: says }, context);
    interview = (
      step.wantsRestart ? stepInterview(step.next, { type: 'restart' }, context).next : step.next
    ) as Interview;
  }
  return { interview, moved };
}

it('conversations of impatient people end in the board that a colleague would have written', () => {
  const score = { exact: 0, withMore: 0, wrong: 0, moved: 0 };
  for (const conversation of conversations as readonly Conversation[]) {
    const { interview, moved } = held(conversation);
    score.moved += moved;
    for (const field of CHAT_FIELDS) {
      const [wanted, got] = [conversation.board[field], interview.answers[field]];
      const isLeft = wanted === null && got === undefined && interview.skipped[field] === true;
      if (isLeft || (wanted !== null && got !== undefined && flat(got) === flat(wanted))) score.exact += 1;
      else if (wanted !== null && got !== undefined && flat(got).includes(flat(wanted))) score.withMore += 1;
      else score.wrong += 1;
    }
  }
  expect(score.exact).toBeGreaterThanOrEqual(185);
  expect(score.wrong).toBeLessThanOrEqual(1);
  expect(score.moved).toBeLessThanOrEqual(12);
});
