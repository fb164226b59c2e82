import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import type { Stretch } from '#src/features/research/reading/selectedPassage.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import type { ResearchView, SectionView } from './url.ts';
import { READING_VIEW } from './find/url.ts';
import { useReading } from './useReading.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRetryFailed } from '../../workspace/queries.ts';

/** The way back to a view that led to the text. */
const BACK: Readonly<Record<SectionView, string>> = { codes: 'К кодам', table: 'К таблице', groups: 'К группам' };

/** What the reading view needs of the address, and the way to change it. */
export interface ReadingRouteProps {
  /** What was looked for in the list, and the view that led here. */
  view: Pick<ResearchView, 'query' | 'view'>;
  /** Something else is to be read, or nothing. */
  onRead: (materialId: string | null, place: Stretch | null) => void;
}

/** The reading view of Исследования: its data and its actions, which come with it and not with the list. */
export function ReadingRoute({ view: screen, onRead }: ReadingRouteProps) {
  const [view, setView] = useUrlState(READING_VIEW);
  const { find, everywhere } = view;
  // What was looked for in the list is looked for here, until somebody looks for something else.
  const words = find ?? screen.query;
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
        onWordsChange: (next) => setView((now) => ({ ...now, find: next }), 'typing'),
        onEverywhereChange: (next) => setView((now) => ({ ...now, find: words, everywhere: next }), 'push'),
        onOpen: (material, place) => setView((now) => ({ ...now, material, place, find: words }), 'push'),
      }}
      backLabel={screen.view ? BACK[screen.view] : undefined}
      onClose={() => onRead(null, null)}
      onOpenMaterial={({ id }) => setView((now) => ({ ...now, material: id, place: null }), 'push')}
      onRetry={onRetry}
    />
  );
}
