import { useEffect, useState } from 'react';

import type { Contact } from '../../../domain/audiences/contact.ts';
import type { ElsewhereCount } from './contactSentences.ts';
import type { DraftPreview } from './useContactPreview.ts';

type Preview = NonNullable<DraftPreview['preview']>;

/**
 * Looks something up of a preview's contacts.
 * @param shown the preview; null while none is shown
 * @returns `null` until it is known, `'failed'` where it cannot be
 */
function useLookup<T>(
  shown: Pick<DraftPreview, 'preview' | 'busy'> | null,
  find: ((contacts: readonly Contact[]) => Promise<T>) | undefined,
  contactsOf: (preview: Preview) => readonly Contact[],
): T | 'failed' | null {
  const preview = shown && !shown.busy ? shown.preview : null;
  const [found, setFound] = useState<{ readonly of: Preview; readonly value: T | 'failed' } | null>(null);
  useEffect(() => {
    if (!find || !preview) return undefined;
    const contacts = contactsOf(preview);
    if (contacts.length === 0) return undefined;
    let isWanted = true;
    const keep = (value: T | 'failed') => {
      if (isWanted) setFound({ of: preview, value });
    };
    find(contacts).then(keep, () => keep('failed'));
    return () => {
      isWanted = false;
    };
  }, [find, preview, contactsOf]);
  return found && found.of === preview ? found.value : null;
}

const NOWHERE: readonly ElsewhereCount[] = [];

const freshOf = ({ fresh }: Preview): readonly Contact[] => fresh;

/**
 * Returns other audiences with new contacts of a preview; none until known. A failed lookup is not reported: it is no reason not
 * to import.
 * @param shown the preview; null while none is shown
 */
export function useElsewhere(
  shown: Pick<DraftPreview, 'preview' | 'busy'> | null,
  find: ((contacts: readonly Contact[]) => Promise<readonly ElsewhereCount[]>) | undefined,
): readonly ElsewhereCount[] {
  const found = useLookup(shown, find, freshOf);
  return found === 'failed' ? NOWHERE : (found ?? NOWHERE);
}

/** Whom of an import nobody invites: they refused before (R464). `'failed'`: not known now. */
export type RefusedBefore = readonly Contact[] | 'failed';

const NOBODY: readonly Contact[] = [];

/** Everybody of whom an import stores something. */
const storedOf = ({ fresh, enriched }: Preview): readonly Contact[] => [
  ...fresh,
  ...enriched.map(({ contact }) => contact),
];

/**
 * Returns contacts of a preview who refused before; none until known.
 * @param shown the preview; null while none is shown
 */
export function useRefusedBefore(
  shown: Pick<DraftPreview, 'preview' | 'busy'> | null,
  find: ((contacts: readonly Contact[]) => Promise<readonly Contact[]>) | undefined,
): RefusedBefore {
  return useLookup(shown, find, storedOf) ?? NOBODY;
}
