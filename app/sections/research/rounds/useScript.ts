import { useMemo } from 'react';

import { living } from '#src/domain/core/record.ts';
import { isSame } from '#src/domain/core/same.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import { scriptOf } from '#src/domain/fieldwork/scriptOf.ts';

import { useRecord } from '../../../workspace/queries.ts';
import { useStore } from '../../../workspace/StoreContext.ts';

/** What a round asks, and what its scenario asks now. */
export interface RoundScript {
  /** What is asked in the round: before it begins, what the scenario asks now; null when there is neither. */
  readonly script: Script | null;
  /** What the scenario asks now; null when it is gone. */
  readonly now: Script | null;
  /** Whether the scenario asks otherwise by now. */
  readonly hasNewer: boolean;
}

/** Reads what a round asks. */
export function useScript(round: Round | null): RoundScript {
  const { companyId } = useStore();
  const scenario = living(useRecord('scenario', round?.scenarioId ?? null).data);
  const company = useRecord('company', companyId).data?.name ?? '';
  return useMemo(() => {
    const now = scenario ? scriptOf(scenario, { company }) : null;
    const script = round?.script ?? now;
    return { script, now, hasNewer: now !== null && round?.script != null && !isSame(now, round.script) };
  }, [scenario, company, round]);
}
