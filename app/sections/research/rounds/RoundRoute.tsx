import { GoneRound } from '#src/features/fieldwork/round/GoneRound.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { PATHS } from '../../../routing/paths.ts';
import { useMayCome } from '../../../shared/team/useMayCome.ts';
import { useSync } from '../../../shared/team/useSync.ts';
import { useRecord } from '#store/queries.ts';
import { OpenedRound } from './OpenedRound.tsx';

/** The page of a round of interviews: reads, passes props, wires callbacks. */
export function RoundRoute({ id }: { readonly id: string }) {
  const round = useRecord('round', id);
  const sync = useSync();
  const mayCome = useMayCome();
  if (round.data) return <OpenedRound round={round.data} />;
  const isPulling = mayCome && (sync.mode !== 'team' || sync.connection === 'online');
  if (round.data === undefined || round.isFetching || isPulling) return <Skeleton height={320} />;
  return <GoneRound backHref={PATHS.research} mayCome={mayCome} />;
}
