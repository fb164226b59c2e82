import { useQueries } from '@tanstack/react-query';

import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { placesIn } from '#src/domain/fieldwork/places/places.ts';
import type { RoundWithPeople } from '#src/domain/fieldwork/places/underWay.ts';

import { useStore } from '#store/StoreContext.ts';
import { createRoundApi } from '#store/team/apis/roundApi.ts';
import { answered } from '../team/ServerError.ts';

const API = createRoundApi((...given) => fetch(...given));

/** For how many a place stands in each of these rounds, as the server counts it now; null until it has said so. */
export function useAnswering(rounds: readonly Round[]): readonly RoundWithPeople[] {
  const { companyId } = useStore();
  const counts = useQueries({
    queries: rounds.map(({ id }) => ({
      queryKey: ['answering', companyId, id],
      queryFn: async () => placesIn(answered(await API.standing({ companyId, roundId: id })).places).held,
      gcTime: 0,
      retry: false,
    })),
  });
  return rounds.map((round, index) => ({ round, answering: counts[index]?.data ?? null }));
}
