import { useEffect, useState } from 'react';

import type { Contact } from '../../../domain/audiences/contact.ts';
import type { ElsewhereCount } from './contactSentences.ts';
import type { DraftPreview } from './useContactPreview.ts';

const NOWHERE: readonly ElsewhereCount[] = [];

/**
 * Returns other audiences with new contacts of a preview; none until known. A failed lookup is not reported: it is no reason not
 * to import.
 * @param shown the preview; null while none is shown
 */
export function useElsewhere(
  shown: Pick<DraftPreview, 'preview' | 'busy'> | null,
  find: ((contacts: readonly Contact[]) => Promise<readonly ElsewhereCount[]>) | undefined,
): readonly ElsewhereCount[] {
  const fresh = shown && !shown.busy ? shown.preview?.fresh : undefined;
  const [found, setFound] = useState<{ of: readonly Contact[]; counts: readonly ElsewhereCount[] } | null>(null);
  useEffect(() => {
    if (!find || !fresh || fresh.length === 0) return undefined;
    let isWanted = true;
    find(fresh).then(
      (counts) => {
        if (isWanted) setFound({ of: fresh, counts });
      },
      () => {
        if (isWanted) setFound(null);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [find, fresh]);
  return found && found.of === fresh ? found.counts : NOWHERE;
}
