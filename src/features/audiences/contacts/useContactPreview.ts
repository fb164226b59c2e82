import { useEffect, useState } from 'react';

import { previewInSteps, type ContactPreview } from '../../../domain/audiences/contactPreview.ts';
import type { ContactType } from '../../../domain/audiences/contact.ts';
import type { ContactEntry } from '../../../domain/audiences/contactList.ts';
import { inStretches, type StretchOptions } from '../../../domain/inStretches.ts';
import type { ForeignNumber } from '../../../domain/core/phone/phoneRuns.ts';
import { draftLines, type ContactDraft, type DraftLine } from './contactDraft.ts';
import { loadForeignNumber } from './useForeignNumber.ts';

type ContactsByKey = ReadonlyMap<string, ContactEntry>;

function sortLines(
  draft: ContactDraft,
  type: ContactType,
  known: ContactsByKey,
  foreign: ForeignNumber | null,
  options?: StretchOptions,
): Promise<ContactPreview<DraftLine>> {
  return inStretches(previewInSteps(draftLines(draft), type, { known, foreign: foreign ?? undefined }), options);
}

/** A text of this length is sorted only when typing rests. */
const LONG_TEXT = 50_000;
/** How long typing rests, ms. */
const REST = 150;

/** Result of a draft, a moment after it changes. */
export interface DraftPreview {
  /** Preview of the draft as it is, or as it was a moment ago; null before the first time. */
  readonly preview: ContactPreview<DraftLine> | null;
  /** It is being made anew. */
  readonly busy: boolean;
  /** That of the draft exactly as it is; null while the stored contacts are still read, for it cannot tell what is new. */
  readonly settle: () => Promise<ContactPreview<DraftLine> | null>;
}

/**
 * Sorts the lines of a draft in slices, so that 100,000 of them leave the page alive, and begins again whenever the draft
 * changes.
 * @param known the stored contacts by the keys of their addresses, the same map as long as they are the same; nothing is sorted while it is null
 * @param foreign tells phones outside +7; nothing is sorted while it is undefined
 */
export function useContactPreview(
  draft: ContactDraft,
  type: ContactType,
  known: ContactsByKey | null,
  foreign: ForeignNumber | null | undefined,
): DraftPreview {
  const [made, setMade] = useState<{
    readonly draft: ContactDraft;
    readonly known: ContactsByKey;
    readonly preview: ContactPreview<DraftLine>;
  } | null>(null);

  useEffect(() => {
    if (foreign === undefined || known === null) return undefined;
    const stopper = new AbortController();
    const { signal } = stopper;
    const begin = async () => {
      const preview = await sortLines(draft, type, known, foreign, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
        return null;
      });
      if (preview && !signal.aborted) setMade({ draft, known, preview });
    };
    const timer = setTimeout(() => void begin(), draft.text.length > LONG_TEXT ? REST : 0);
    return () => {
      clearTimeout(timer);
      stopper.abort();
    };
  }, [draft, type, known, foreign]);

  const isCurrent = made !== null && made.draft === draft && made.known === known;
  return {
    preview: made?.preview ?? null,
    busy: !isCurrent,
    settle: async () => {
      if (isCurrent) return made.preview;
      if (known === null) return null;
      const settled = foreign === undefined ? await loadForeignNumber() : foreign;
      return sortLines(draft, type, known, settled);
    },
  };
}
