import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import type { Stretch } from '#src/features/research/reading/selectedPassage.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import type { ResearchView, SectionView } from './url.ts';
import { useReading } from './useReading.ts';
import { useRetryFailed } from '../../workspace/queries.ts';

/** The way back to a view that led to the text. */
const BACK: Readonly<Record<SectionView, string>> = { codes: 'К кодам', table: 'К таблице', groups: 'К группам' };

/** What the reading view needs of the address, and the way to change it. */
export interface ReadingRouteProps {
  /** The address, as the screen has it. */
  view: Pick<ResearchView, 'material' | 'place' | 'query' | 'view'>;
  /** Another material is to be read, or none. */
  onRead: (materialId: string | null, place: Stretch | null) => void;
}

/** The reading view of Исследования: its data and its actions, which come with it and not with the list. */
export function ReadingRoute({ view, onRead }: ReadingRouteProps) {
  const reading = useReading(view);
  const onRetry = useRetryFailed();
  return reading ? (
    <MaterialReader
      key={reading.material.id}
      {...reading}
      query={view.query}
      backLabel={view.view ? BACK[view.view] : undefined}
      onClose={() => onRead(null, null)}
      onOpenMaterial={(material) => onRead(material.id, null)}
      onRetry={onRetry}
    />
  ) : (
    <Skeleton height={320} />
  );
}
