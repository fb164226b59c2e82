import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import type { Stretch } from '#src/features/research/reading/selectedPassage.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import type { ResearchView } from './url.ts';
import { FIND_VIEW } from './find/url.ts';
import { useReading } from './useReading.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRetryFailed } from '../../workspace/queries.ts';

/** What the reading view needs of the address, and the way to change it. */
export interface ReadingRouteProps {
  /** The address, as the screen has it. */
  view: Pick<ResearchView, 'material' | 'place' | 'query'>;
  /** Another material is to be read, or none. */
  onRead: (materialId: string | null, place: Stretch | null) => void;
}

/** The reading view of Исследования: its data and its actions, which come with it and not with the list. */
export function ReadingRoute({ view, onRead }: ReadingRouteProps) {
  const [{ find, everywhere }, setFind] = useUrlState(FIND_VIEW);
  // What was looked for in the list is looked for here, until somebody looks for something else.
  const words = find ?? view.query;
  const reading = useReading(view, words, everywhere);
  const onRetry = useRetryFailed();
  if (!reading) return <Skeleton height={320} />;
  const { searched, ...rest } = reading;
  return (
    <MaterialReader
      {...rest}
      query={words}
      isFound={find !== null && find.trim() !== ''}
      find={{
        ...searched,
        words,
        everywhere,
        onWordsChange: (next) => setFind((now) => ({ ...now, find: next }), 'typing'),
        onEverywhereChange: (next) => setFind((now) => ({ ...now, find: now.find ?? words, everywhere: next }), 'push'),
        onOpen: (materialId, place) => {
          setFind((now) => ({ ...now, find: words }), 'replace');
          onRead(materialId, place);
        },
      }}
      onClose={() => onRead(null, null)}
      onOpenMaterial={(material) => onRead(material.id, null)}
      onRetry={onRetry}
    />
  );
}
