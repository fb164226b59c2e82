import { useQuery } from '@tanstack/react-query';

import type { ModelState } from '#src/domain/model/protocol.ts';
import { isSpent, SPENT_WORDS } from '#src/domain/model/spent.ts';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';

import { useStore } from '#store/StoreContext.ts';

/** The key under which the state of a company's model is kept. */
export const modelKey = (companyId: string): readonly string[] => ['model', companyId];

/** How often it is looked again while the server finds out what a model can do, ms. */
const PROBED = 2_000;

/** How long it counts as known, ms: spending grows with every question of any member. */
const KNOWN = 30_000;

/** State of the company's model, as its server reports it. */
export interface KnownModel {
  /** Null in a company of this browser alone, before the server has told, and when it does not. */
  readonly state: ModelState | null;
  /** Whether the server is being asked, or is to be asked as soon as the company is known to be shared. */
  readonly isPending: boolean;
  /** Asks it again. */
  readonly refetch: () => Promise<unknown>;
}

/** Requests the state of the company's model from the server; the code that requests it is loaded in a shared company only. */
export function useModelState(): KnownModel {
  const { companyId } = useStore();
  const isShared = useSharedCompany();
  const { data, isPending, refetch } = useQuery({
    queryKey: modelKey(companyId),
    queryFn: async () => {
      const [{ readModel }, { answered }] = await Promise.all([
        import('#store/team/apis/modelApi.ts'),
        import('./ServerError.ts'),
      ]);
      return answered(await readModel(companyId, fetch));
    },
    enabled: isShared === true,
    staleTime: KNOWN,
    refetchInterval: ({ state }) => (state.data?.standing === 'probing' ? PROBED : false),
  });
  return { state: data ?? null, isPending: isShared !== false && isPending, refetch };
}

export interface ConnectedModel {
  readonly name: string;
  /** Reason why the model cannot be asked now, as a sentence; empty while it can. */
  readonly why: string;
}

/** The model that is connected; null for none: then a screen says nothing of one. */
export function useConnectedModel(): ConnectedModel | null {
  const { state } = useModelState();
  return state?.on === true ? { name: state.name, why: isSpent(state) ? SPENT_WORDS : '' } : null;
}
