import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/** {@link useDraft} for a screen of several forms: what was typed, by form, and the way to keep one of them. */
export function useDrafts<D extends object>(
  key: string,
): [Partial<D>, <F extends keyof D>(form: F, draft: D[F] | undefined) => void] {
  const [drafts, setDrafts] = useState(() => (kept.get(key) ?? {}) as Partial<D>);
  const keep = useCallback(
    <F extends keyof D>(form: F, draft: D[F] | undefined) => {
      // From what is kept, not from what is drawn: one form may be stored while another is typed into.
      const next = { ...(kept.get(key) as Partial<D> | undefined), [form]: draft } as Partial<D>;
      kept.set(key, next);
      setDrafts(next);
    },
    [key],
  );
  return [drafts, keep];
}

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
