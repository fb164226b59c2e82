import { useQuery } from '@tanstack/react-query';

import type { ScenarioLengths } from '#src/domain/fieldwork/writing/conversationLength.ts';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';

import { useStore } from '#store/StoreContext.ts';
import { scenarioLengths } from '#store/team/apis/roundApi.ts';

const NONE: ScenarioLengths['lengths'] = {};

/** How long the talks by each scenario took, by its id; none in a company of this browser alone, and while it is not known. */
export function useLengths(): ScenarioLengths['lengths'] {
  const { companyId } = useStore();
  const isShared = useSharedCompany();
  const { data } = useQuery({
    queryKey: ['scenarioLengths', companyId],
    queryFn: () => scenarioLengths(companyId, fetch),
    gcTime: 0,
    enabled: isShared === true,
  });
  return isShared && data?.ok === true ? data.value.lengths : NONE;
}
