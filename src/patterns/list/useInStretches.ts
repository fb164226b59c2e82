import { useEffect, useMemo, useState } from 'react';

import { inStretches, type Steps } from '../../domain/inStretches.ts';

/** Steps that are done at once, while the page is drawn: what is small is never seen to be on its way. */
const AT_ONCE = 4;

/** Result of long work. */
export interface Worked<T> {
  /** Result of the last finished work; undefined before the first. */
  readonly value: T | undefined;
  /** It is that of the work as it was asked for now. */
  readonly isCurrent: boolean;
}

/** Work that is done in few steps, and null of any other. */
function tried<T>(work: () => Steps<T>): { readonly work: () => Steps<T>; readonly value: T } | null {
  const steps = work();
  for (let count = 0; count < AT_ONCE; count += 1) {
    const step = steps.next();
    if (step.done === true) return { work, value: step.value };
  }
  return null;
}

/**
 * Does long work beside what the page draws and answers, and begins anew when it is another; work of few steps is done at once.
 * @param work begins it; the same function as long as it comes to the same; null while there is nothing to work on
 */
export function useInStretches<T>(work: (() => Steps<T>) | null): Worked<T> {
  const small = useMemo(() => (work ? tried(work) : null), [work]);
  const [made, setMade] = useState<{ readonly work: () => Steps<T>; readonly value: T } | null>(null);
  const ready = small ?? (made?.work === work ? made : null);
  // The earlier result is shown until the next one is there.
  const [last, setLast] = useState(ready);
  if (ready && ready !== last) setLast(ready);

  useEffect(() => {
    if (!work || small) return undefined;
    const stopper = new AbortController();
    const { signal } = stopper;
    inStretches(work(), { signal }).then(
      (value) => {
        if (!signal.aborted) setMade({ work, value });
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => stopper.abort();
  }, [work, small]);

  return { value: (ready ?? last)?.value, isCurrent: ready !== null };
}
