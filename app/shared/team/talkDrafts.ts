import { isObject } from '#src/domain/core/record.ts';
import type { TalkPlace } from '#src/domain/talk/place.ts';
import { NO_DRAFT, type TalkDraft, type TalkDrafts } from '#src/features/talk/talkView.ts';

import { readFields } from '../useDraft.ts';

const PREFIX = 'talk-draft:';

/** The draft that a stored text says; none when it says none. */
export function readTalkDraft(text: string | null): TalkDraft {
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

/** What is typed in the talk of a place and not sent, kept in the browser: a key press writes one of them alone. */
export function talkDrafts(companyId: string, { on, part }: TalkPlace): TalkDrafts {
  const keyOf = (key: string): string => `${PREFIX}${companyId}:${JSON.stringify([on, part, key])}`;
  return {
    read: (key) => {
      try {
        return readTalkDraft(localStorage.getItem(keyOf(key)));
      } catch {
        return NO_DRAFT;
      }
    },
    keep: (key, draft) => {
      try {
        if (draft.text === '') localStorage.removeItem(keyOf(key));
        else localStorage.setItem(keyOf(key), JSON.stringify(draft));
      } catch {
        // Storage is off or full: the draft lives as long as its field.
      }
    },
  };
}

/** Forgets all that was typed in a company's talks: it is no more. */
export function forgetTalkDrafts(companyId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${PREFIX}${companyId}:`)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is off: nothing is kept there.
  }
}
