import { summariseResearch, type Research } from '#src/domain/research/research.ts';

import type { StudyRows } from '#store/headStart.ts';
import { newestFirst } from '#src/domain/kindFacts.ts';

/** The list's rows of these studies, as the store would give them: newest first. */
export function rowsOfStudies(studies: readonly Research[]): StudyRows {
  return {
    items: studies.map((study) => ({ ...summariseResearch(study), createdAt: study.createdAt })).sort(newestFirst),
    total: studies.length,
    broken: [],
  };
}
