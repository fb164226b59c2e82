import { useMemo } from 'react';

import { chainOf, indexLinks, type Chain, type LinkPlace } from '#src/domain/links/links.ts';
import { choicesOf, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { touchpointId, TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';

import { PATHS } from '../../routing/paths.ts';
import { useSigned } from '../../shared/people.ts';
import { toLoadable, useAll, useSummaries } from '../../workspace/queries.ts';
import { boardHref } from '../../routing/boardHref.ts';
import { studyPassageHref, studyHref, experimentHref } from '../../routing/hrefs.ts';

/** The chain of a record by its key; null when nothing of that key is known. */
export function useChain(key: string): Loadable<Chain | null> {
  const studies = useAll('research');
  const { data: page, error: hypothesesError } = useAll('hypothesis');
  const hypotheses = useSigned({ data: page?.items, error: hypothesesError });
  const experiments = useSummaries('experiment');
  const boards = useAll('board');
  const audiences = useSummaries('audience');
  const index = useMemo(() => {
    const read = [studies, experiments, boards, audiences].map((part) =>
      toLoadable<unknown>({ data: part.data, error: part.error }),
    );
    const parts: Loadable<unknown>[] = [...read, hypotheses];
    const bad = parts.find((part) => part.state === 'failed') ?? parts.find((part) => part.state === 'loading');
    if (bad) return bad;
    return ready(
      indexLinks({
        studies: studies.data?.items ?? [],
        hypotheses: choicesOf(hypotheses),
        experiments: experiments.data?.items ?? [],
        boards: boards.data?.items ?? [],
        audiences: audiences.data?.items ?? [],
      }),
    );
  }, [studies, hypotheses, experiments, boards, audiences]);
  return useMemo(() => {
    if (index.state !== 'ready') return index as Loadable<Chain | null>;
    return ready(chainOf(index.value, key));
  }, [index, key]);
}

/**
 * Where a hypothesis is shown: in the backlog while it waits there, else in its study; one without a study at its touchpoint.
 */
function hypothesisHref(place: Extract<LinkPlace, { kind: 'hypothesis' }>): string {
  const { id, status, stage, touchpoint, researchId } = place;
  if (status === 'added') return `${PATHS.experiments}?backlog=1&hypothesis=${encodeURIComponent(id)}`;
  if (researchId !== null) return studyHref(researchId);
  const at = TOUCHPOINTS[stage].indexOf(touchpoint);
  return `${PATHS.tactics}?stage=${stage}${at < 0 ? '' : `&open=${touchpointId(stage, at)}`}`;
}

/** The address of what a node of a chain shows. */
export function placeHref(place: LinkPlace): string {
  switch (place.kind) {
    case 'study':
      return studyHref(place.id);
    case 'passage':
      return studyPassageHref(place.researchId, place.passage);
    case 'hypothesis':
      return hypothesisHref(place);
    case 'experiment':
      return experimentHref(place.id);
    case 'board':
      return boardHref(place.boardId, place.field);
    default:
      return `${PATHS.audiences}?open=${encodeURIComponent(place.id)}`;
  }
}
