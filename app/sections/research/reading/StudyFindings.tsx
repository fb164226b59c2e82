import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import { byPosition, living } from '#src/domain/core/record.ts';
import type { Finding } from '#src/domain/evidence/findings.ts';
import { waitingFindings } from '#src/domain/evidence/waiting.ts';
import { markedPassages } from '#src/domain/research/markedPassages.ts';
import type { Material, Research } from '#src/domain/research/research.ts';
import { StudyFindingsNote } from '#src/features/research/reading/findings/StudyFindingsNote.tsx';

import { studyFindingsHref, studyPassageHref } from '../../../routing/hrefs.ts';
import { useAll, useChildren } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { NO_TEXT } from './useParsedText.ts';

/** A material that was looked through. */
interface Looked {
  readonly material: Material;
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** Returns the findings in a study's texts, searched one after the other in the worker; null until all are done. */
function useLooked(materials: readonly Material[] | undefined): readonly Looked[] | null {
  const store = useStore();
  const [looked, setLooked] = useState<{ readonly of: unknown; readonly all: readonly Looked[] } | null>(null);
  useEffect(() => {
    if (!materials) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const { findInText } = await import('../findings/finder.ts');
      const all: Looked[] = [];
      for (const material of byPosition(materials)) {
        if (material.state !== 'text') continue;
        // oxlint-disable-next-line no-await-in-loop -- one text at a time: all of them would fill the memory and hold up the next
        const { text, labels } = living(await store.get('materialText', material.id)) ?? NO_TEXT;
        const asked = { text, labels, speakers: material.speakers };
        // oxlint-disable-next-line no-await-in-loop -- the worker looks through one text at a time
        if (text) all.push({ material, text, findings: await findInText(asked, signal) });
        signal.throwIfAborted();
      }
      setLooked({ of: materials, all });
    };
    // Failed counts are not shown: the text itself gives the reason when it is opened, and offers another try.
    look().catch(() => undefined);
    return () => controller.abort();
  }, [store, materials]);
  return looked && looked.of === materials ? looked.all : null;
}

/** «12 находок в 3 материалах ждут разбора» of an open study, once it is known. */
export function StudyFindings({ research }: { readonly research: Research }) {
  const looked = useLooked(useChildren('material', research.id).data?.items);
  // Behind the reading view, where each key may mark something, this can wait.
  const marks = useDeferredValue(useAll('mark').data?.items);
  const hypotheses = useAll('hypothesis').data?.items;
  const refusals = useAll('refusal').data?.items;
  const waiting = useMemo(() => {
    if (!looked || !marks || !hypotheses || !refusals) return [];
    const { insights } = research;
    return looked.flatMap(({ material, text, findings }) => {
      const found = waitingFindings(text, findings, {
        marked: markedPassages(material.id, text, { marks, insights, hypotheses }),
        refusals: refusals.filter(({ materialId }) => materialId === material.id),
      });
      const [first] = found.toSorted((a, b) => a.start - b.start);
      return first
        ? [{ count: found.length, place: { materialId: material.id, start: first.start, end: first.end } }]
        : [];
    });
  }, [looked, marks, hypotheses, refusals, research]);
  const [first] = waiting;
  if (!first) return null;
  return (
    <StudyFindingsNote
      count={waiting.reduce((sum, { count }) => sum + count, 0)}
      materials={waiting.length}
      href={studyPassageHref(research.id, first.place)}
      allHref={studyFindingsHref(research.id)}
    />
  );
}
