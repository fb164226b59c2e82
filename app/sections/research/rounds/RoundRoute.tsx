import { GoneRound } from '#src/features/fieldwork/round/GoneRound.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { PATHS } from '../../../routing/paths.ts';
import { useRecord } from '#store/queries.ts';
import { OpenedRound } from './OpenedRound.tsx';

/** The page of a round of interviews: reads, passes props, wires callbacks. */
export function RoundRoute({ id }: { readonly id: string }) {
  const round = useRecord('round', id);
  if (round.data) return <OpenedRound round={round.data} />;
  if (round.data === null) return <GoneRound backHref={PATHS.research} />;
  return <Skeleton height={320} />;
}
