import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * What was typed into a form and not sent yet. It outlives the screen, so that a look at another section loses nothing; it
 * ends with the page.
 * @param key name of the form; the same for its whole life
 */
export function useDraft<T>(key: string): [T | undefined, (draft: T | undefined) => void] {
  const [draft, setDraft] = useState(() => kept.get(key) as T | undefined);
  const keep = useCallback(
    (next: T | undefined) => {
      if (next === undefined) kept.delete(key);
      else kept.set(key, next);
      setDraft(next);
    },
    [key],
  );
  return [draft, keep];
}
