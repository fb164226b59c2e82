import { useEffect, useState } from 'react';

import type { GivenRoles } from '#src/domain/research/transcript.ts';
import type { ParsedText } from '#src/features/research/reading/useMaterialReading.ts';

import { parseLongText } from './parseLongText.ts';

/** Longest text whose turns are found where it is shown, code units: four hours of talk, a moment of work. */
export const SHORT_TEXT = 200_000;

/**
 * The turns of a long text, found in a worker, so that the page goes on meanwhile. Null for a short one, which
 * is read where it is shown, without waiting; undefined until they are there. Roles that were given meanwhile come a moment
 * later; what was found stays until then.
 */
export function useParsedText(text: string, given: GivenRoles): ParsedText | null | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly parsed: ParsedText } | null>(null);
  const isLong = text.length > SHORT_TEXT;
  useEffect(() => {
    if (!isLong) return undefined;
    const stopper = new AbortController();
    parseLongText({ text, given }, stopper.signal).then(
      (parsed) => {
        if (!stopper.signal.aborted) setFound({ of: text, parsed });
      },
      // Stopped: the text is shown no more.
      () => undefined,
    );
    return () => stopper.abort();
  }, [isLong, text, given]);
  if (!isLong) return null;
  return found?.of === text ? found.parsed : undefined;
}
