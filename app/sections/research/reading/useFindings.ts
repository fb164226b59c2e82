import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { quoted } from '#src/domain/core/format.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { ordered } from '#src/domain/core/record.ts';
import type { Finding } from '#src/domain/evidence/findings.ts';
import type { FindingRefusal } from '#src/domain/evidence/refusal.ts';
import { inTaughtOrder, MOST_EXAMPLES, type Lesson } from '#src/domain/evidence/taught.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { SpeakerLabels } from '#src/domain/research/layouts/blockHead.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { ReadingFindings } from '#src/features/research/reading/findings/readingFindings.ts';

import { studyFindingsHref } from '../../../routing/hrefs.ts';
import { attemptWithToast } from '../../../shared/outcomes.ts';
import { sayDone, showChangedToast } from '../../../shared/undoableToast.ts';
import { storeMessageText } from '#store/messages.ts';
import { allQuery, useChildren } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const NO_REFUSALS: readonly FindingRefusal[] = [];

/** Message when the worker fails: the reason is for developers, and the remedy is the same. */
export const FINDER_FAILED = 'Поиск находок не запустился. Попробуйте ещё раз; если не поможет, обновите страницу.';

/** Actions on findings, and their rules: loaded with the first one. */
const actions = () => import('./findingActions.ts');

/** Result of searching a text, and its attempt. */
interface Looked {
  readonly text: string;
  readonly attempt: number;
  readonly value: Loadable<readonly Finding[]>;
}

/** Returns the worker's findings in a text; the worker is stopped when another text is opened. */
function useFound(text: string | null, labels: SpeakerLabels, speakers: Material['speakers'] | undefined) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (text === null || text === '' || !speakers) return undefined;
    const controller = new AbortController();
    const tell = (value: Loadable<readonly Finding[]>) => {
      if (!controller.signal.aborted) setLooked({ text, attempt, value });
    };
    import('../findings/finder.ts')
      .then(({ findInText }) => findInText({ text, labels, speakers }, controller.signal))
      .then(
        (value) => tell(ready(value)),
        () => tell(failed(FINDER_FAILED)),
      );
    return () => controller.abort();
  }, [text, labels, speakers, attempt]);
  const onRetry = useCallback(() => setAttempt((before) => before + 1), []);
  const isNow = looked !== null && looked.text === text && looked.attempt === attempt;
  return { found: isNow ? looked.value : LOADING, onRetry };
}

/** Returns the lesson from the decisions of the workspace's members; undefined until it is requested and read. */
export function useFinderExamples(isWanted: boolean, hypotheses: readonly Hypothesis[]): Lesson | undefined {
  const store = useStore();
  // The mark is drawn first, then learned from.
  const marks = useDeferredValue(useQuery({ ...allQuery(store, 'mark'), enabled: isWanted }).data?.items);
  const refusals = useQuery({ ...allQuery(store, 'refusal'), enabled: isWanted }).data?.items;
  return useMemo(
    () =>
      marks &&
      refusals && {
        taken: [
          ...marks.slice(0, MOST_EXAMPLES).map(({ text }) => ({ words: text, kind: null })),
          ...hypotheses.flatMap(({ quotes }) => ordered(quotes).map(({ text }) => ({ words: text, kind: null }))),
        ],
        refused: refusals.map(({ text, proposedAs }) => ({ words: text, kind: proposedAs })),
      },
    [marks, refusals, hypotheses],
  );
}

/** Returns the program's findings in the open text, and the user's decisions about them. */
export function useFindings(
  material: Material | undefined,
  text: string | null,
  labels: SpeakerLabels,
  hypotheses: readonly Hypothesis[],
): ReadingFindings {
  const store = useStore();
  const { found, onRetry } = useFound(text, labels, material?.speakers);
  const lesson = useFinderExamples(found.state === 'ready', hypotheses);
  const { data: refusalPage, error } = useChildren('refusal', material?.id ?? null);
  const refused = refusalPage?.items ?? NO_REFUSALS;
  // Refused findings must not come back for a moment, either.
  const isKnown = refusalPage !== undefined;
  const taught = useMemo(() => {
    if (!isKnown) return error ? failed(storeMessageText(error)) : LOADING;
    return found.state === 'ready' && lesson && text !== null ? ready(inTaughtOrder(text, found.value, lesson)) : found;
  }, [isKnown, error, found, lesson, text]);
  const researchId = material?.researchId ?? '';
  return useMemo(
    () => ({
      found: taught,
      refused,
      allHref: studyFindingsHref(researchId),
      onRetry,
      onRefuse: (finding, quote) =>
        attemptWithToast('Находка не отклонена', async () => {
          const undo = await (await actions()).refuse(store, researchId, quote, finding.kind);
          sayDone('Больше не предлагаем', quoted(quote.text), undo);
        }),
      onReturn: (refusal) =>
        void attemptWithToast('Находка не возвращена', async () => {
          const undo = await (await actions()).takeBack(store, refusal);
          showChangedToast('Находка возвращена', quoted(refusal.text), undo);
        }),
    }),
    [store, researchId, taught, refused, onRetry],
  );
}
