import type { Shape } from '../core/schema.ts';
import { answerAt, askedNow, pathOf, type Conversation } from './path.ts';
import type { trailSchema } from './schema.ts';
import type { Script } from './script.ts';

/** Counted data of one conversation: the outcome by question, and none of the words. */
export type Trail = Shape<typeof trailSchema>;

/** The trail of a respondent who was asked nothing. */
export const NO_TRAIL: Trail = { answers: {}, last: null };

/** Returns the counted data of a conversation. */
export function trailOf(script: Script, conversation: Conversation): Trail {
  const { step, consent } = conversation;
  if (consent === null || step === 'withdrawn') return NO_TRAIL;
  const answers: Record<string, Trail['answers'][string]> = {};
  // Where it stopped is where it would go on.
  const asking: Conversation = step === 'stopped' ? { ...conversation, step: 'asking' } : conversation;
  for (const place of pathOf(script, asking)) {
    if (place.why > 0) continue;
    const said = answerAt(conversation, place);
    answers[place.question] = said === undefined ? { is: 'asked' } : said.meaning;
  }
  return { answers, last: askedNow(script, asking)?.question ?? null };
}
