import { FINDING_KINDS } from '#src/domain/core/findingKind.ts';
import type { FindingsFilter } from '#src/domain/evidence/study/shownFindings.ts';

import { setOrDrop, type UrlCodec } from '../../../routing/useUrlState.ts';

/** State of «Находки» in the address. */
export interface FindingsView extends FindingsFilter {
  /** The studies whose materials are looked through; none: all. */
  readonly studyIds: readonly string[];
}

/** The most studies that an address names: it must fit into one. */
const MOST_STUDIES = 50;

const NOTHING: FindingsView = { studyIds: [], kind: null, person: null };

/** `?view=findings&studies=…,…&kind=pain&said=…` */
export const FINDINGS_VIEW: UrlCodec<FindingsView> = {
  read: (params) => {
    if (params.get('view') !== 'findings') return NOTHING;
    const ids = (params.get('studies') ?? '').split(',').filter((id) => id !== '');
    return {
      studyIds: [...new Set(ids)].slice(0, MOST_STUDIES),
      kind: FINDING_KINDS.find((kind) => kind === params.get('kind')) ?? null,
      person: params.get('said') || null,
    };
  },
  write: ({ studyIds, kind, person }, params) => {
    setOrDrop(params, 'studies', studyIds.join(','));
    setOrDrop(params, 'kind', kind ?? '');
    setOrDrop(params, 'said', person ?? '');
  },
};
