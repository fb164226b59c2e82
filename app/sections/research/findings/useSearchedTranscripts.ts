import { useCallback, useEffect, useRef, useState } from 'react';

import { living } from '#src/domain/core/record.ts';
import type { SimilarPassages } from '#src/domain/evidence/pairs/groups.ts';
import { inOneList } from '#src/domain/evidence/study/compared.ts';
import type { SearchedTranscript, TranscriptPassage } from '#src/domain/evidence/study/transcript.ts';
import { personOf, type People } from '#src/domain/research/participant.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import type { Store } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';

/** A material that was looked through, its people as they are counted. */
export interface SearchedMaterial extends Transcript {
  readonly material: Material;
  readonly talk: SearchedTranscript;
}

/** How far the materials have been looked through. */
export interface SearchedTranscripts {
  readonly looked: readonly SearchedMaterial[];
  readonly groups: readonly SimilarPassages[];
  readonly done: boolean;
  /** Why it stopped; empty while it did not. */
  readonly failure: string;
}

/** Message when the worker fails: the reason is for developers, and the remedy is the same. */
const FAILED = 'Поиск находок не запустился. Попробуйте ещё раз; если не поможет, обновите страницу.';
/** How long nothing new is shown after something was, ms: what is shown is put together anew each time. */
const REST = 300;

const NOTHING: SearchedTranscripts = { looked: [], groups: [], done: false, failure: '' };

/** Returns the person that a label of a material represents; the material itself for an unidentified voice. */
export const personIn = (label: string, materialId: string, people: Pick<People, 'materials'>): string =>
  personOf({ respondent: label, passage: { materialId } }, people) ?? materialId;

interface LookedAt {
  readonly materials: readonly Material[];
  readonly people: Pick<People, 'materials'>;
  /** Whether a study's talks are compared with each other only. */
  readonly within: boolean;
}

/** Puts talks together while more of them come: those of one study, or all. */
function grouping(
  within: boolean,
  putTogether: (passages: readonly TranscriptPassage[]) => Promise<readonly SimilarPassages[]>,
): {
  readonly add: (one: SearchedMaterial) => Promise<void>;
  readonly end: () => Promise<readonly SimilarPassages[]>;
  readonly now: () => readonly SimilarPassages[];
} {
  /** Results of completed studies. */
  let done: readonly SimilarPassages[] = [];
  let part: SearchedMaterial[] = [];
  let groups: readonly SimilarPassages[] = [];
  let grouped = 0;
  const group = async () => {
    if (grouped === part.length) return;
    grouped = part.length;
    groups = await putTogether(part.flatMap(({ talk }) => talk.passages));
  };
  const now = () => (done.length === 0 ? groups : inOneList([...done, ...groups]));
  return {
    now,
    add: async (one) => {
      const last = part.at(-1);
      if (within && last && last.material.researchId !== one.material.researchId) {
        await group();
        [done, part, groups, grouped] = [[...done, ...groups], [], [], 0];
      }
      part.push(one);
      // To compare takes longer with every talk: it is done anew when there are twice as many.
      if (part.length >= 2 * Math.max(1, grouped)) await group();
    },
    end: async () => {
      await group();
      return now();
    },
  };
}

async function lookThrough(
  store: Store,
  { materials, people, within }: LookedAt,
  signal: AbortSignal,
  onLooked: (now: SearchedTranscripts) => void,
): Promise<void> {
  const { lookThroughTalk, putTogether } = await import('./finder.ts');
  const looked: SearchedMaterial[] = [];
  const groups = grouping(within, (passages) => putTogether(passages, signal));
  let shownAt = Number.NEGATIVE_INFINITY;
  for (const material of materials) {
    // oxlint-disable-next-line no-await-in-loop -- one text at a time: all of them would fill the memory and hold up the next
    const { text, labels } = living(await store.get('materialText', material.id)) ?? { text: '', labels: null };
    const asked = { interview: material.id, text, labels, speakers: material.speakers };
    // oxlint-disable-next-line no-await-in-loop -- the worker looks through one text at a time
    const talk = await lookThroughTalk(asked, signal);
    const passages = talk.passages.map((one): TranscriptPassage => ({
      ...one,
      person: personIn(one.speaker, material.id, people),
    }));
    const one = { material, text, labels, talk: { ...talk, passages } };
    looked.push(one);
    // oxlint-disable-next-line no-await-in-loop -- the worker does one thing at a time
    await groups.add(one);
    signal.throwIfAborted();
    if (performance.now() - shownAt < REST) continue;
    shownAt = performance.now();
    onLooked({ looked: [...looked], groups: groups.now(), done: false, failure: '' });
  }
  const all = await groups.end();
  signal.throwIfAborted();
  onLooked({ looked, groups: all, done: true, failure: '' });
}

/**
 * Looks through materials one after the other in the worker and puts together what they say; what there is so far is given on the
 * way. When a record changes later, what is there stays until all is known anew.
 * @param materials study by study; null: they are not known yet
 * @param within whether a study's talks are compared with each other only
 */
export function useSearchedTranscripts(
  materials: readonly Material[] | null,
  people: Pick<People, 'materials'> | null,
  within: boolean,
): SearchedTranscripts & { readonly onRetry: () => void } {
  const store = useStore();
  const [state, setState] = useState({ of: '', attempt: 0, now: NOTHING });
  const [attempt, setAttempt] = useState(0);
  const onRetry = useCallback(() => setAttempt((before) => before + 1), []);
  const ids = `${within ? 'within' : 'across'} ${materials?.map(({ id }) => id).join(' ') ?? ''}`;
  /** The materials all of which are known already. */
  const whole = useRef<string | null>(null);

  useEffect(
    () =>
      store.onChange(({ records }) => {
        // A text that is corrected leaves its material as it is.
        if (records.some(({ kind }) => kind === 'materialText')) onRetry();
      }),
    [store, onRetry],
  );
  useEffect(() => {
    if (!materials || !people) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    lookThrough(store, { materials, people, within }, signal, (now) => {
      if (signal.aborted || (!now.done && whole.current === ids)) return;
      if (now.done) whole.current = ids;
      setState({ of: ids, attempt, now });
    }).catch(() => {
      if (!signal.aborted)
        setState((before) => ({
          of: ids,
          attempt,
          now: { ...(before.of === ids ? before.now : NOTHING), failure: FAILED },
        }));
    });
    return () => controller.abort();
  }, [store, materials, people, within, ids, attempt]);
  const now = state.of === ids ? state.now : NOTHING;
  // Another try has not failed yet.
  return { ...now, failure: state.attempt === attempt ? now.failure : '', onRetry };
}
