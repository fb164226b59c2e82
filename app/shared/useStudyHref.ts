import { useCallback, useMemo } from 'react';

import type { ResearchSummary } from '#src/domain/research/research.ts';

import { studyHref } from '../routing/hrefs.ts';
import { useSummaries } from '../workspace/queries.ts';

const NO_STUDIES: readonly ResearchSummary[] = [];

/** The address of a study, null when it was removed. */
export function useStudyHref(): (researchId: string) => string | null {
  const studies = useSummaries('research').data?.items ?? NO_STUDIES;
  const known = useMemo(() => new Set(studies.map(({ id }) => id)), [studies]);
  return useCallback((id: string) => (known.has(id) ? studyHref(id) : null), [known]);
}
