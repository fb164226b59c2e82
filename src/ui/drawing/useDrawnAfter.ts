import { useEffect, useState } from 'react';

/**
 * A value as it was in the drawing before: what is typed is drawn first, and what depends on it in the next task, in one piece. A
 * deferred value of React is drawn in slices with frames between them: where the processor is slow a list comes twice as late, while
 * the letter comes no sooner. For what is drawn in a few dozen milliseconds there, as the rows of a window are.
 */
export function useDrawnAfter<T>(value: T): T {
  const [drawn, setDrawn] = useState({ value });
  useEffect(() => {
    if (drawn.value === value) return undefined;
    const timer = setTimeout(() => setDrawn({ value }), 0);
    return () => clearTimeout(timer);
  }, [value, drawn]);
  return drawn.value;
}
