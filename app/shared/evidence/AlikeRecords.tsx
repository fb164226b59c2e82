import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { Research } from '#src/domain/research/research.ts';
import { AlikeNote, type AlikeRecord } from '#src/patterns/evidence/AlikeNote.tsx';
import { insightId, type TypedText } from '#src/patterns/evidence/EvidenceSlots.ts';

import { linksHref, studyHref } from '../../routing/hrefs.ts';
import { PATHS } from '../../routing/paths.ts';
import { allQuery } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** How long the keys rest before what is typed is compared, ms. */
const REST = 400;

const NONE: readonly AlikeRecord[] = [];

const hypothesisRecords = (hypotheses: readonly Hypothesis[]): readonly AlikeRecord[] =>
  hypotheses.map(({ id, text }) => ({ id, text, href: `${PATHS.research}${linksHref('hypothesis', id)}` }));

const insightRecords = (studies: readonly Research[]): readonly AlikeRecord[] =>
  studies.flatMap(({ id, insights }) =>
    Object.entries(insights).map(([key, { text }]) => ({ id: insightId(id, key), text, href: studyHref(id) })),
  );

/** Those of some records that say the same as a text; the same as before until the next answer. */
function useAlike(text: string, records: readonly AlikeRecord[]): readonly AlikeRecord[] {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    const controller = new AbortController();
    const compare = async () => {
      const { alikeTexts } = await import('./alikeTexts.ts');
      const written = records.map((one) => ({ id: one.id, text: one.text }));
      const ids = (await alikeTexts(text, written, controller.signal)).map(({ id }) => id);
      if (!controller.signal.aborted) setFound(ids.flatMap((id) => records.find((one) => one.id === id) ?? []));
    };
    // Failed comparisons are not shown: the comparison is a help, and nothing waits for it.
    const timer = setTimeout(() => void compare().catch(() => undefined), REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, records]);
  return found;
}

/** Which hypotheses, or insights, say the same as what is typed. */
export function AlikeRecords({ of, text, exceptId, onTake }: TypedText) {
  const store = useStore();
  const hypotheses = useQuery({ ...allQuery(store, 'hypothesis'), enabled: of === 'hypothesis' }).data?.items;
  const studies = useQuery({ ...allQuery(store, 'research'), enabled: of === 'insight' }).data?.items;
  const records = useMemo(
    () =>
      (of === 'hypothesis' ? hypothesisRecords(hypotheses ?? []) : insightRecords(studies ?? [])).filter(
        ({ id }) => id !== exceptId,
      ),
    [of, hypotheses, studies, exceptId],
  );
  return <AlikeNote records={useAlike(text, records)} onTake={onTake} />;
}
