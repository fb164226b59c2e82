import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { shownFindings } from '#src/domain/evidence/study/shownFindings.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { saidToQuestions } from '#src/features/fieldwork/round/saidTo.ts';
import type { RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';

import { studyFindingsHref, studyPassageHref } from '../../../routing/hrefs.ts';
import { answered } from '../../../shared/team/ServerError.ts';
import { useChildren } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { useApart } from '../findings/useApart.ts';
import { useStudyFindings } from '../findings/useStudyFindings.ts';
import { ROUND_API } from './roundActions.ts';

/**
 * Returns people's words in a round, grouped as in the study's «Находки», and those that wait for the user's decision.
 * @param mayAsk whether the user may see which talks are the round's
 */
export function useRoundWords(
  { id, researchId }: Round,
  script: Round['script'] | undefined,
  mayAsk: boolean,
): Pick<RoundScreenProps, 'saidTo' | 'wordsHref' | 'waiting' | 'findingsHref'> {
  const { companyId } = useStore();
  const { found } = useStudyFindings(useMemo(() => [researchId], [researchId]));
  const { apart } = useApart();
  const materials = useChildren('material', researchId).data?.items;
  // A transcript that comes into the study may be the round's.
  const count = materials?.length ?? 0;
  const { data: own } = useQuery({
    queryKey: ['round', companyId, id, 'talks', count],
    queryFn: async () => new Set(answered(await ROUND_API.talks({ companyId, roundId: id })).materials),
    enabled: mayAsk,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
  });
  const value = found.state === 'ready' && found.value.failure === '' ? found.value : null;
  const saidTo = useMemo(() => {
    if (!value?.done || !own || !script) return null;
    const talks = value.talks.filter(({ interview }) => own.has(interview));
    const known = new Map(value.talks.flatMap(({ passages }) => passages.map((one) => [one.id, one] as const)));
    const groups = value.groups.map(({ id: group, passages }) => ({
      id: group,
      passages: passages.flatMap((one) => known.get(one.id) ?? []),
    }));
    return saidToQuestions(script, talks, groups, apart);
  }, [value, own, script, apart]);
  const waiting = useMemo(
    () => (value?.done ? shownFindings(value.talks, value.groups, apart).waiting : null),
    [value, apart],
  );
  return {
    saidTo,
    wordsHref: (words) => studyPassageHref(researchId, words),
    waiting,
    findingsHref: studyFindingsHref(researchId),
  };
}
