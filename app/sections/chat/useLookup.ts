import { use, useEffect } from 'react';

import type { Interview } from '#src/domain/chat/interview.ts';
import { useMissingRole } from '#src/ui/context/rights.ts';

import type { Store } from '#store/port.ts';
import { DatabaseContext } from '#store/StoreContext.ts';
import type { ChatSession } from './session.ts';

/**
 * Looks up the question that waits: asked before a reload, it is answered after it.
 * @returns whether one is being looked up
 */
export function useLookup(store: Store, interview: Interview | null | undefined, step: ChatSession['step']): boolean {
  const database = use(DatabaseContext);
  const isBarred = useMissingRole('Researcher') !== null;
  const question = isBarred ? '' : (interview?.looksFor ?? '');
  useEffect(() => {
    if (question === '') return;
    let isGone = false;
    const tell = (found: Parameters<typeof step>[0] & { type: 'found' }): void => {
      if (!isGone) void step(found);
    };
    import('./lookUp.ts')
      .then(({ lookUp }) => lookUp(store, database, question))
      .then(
        (found) => tell({ type: 'found', found }),
        () => tell({ type: 'found', found: null }),
      );
    return () => {
      isGone = true;
    };
  }, [store, database, question, step]);
  return question !== '';
}
