import { useCallback, useState } from 'react';

/** Texts typed into closed forms, by the id of each form's subject. */
export interface Drafts<D> {
  /** The draft kept for an id. */
  readonly of: (id: string) => D | undefined;
  /** Keeps one, or with undefined forgets it. A stable function. */
  readonly keep: (id: string, draft: D | undefined) => void;
}

/**
 * Keeps the drafts of a screen's forms, so that one closed by mistake opens with what was typed. They end with the screen; what is
 * to outlive it is kept by the app and comes in as a prop.
 */
export function useDrafts<D>(): Drafts<D> {
  const [drafts, setDrafts] = useState<Readonly<Record<string, D | undefined>>>({});
  const keep = useCallback(
    (id: string, draft: D | undefined) => setDrafts((before) => ({ ...before, [id]: draft })),
    [],
  );
  return { of: (id) => drafts[id], keep };
}
