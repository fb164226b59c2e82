import type { Shape } from '../core/schema.ts';
import { answerAt, askedNow, pathOf, type Conversation } from './path.ts';
import type { trailSchema } from './schema.ts';
import type { Script } from './script.ts';

/** What is counted of one conversation: by question what came of it, and no word of what was said. */
export type Trail = Shape<typeof trailSchema>;

/** The trail of nobody who was asked anything. */
export const NO_TRAIL: Trail = { answers: {}, last: null };

/** What is counted of a conversation. */
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
