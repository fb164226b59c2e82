import { useEffect, useRef, useState } from 'react';

import type { Interview } from '#src/domain/chat/interview.ts';
import { useMissingRole } from '#src/ui/context/rights.ts';

import type { ChatSession } from './session.ts';

/**
 * Makes the bot greet the user in a chat that was not begun, unless they only read.
 * @param interview undefined while it is being read, null when there is none
 * @returns whether nothing can be sent before the greeting: it would answer a question that was not asked yet
 */
export function useGreeting(interview: Interview | null | undefined, step: ChatSession['step']): boolean {
  const barred = useMissingRole('Researcher') !== null;
  const greeted = useRef(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (interview !== null || greeted.current || barred) return;
    greeted.current = true;
    void step({ type: 'start' }).then(({ ok }) => setFailed(!ok));
  }, [interview, step, barred]);
  return interview === null && !failed && !barred;
}
