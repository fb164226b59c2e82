import { useCallback, useMemo } from 'react';

import type { ResearchSummary, StudyHref } from '#src/domain/research/research.ts';

import { studyPassageHref, studyHref } from '../routing/hrefs.ts';
import { useSummaries } from '#store/queries.ts';

const NO_STUDIES: readonly ResearchSummary[] = [];

/**
 * The way to the address of a study.
 * @param wanted whether links to studies are shown now; until then none is known and nothing is read
 */
export function useStudyHref(wanted = true): StudyHref {
  const studies = useSummaries('research', wanted).data?.items ?? NO_STUDIES;
  const known = useMemo(() => new Set(studies.map(({ id }) => id)), [studies]);
  return useCallback(
    (id, passage) => (known.has(id) ? (passage ? studyPassageHref(id, passage) : studyHref(id)) : null),
    [known],
  );
}
