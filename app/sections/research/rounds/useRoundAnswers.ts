import { useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { AnswerRow, RespondentRow, RoundStanding } from '#src/domain/fieldwork/figures.ts';

import { answered } from '../../../shared/team/ServerError.ts';
import { explain } from '../../../shared/outcomes.ts';
import type { RoundName } from '#store/team/apis/roundApi.ts';
import { ROUND_API } from './roundActions.ts';

/** Milliseconds between two looks at how a round goes, while its page is looked at. */
const LOOK = 4000;

interface Page<T> {
  readonly items: readonly T[];
  readonly more: boolean;
}

function joined<T>(query: UseInfiniteQueryResult<{ readonly pages: readonly Page<T>[] }>): Loadable<Page<T>> {
  if (query.data) {
    const { pages } = query.data;
    return ready({ items: pages.flatMap(({ items }) => items), more: pages.at(-1)?.more ?? false });
  }
  return query.error ? failed(explain(query.error)) : LOADING;
}

/** Server's data about a round, requested again while the page is visible. */
export interface RoundAnswers {
  readonly standing: Loadable<RoundStanding>;
  /** Address of the open link; null while there is none, or it cannot be shown again; undefined while it is not read. */
  readonly openAddress: string | null | undefined;
  readonly answers: Loadable<Page<AnswerRow>>;
  readonly respondents: Loadable<Page<RespondentRow>>;
  readonly onMore: (part: 'answers' | 'people') => void;
  readonly onRetry: () => void;
}

/**
 * Requests the progress of a round.
 * @param mayAsk whether the user may see who was asked and their answers: no one is refused over and over
 */
export function useRoundAnswers({ companyId, roundId }: RoundName, mayAsk: boolean): RoundAnswers {
  const name = useMemo(() => ({ companyId, roundId }), [companyId, roundId]);
  const key = ['round', companyId, roundId];
  const asked = { refetchInterval: LOOK, gcTime: 0, retry: false } as const;
  const standing = useQuery({
    ...asked,
    queryKey: [...key, 'standing'],
    queryFn: async () => answered(await ROUND_API.standing(name)),
  });
  const hasLink = standing.data?.hasOpenLink === true;
  const link = useQuery({
    queryKey: [...key, 'link'],
    queryFn: async () => answered(await ROUND_API.openLink(name)),
    gcTime: 0,
    retry: false,
    enabled: hasLink && mayAsk,
  });
  const path = link.error || link.data === null ? null : link.data?.address;
  const answers = useInfiniteQuery({
    ...asked,
    enabled: mayAsk,
    queryKey: [...key, 'answers'],
    queryFn: async ({ pageParam }) => answered(await ROUND_API.answers(name, pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<AnswerRow>) => (page.more ? (page.items.at(-1)?.id ?? null) : null),
  });
  const respondents = useInfiniteQuery({
    ...asked,
    enabled: mayAsk,
    queryKey: [...key, 'people'],
    queryFn: async ({ pageParam }) => answered(await ROUND_API.respondents(name, pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<RespondentRow>) => (page.more ? (page.items.at(-1)?.id ?? null) : null),
  });
  return {
    standing: standing.data ? ready(standing.data) : standing.error ? failed(explain(standing.error)) : LOADING,
    openAddress: hasLink ? path && new URL(path, window.location.origin).href : null,
    answers: joined(answers),
    respondents: joined(respondents),
    onMore: (part) => void (part === 'answers' ? answers : respondents).fetchNextPage(),
    onRetry: () => {
      for (const one of mayAsk ? [standing, answers, respondents] : [standing]) void one.refetch();
    },
  };
}
