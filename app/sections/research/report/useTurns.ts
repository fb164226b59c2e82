import { useEffect, useState } from 'react';

import type { MaterialText } from '#src/domain/research/research.ts';
import { turnsOf, type Turn } from '#src/domain/research/transcript.ts';

import { SHORT_TEXT } from '../reading/useParsedText.ts';
import { parseLongText } from '../reading/parseLongText.ts';

type Turns = ReadonlyMap<string, readonly Turn[]>;

const NONE: Turns = new Map();

const turnsIn = async ({ text, labels }: MaterialText, signal: AbortSignal): Promise<readonly Turn[]> =>
  text.length > SHORT_TEXT
    ? (await parseLongText({ text, labels, given: {} }, signal)).turns
    : turnsOf({ text, labels });

/**
 * Turns of texts by their ids; those of a long one are found in a worker, so that the page goes on meanwhile.
 * @param texts the same array while they are the same; null while they are read
 * @returns null until all are found
 */
export function useTurns(texts: readonly MaterialText[] | null): Turns | null {
  const [found, setFound] = useState<{ readonly of: typeof texts; readonly turns: Turns } | null>(null);
  useEffect(() => {
    if (!texts || texts.length === 0) return undefined;
    const stopper = new AbortController();
    Promise.all(texts.map(async (one) => [one.id, await turnsIn(one, stopper.signal)] as const)).then(
      (all) => {
        if (!stopper.signal.aborted) setFound({ of: texts, turns: new Map(all) });
      },
      // Stopped: the report is shown no more, or is about other texts.
      () => undefined,
    );
    return () => stopper.abort();
  }, [texts]);
  if (texts?.length === 0) return NONE;
  return texts && found?.of === texts ? found.turns : null;
}
