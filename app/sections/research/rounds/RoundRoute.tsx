import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { useRecord } from '../../../workspace/queries.ts';
import { OpenedRound } from './OpenedRound.tsx';

/** The page of a round of interviews: reads, passes props, wires callbacks. */
export function RoundRoute({ id }: { readonly id: string }) {
  const round = useRecord('round', id);
  if (round.data) return <OpenedRound round={round.data} />;
  if (round.data === null)
    return <ErrorState title="Раунда больше нет" message="Его удалили, возможно в другой вкладке." />;
  return <Skeleton height={320} />;
}
