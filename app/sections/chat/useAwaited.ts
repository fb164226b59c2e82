import type { Interview } from '#src/domain/chat/interview.ts';

import type { Store } from '#store/port.ts';
import type { ChatSession } from './session.ts';
import { useGreeting } from './useGreeting.ts';
import { useLookup } from './useLookup.ts';
import { usePageReading } from './usePageReading.ts';

/**
 * Brings what the chat waits for besides the person: the greeting, the page behind the link, what the workspace says.
 * @param interview undefined while it is being read, null when there is none
 * @returns whether the bot is about to speak, so that nothing can be sent before
 */
export function useAwaited(store: Store, interview: Interview | null | undefined, step: ChatSession['step']): boolean {
  const isGreeting = useGreeting(interview, step);
  usePageReading(store, interview, step);
  const isLookedUp = useLookup(store, interview, step);
  return isGreeting || isLookedUp;
}
