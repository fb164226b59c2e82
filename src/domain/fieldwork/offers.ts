import { doubtNow } from './commands.ts';
import { askedNow, placeBefore, type Conversation } from './path.ts';
import { questionOf, type Script } from './script.ts';
import type { WISH_WORDS } from './words.ts';

/** A wish about the conversation, other than an answer. */
export type Wish = keyof typeof WISH_WORDS;

/** Returns wishes offered as buttons in the current state, in their order. Words with the same wish are taken anyway. */
export function offersOf(script: Script, conversation: Conversation): readonly Wish[] {
  const unsure = doubtNow(conversation);
  if (unsure) return [unsure.wish, 'asAnswer'];
  switch (conversation.step) {
    case 'consent':
      return ['agree', 'decline'];
    case 'declined':
      return ['agree'];
    case 'stopped':
      return ['resume', 'withdraw'];
    case 'withdrawn':
      return [];
    case 'done':
      return placeBefore(script, conversation) ? ['back', 'withdraw'] : ['withdraw'];
    case 'asking': {
      const now = askedNow(script, conversation);
      const maySkip = now !== null && (now.why > 0 || questionOf(script, now.question)?.mayBeSkipped === true);
      const offers: Wish[] = maySkip ? ['skip'] : [];
      if (placeBefore(script, conversation)) offers.push('back');
      return [...offers, 'stop'];
    }
  }
}
