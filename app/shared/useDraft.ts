import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * Returns the unsent text of a screen's forms, by form, and the function that keeps one of them. It outlives the screen, so that
 * a look at another section loses nothing; it ends with the page.
 * @param key name of the screen; the same for its whole life
 */
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

/** {@link useDrafts} for a screen of one form. */
export function useDraft<T>(key: string): [T | undefined, (draft: T | undefined) => void] {
  const [drafts, keep] = useDrafts<{ form: T }>(key);
  return [drafts.form, useCallback((draft: T | undefined) => keep('form', draft), [keep])];
}

/** A draft that outlives the tab: where it is kept, and how. A constant. */
export interface KeptDraft<T> {
  /** The key of a company's draft in the browser's storage; of all companies together where it ignores the id. */
  readonly keyOf: (companyId: string) => string;
  /** The key that it was kept under before, or null. Default null. */
  readonly formerKeyOf?: (companyId: string) => string | null;
  /** The draft that a stored text says; undefined when it says none. What is stored is not trusted. */
  readonly read: (text: string) => T | undefined;
  /** Its text; empty when there is nothing to keep. */
  readonly write: (draft: T) => string;
}

/** Asks the browser's storage; without one a draft lives as long as its screen. */
function withStorage<R>(ask: (storage: Storage) => R): R | undefined {
  try {
    return ask(localStorage);
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or with undefined forgets it. */
function store<T>({ keyOf, formerKeyOf, write }: KeptDraft<T>, companyId: string, draft: T | undefined): void {
  const text = draft === undefined ? '' : write(draft);
  withStorage((storage) => {
    const former = formerKeyOf?.(companyId) ?? null;
    if (former !== null) storage.removeItem(former);
    if (text === '') storage.removeItem(keyOf(companyId));
    else storage.setItem(keyOf(companyId), text);
  });
}

/** Forgets a company's draft, also under the key that it was kept under before. */
export function forgetKeptDraft<T>(kind: KeptDraft<T>, companyId: string): void {
  store(kind, companyId, undefined);
}

/**
 * Returns unsent text, kept in the browser: closing the tab loses nothing.
 * @param companyId company of the draft; the same for the screen's whole life
 */
export function useKeptDraft<T>(
  kind: KeptDraft<T>,
  companyId: string,
): [T | undefined, (draft: T | undefined) => void] {
  const [draft, setDraft] = useState(() =>
    withStorage((storage) => {
      const former = kind.formerKeyOf?.(companyId) ?? null;
      const text = storage.getItem(kind.keyOf(companyId)) ?? (former === null ? null : storage.getItem(former));
      return text === null ? undefined : kind.read(text);
    }),
  );
  const keep = useCallback(
    (next: T | undefined) => {
      store(kind, companyId, next);
      setDraft(next);
    },
    [kind, companyId],
  );
  return [draft, keep];
}

/** The fields of a stored object, or undefined when the text is none. */
export function readFields(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
