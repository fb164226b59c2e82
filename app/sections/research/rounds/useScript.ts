import { useMemo } from 'react';

import type { Scenario } from '#src/domain/account/settings.ts';
import { living } from '#src/domain/core/record.ts';
import { isSame } from '#src/domain/core/same.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { Terms } from '#src/domain/fieldwork/rounds/roundCourse.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import { scriptOf } from '#src/domain/fieldwork/scriptOf.ts';
import { termOfRound } from '#src/domain/research/privacy/keeping.ts';
import { keptMonths, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';

import { useMayCome } from '../../../shared/team/useMayCome.ts';
import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** Questions of a round, and the current questions of its scenario. */
export interface RoundScript {
  /** Questions of the round: before it begins, the scenario's current ones; null when there is neither, undefined until that is known. */
  readonly script: Script | null | undefined;
  /** Current questions of the scenario; null when it is gone, or only a draft. */
  readonly now: Script | null;
  /** For how many months answers are kept: as was taken when the round began, before that as would be taken now. */
  readonly keepsMonths: number;
  /** The term that would be taken now: the round's own, no longer than the company's. */
  readonly keepsMonthsNow: number;
  /** Whether the scenario asks otherwise by now, or the company keeps answers otherwise. */
  readonly hasNewer: boolean;
  /** Whether the scenario is a draft now: it may not be sent (R395). */
  readonly isDraft: boolean;
}

/** For how many months answers would be kept that are taken now. @param ownTerm the round's own, if it has one */
function useTermNow(ownTerm: number | null): number {
  const settings = living(useRecord('researchSettings', RESEARCH_SETTINGS_ID).data);
  return termOfRound(ownTerm, keptMonths(settings));
}

/**
 * Returns the terms that people asked by a scenario agree to from now on; null for none.
 * @param ownTerm the round's own, if it has one
 */
export function useScenarioTerms(scenario: Scenario | null, ownTerm: number | null = null): Terms | null {
  const { companyId } = useStore();
  const company = useRecord('company', companyId).data?.name ?? '';
  const keepsMonths = useTermNow(ownTerm);
  return useMemo(
    () => scenario && { script: scriptOf(scenario, { company, keepsMonths }), keepsMonths },
    [scenario, company, keepsMonths],
  );
}

export function useScript(round: Round | null): RoundScript {
  const { data, isError } = useRecord('scenario', round?.scenarioId ?? null);
  const scenario = living(data);
  const mayCome = useMayCome();
  const isKnown = data === undefined ? isError : data !== null || !mayCome;
  const ownTerm = round?.ownTerm ?? null;
  const terms = useScenarioTerms(scenario, ownTerm);
  const keepsMonthsNow = useTermNow(ownTerm);
  return useMemo(() => {
    const said = terms?.script ?? null;
    const script = round?.script ?? said ?? (isKnown ? null : undefined);
    const isDraft = scenario !== null && scenario.status !== 'active';
    // The server takes no texts of a draft: no one is responsible for them yet.
    const now = isDraft ? null : said;
    const isBegun = round?.script != null;
    const keepsMonths = isBegun ? round.keepsMonths : keepsMonthsNow;
    const isOther = isBegun && (!isSame(now, round.script) || keepsMonths !== keepsMonthsNow);
    return { script, now, keepsMonths, keepsMonthsNow, hasNewer: now !== null && isOther, isDraft };
  }, [scenario, isKnown, terms, round, keepsMonthsNow]);
}
