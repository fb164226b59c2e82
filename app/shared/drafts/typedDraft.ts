import type { TypedDraft } from '#src/features/research/reading/view/player/typing.ts';

import { readFields } from '../useDraft.ts';

/** A draft as it is kept: with the file whose text it corrects. */
export interface KeptTyped extends TypedDraft {
  /** SHA-256 of the file whose text it began with; null of a text that was begun empty. */
  readonly base: string | null;
}

const PREFIX = 'typed-text:';

/** The key of a material's draft in the browser's storage: one each, so that a key press writes that one alone. */
export const typedKey = (companyId: string, materialId: string): string => `${PREFIX}${companyId}:${materialId}`;

/** The draft that a stored text says; undefined when it says none. */
export function readTyped(text: string | null): KeptTyped | undefined {
  const known = text === null ? undefined : readFields(text);
  if (typeof known?.text !== 'string' || typeof known.speakers !== 'string') return undefined;
  return {
    text: known.text,
    speakers: known.speakers,
    base: typeof known.base === 'string' ? known.base : null,
  };
}

/** Returns the unsaved text typed for a material on this device. */
export function findTyped(companyId: string, materialId: string): KeptTyped | undefined {
  try {
    return readTyped(localStorage.getItem(typedKey(companyId, materialId)));
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or with undefined forgets it. Returns whether the device could. */
export function keepTyped(companyId: string, materialId: string, draft: KeptTyped | undefined): boolean {
  try {
    const key = typedKey(companyId, materialId);
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
