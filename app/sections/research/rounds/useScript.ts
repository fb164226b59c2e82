import { useMemo } from 'react';

import { living } from '#src/domain/core/record.ts';
import { isSame } from '#src/domain/core/same.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import { scriptOf } from '#src/domain/fieldwork/scriptOf.ts';
import { termOfRound } from '#src/domain/research/privacy/keeping.ts';
import { keptMonths, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';

import { useRecord } from '../../../workspace/queries.ts';
import { useStore } from '../../../workspace/StoreContext.ts';

/** What a round asks, and what its scenario asks now. */
export interface RoundScript {
  /** What is asked in the round: before it begins, what the scenario asks now; null when there is neither. */
  readonly script: Script | null;
  /** What the scenario asks now; null when it is gone, or no more than a draft. */
  readonly now: Script | null;
  /** For how many months answers are kept: as was taken when the round began, before that as would be taken now. */
  readonly keepsMonths: number;
  /** The term that would be taken now: the round's own, no longer than the company's. */
  readonly keepsMonthsNow: number;
  /** Whether the scenario asks otherwise by now, or the company keeps answers otherwise. */
  readonly hasNewer: boolean;
}

/** Reads what a round asks. */
export function useScript(round: Round | null): RoundScript {
  const { companyId } = useStore();
  const scenario = living(useRecord('scenario', round?.scenarioId ?? null).data);
  const company = useRecord('company', companyId).data?.name ?? '';
  const settings = living(useRecord('researchSettings', RESEARCH_SETTINGS_ID).data);
  const keepsMonthsNow = termOfRound(round?.ownTerm ?? null, keptMonths(settings));
  return useMemo(() => {
    const said = scenario ? scriptOf(scenario, { company, keepsMonths: keepsMonthsNow }) : null;
    const script = round?.script ?? said;
    // The server takes no words of a draft: nobody answers for them yet.
    const now = scenario?.status === 'active' ? said : null;
    const isBegun = round?.script != null;
    const keepsMonths = isBegun ? round.keepsMonths : keepsMonthsNow;
    const isOther = isBegun && (!isSame(now, round.script) || keepsMonths !== keepsMonthsNow);
    return { script, now, keepsMonths, keepsMonthsNow, hasNewer: now !== null && isOther };
  }, [scenario, company, round, keepsMonthsNow]);
}
