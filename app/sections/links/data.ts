import { useMemo } from 'react';

import { chainOf, type Chain } from '#src/domain/links/chain.ts';
import { indexLinks } from '#src/domain/links/linkIndex.ts';
import type { LinkPlace } from '#src/domain/links/linkNode.ts';
import { choicesOf, ready, type Loadable } from '#src/domain/core/loadable.ts';

import { PATHS } from '../../routing/paths.ts';
import { useSigned } from '../../shared/people.ts';
import { toLoadable, useAll, useSummaries } from '#store/queries.ts';
import { boardHref } from '../../routing/boardHref.ts';
import { useProducts } from '../../shared/board/product/useProducts.ts';
import { hypothesisHref } from '../../routing/hypothesisHref.ts';
import { studyPassageHref, studyHref, experimentHref } from '../../routing/hrefs.ts';

/** The chain of a record by its key; null when nothing of that key is known. */
export function useChain(key: string): Loadable<Chain | null> {
  const studies = useAll('research');
  const { data: page, error: hypothesesError } = useAll('hypothesis');
  const hypotheses = useSigned({ data: page?.items, error: hypothesesError });
  const experiments = useSummaries('experiment');
  const boards = useAll('board');
  const audiences = useSummaries('audience');
  const { products, several } = useProducts();
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
        ...(several ? { products: new Map(products.map(({ id, name }) => [id, name])) } : {}),
      }),
    );
  }, [studies, hypotheses, experiments, boards, audiences, products, several]);
  return useMemo(() => {
    if (index.state !== 'ready') return index as Loadable<Chain | null>;
    return ready(chainOf(index.value, key));
  }, [index, key]);
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
