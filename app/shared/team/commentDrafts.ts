import { isObject } from '#src/domain/core/record.ts';
import type { CommentsPlace } from '#src/domain/comments/place.ts';
import { NO_DRAFT, type CommentDraft, type CommentDrafts } from '#src/features/comments/commentsView.ts';

import { readFields } from '../useDraft.ts';

const PREFIX = 'talk-draft:';

/** The draft that a stored text says; none when it says none. */
export function readCommentDraft(text: string | null): CommentDraft {
  const known = text === null ? undefined : readFields(text);
  if (typeof known?.text !== 'string') return NO_DRAFT;
  const picked = Array.isArray(known.picked) ? known.picked : [];
  return {
    text: known.text,
    picked: picked.flatMap((one: unknown) =>
      isObject(one) && typeof one.id === 'string' && typeof one.name === 'string'
        ? [{ id: one.id, name: one.name }]
        : [],
    ),
  };
}

/** Does something with a storage; a storage that is off or full does nothing: the draft lives as long as its field. */
function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Returns the unsent text of a place's talk, kept in the browser: a key press writes only one of them. After a reload a tab finds
 * its own text again, whatever was typed and sent in another; where it has none, the text typed last in any.
 */
export function commentDrafts(companyId: string, { on, part }: CommentsPlace): CommentDrafts {
  const keyOf = (key: string): string => `${PREFIX}${companyId}:${JSON.stringify([on, part, key])}`;
  return {
    read: (key) =>
      tried(() => readCommentDraft(sessionStorage.getItem(keyOf(key)) ?? localStorage.getItem(keyOf(key))), NO_DRAFT),
    keep: (key, draft) =>
      tried(() => {
        const name = keyOf(key);
        if (draft.text !== '') {
          const text = JSON.stringify(draft);
          sessionStorage.setItem(name, text);
          localStorage.setItem(name, text);
          return;
        }
        // Sent or thrown away here: what another tab typed meanwhile is its own.
        if (localStorage.getItem(name) === sessionStorage.getItem(name)) localStorage.removeItem(name);
        sessionStorage.removeItem(name);
      }, undefined),
  };
}

/** Forgets what begins so, in this browser and this tab. */
function forgetBeginning(beginning: string): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    tried(() => {
      for (const key of Object.keys(storage())) if (key.startsWith(beginning)) storage().removeItem(key);
    }, undefined);
  }
}

/** Forgets what was typed about something that was erased for good, and about its parts. */
export const forgetCommentDraftsOf = (companyId: string, on: CommentsPlace['on']): void =>
  forgetBeginning(`${PREFIX}${companyId}:${JSON.stringify([on]).slice(0, -1)},`);

const listeners = new Set<() => void>();
let puts = 0;

/** How often words were put into a talk from elsewhere than its field, in this page. */
export const commentPuts = {
  count: (): number => puts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Puts words into the field of a talk, which may be open already. */
export function putIntoComments(drafts: CommentDrafts, key: string, draft: CommentDraft): void {
  drafts.keep(key, draft);
  puts += 1;
  for (const listener of listeners) listener();
}
