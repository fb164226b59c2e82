import { useEffect, useState } from 'react';

import type { SpeakerLabels } from '#src/domain/research/layouts/blockHead.ts';
import type { GivenRoles, Transcript } from '#src/domain/research/transcript.ts';
import type { ParsedText } from '#src/features/research/reading/useMaterialReading.ts';

import { parseLongText } from './parseLongText.ts';

/** Longest text whose turns are found where it is shown, code units: four hours of talk, a moment of work. */
export const SHORT_TEXT = 200_000;

/** No text yet. */
export const NO_TEXT: Transcript = { text: '', labels: null };

/**
 * The turns of a long text, found in a worker, so that the page goes on meanwhile. Null for a short one, which
 * is read where it is shown, without waiting; undefined until they are there. Roles that were given meanwhile come a moment
 * later; what was found stays until then.
 */
export function useParsedText({ text, labels }: Transcript, given: GivenRoles): ParsedText | null | undefined {
  const [found, setFound] = useState<{
    readonly of: string;
    readonly as: SpeakerLabels;
    readonly parsed: ParsedText;
  } | null>(null);
  const isLong = text.length > SHORT_TEXT;
  useEffect(() => {
    if (!isLong) return undefined;
    const stopper = new AbortController();
    parseLongText({ text, labels, given }, stopper.signal).then(
      (parsed) => {
        if (!stopper.signal.aborted) setFound({ of: text, as: labels, parsed });
      },
      // Stopped: the text is shown no more.
      () => undefined,
    );
    return () => stopper.abort();
  }, [isLong, text, labels, given]);
  if (!isLong) return null;
  return found?.of === text && found.as === labels ? found.parsed : undefined;
}
