import { isRecording } from '#src/domain/research/materials.ts';
import type { Stretch } from '#src/features/research/reading/selectedPassage.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { HidingReader } from './personal/HidingReader.tsx';
import { useCanType } from './player/typable.ts';
import { BACK_LABELS, type ResearchView } from '../url.ts';
import { READING_VIEW } from './find/url.ts';
import { useOpenTyping } from './player/useOpenTyping.ts';
import { useGoneWhileRead } from './useGoneWhileRead.ts';
import { useReading } from './useReading.ts';
import { useUrlState } from '../../../routing/useUrlState.ts';
import { useRetryFailed } from '#store/queries.ts';

/** Recordings without their text, and typing, come when there is one. */
const RecordingRoute = onDemand(() => import('./player/RecordingRoute.tsx').then((module) => module.RecordingRoute));

/** Parts of the address that the reading view needs, and the function that changes them. */
export interface ReadingRouteProps {
  /** Query of the list, and the view that led here. */
  view: Pick<ResearchView, 'query' | 'view'>;
  /** Something else is to be read, or nothing. */
  onRead: (materialId: string | null, place: Stretch | null) => void;
}

/** The reading view of Исследования: its data and its actions, which come with it and not with the list. */
export function ReadingRoute({ view: screen, onRead }: ReadingRouteProps) {
  const [view, setView] = useUrlState(READING_VIEW);
  const { find, everywhere, typing } = view;
  // The list's query is used here until the user enters another.
  const words = find ?? screen.query;
  const reading = useReading(view, words, everywhere);
  useGoneWhileRead(reading?.material.id ?? null);
  const onRetry = useRetryFailed();
  const onOpen = useOpenTyping(setView);
  const canType = useCanType();
  if (!reading) return <Skeleton height={320} />;
  const { searched, ...rest } = reading;
  const { material, text, recording = null } = rest;
  const common = {
    backLabel: screen.view ? BACK_LABELS[screen.view] : undefined,
    onClose: () => onRead(null, null),
    onOpenMaterial: ({ id }: { readonly id: string }) =>
      setView((now) => ({ ...now, material: id, place: null, typing: false }), 'push'),
  };
  const isTypable = canType(material, text);
  // A text that is to be typed and is still being read: the reading view waits for it.
  if (isRecording(material) || (typing && isTypable && text.state === 'ready')) {
    return (
      <RecordingRoute
        key={material.id}
        {...rest}
        {...common}
        recording={recording}
        text={text.state === 'ready' && !isRecording(material) ? text.value : null}
        typing={typing}
        onOpen={onOpen}
        fallback={<Skeleton height={320} />}
      />
    );
  }
  return (
    <HidingReader
      {...rest}
      {...common}
      query={words}
      isFound={find !== null && find.trim() !== ''}
      find={{
        ...searched,
        words,
        everywhere,
        onWordsChange: (next) => setView((now) => ({ ...now, find: next }), 'typing'),
        onEverywhereChange: (next) => setView((now) => ({ ...now, find: words, everywhere: next }), 'push'),
        onOpen: (at, place) => setView((now) => ({ ...now, material: at, place, find: words, typing: false }), 'push'),
      }}
      onType={isTypable ? () => onOpen(material.id, true) : undefined}
      onShow={(place) => setView((now) => ({ ...now, place }), 'push')}
      onRetry={onRetry}
    />
  );
}
