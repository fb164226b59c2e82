import type { Round } from '#src/domain/fieldwork/kinds.ts';
import {
  LeaveScenarioDialog,
  type LeaveScenarioDialogProps,
} from '#src/features/fieldwork/scenario/LeaveScenarioDialog.tsx';

import { useAnswering } from '../useAnswering.ts';

export interface LeavingHostProps extends Omit<LeaveScenarioDialogProps, 'rounds'> {
  /** The rounds that ask by the scenario. */
  rounds: readonly Round[];
}

/** The question over a scenario by which rounds ask, with how many answer in them now. */
export function LeavingHost({ rounds, ...props }: LeavingHostProps) {
  return <LeaveScenarioDialog {...props} rounds={useAnswering(rounds)} />;
}
