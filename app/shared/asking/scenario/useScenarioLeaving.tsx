import { useState, type ReactNode } from 'react';

import type { Scenario } from '#src/domain/account/settings.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { isUnderWay } from '#src/domain/fieldwork/places/underWay.ts';
import type { LeaveScenarioDialogProps } from '#src/features/fieldwork/scenario/LeaveScenarioDialog.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import { useStore } from '#store/StoreContext.ts';
import { attemptWithToast } from '../../outcomes.ts';

const LeavingHost = onDemand(() => import('./LeavingHost.tsx').then((module) => module.LeavingHost));

interface Asked extends Pick<LeaveScenarioDialogProps, 'title' | 'becomes' | 'now' | 'onConfirm'> {
  readonly rounds: readonly Round[];
}

/** Before a scenario becomes a draft, or goes, it is asked about where rounds ask by it: with the question, to be drawn anywhere. */
export function useScenarioLeaving(): {
  readonly leave: (scenario: Scenario, becomes: LeaveScenarioDialogProps['becomes'], act: () => void) => void;
  readonly question: ReactNode;
} {
  const store = useStore();
  const [asked, setAsked] = useState<Asked | null>(null);
  const leave = async (scenario: Scenario, becomes: Asked['becomes'], act: () => void): Promise<void> => {
    const now = new Date();
    const { items } = await store.list('round');
    const rounds = items.filter((round) => round.scenarioId === scenario.id && isUnderWay(round, now));
    if (rounds.length === 0) act();
    else setAsked({ title: scenario.title, becomes, rounds, now, onConfirm: act });
  };
  return {
    leave: (...given) => void attemptWithToast('Сценарий не изменён', () => leave(...given)),
    question: asked ? (
      <LeavingHost
        {...asked}
        onConfirm={() => {
          setAsked(null);
          asked.onConfirm();
        }}
        onClose={() => setAsked(null)}
      />
    ) : null,
  };
}
