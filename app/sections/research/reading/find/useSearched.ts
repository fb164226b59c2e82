import { useMemo } from 'react';

import { byPosition } from '#src/domain/core/record.ts';
import type { Material, ResearchSummary } from '#src/domain/research/research.ts';
import type { MaterialFind } from '#src/features/research/reading/find/useReaderFind.ts';

import { useFindTexts } from './useFindTexts.ts';
import { useSummaries } from '#store/queries.ts';

const NO_SUMMARIES: readonly ResearchSummary[] = [];

/** Query, and the materials to search. */
export interface SearchedOf {
  readonly words: string;
  /** Whether the materials of all studies are meant. */
  readonly everywhere: boolean;
  /** The study that is read, and its materials in their order. */
  readonly studyId: string | null;
  readonly own: readonly Material[];
  /** The materials of all studies. */
  readonly all: readonly Material[];
}

/** The materials that are searched, those of the study that is read first, and what is found in them. */
export function useSearched(of: SearchedOf): Pick<MaterialFind, 'finding' | 'files' | 'order'> {
  const { words, everywhere, studyId, own, all } = of;
  const studies = useSummaries('research').data?.items ?? NO_SUMMARIES;
  const searched = useMemo(() => {
    const byStudy = new Map<string, Material[]>();
    for (const one of all) byStudy.set(one.researchId, [...(byStudy.get(one.researchId) ?? []), one]);
    const filesOf = (id: string) => byPosition(byStudy.get(id) ?? []);
    // A study that a found place has just led to is read a moment later; until then its materials are those of all.
    const first = own.length > 0 || studyId === null ? own : filesOf(studyId);
    if (!everywhere) return first.filter(({ state }) => state === 'text');
    const others = studies.flatMap(({ id }) => (id === studyId ? [] : filesOf(id)));
    return [...first, ...others].filter(({ state }) => state === 'text');
  }, [everywhere, all, studies, studyId, own]);
  // The same array while it says the same: a rename searches nothing anew.
  const key = searched.map(({ id }) => id).join(' ');
  const order = useMemo(() => key.split(' ').filter(Boolean), [key]);
  const files = useMemo(() => {
    const titles = new Map(studies.map(({ id, title }) => [id, title]));
    return new Map(
      searched.map(({ id, name, researchId }) => [
        id,
        { name, study: everywhere ? (titles.get(researchId) ?? '') : '' },
      ]),
    );
  }, [searched, everywhere, studies]);
  return { order, files, finding: useFindTexts(words, order) };
}
