import { onDemand } from '../../../../../ui/onDemand.ts';
import { Skeleton } from '../../../../../ui/Skeleton.tsx';
import type { Recording } from './recording.ts';
import type { RecordingPlayerProps } from './RecordingPlayer.tsx';
import { Note } from './RecordingPlayer.styles.ts';

export interface PlayerDockProps extends Omit<RecordingPlayerProps, 'recording'> {
  /** The recording; null where there is none, `gone` when it was removed while it was here. */
  recording: Recording | 'gone' | null;
}

/** The player comes with the first recording. */
const RecordingPlayer = onDemand(() => import('./RecordingPlayer.tsx').then((module) => module.RecordingPlayer));

/** The place of the player below a text: empty without a recording, and a word about one that was removed meanwhile. */
export function PlayerDock({ recording, ...player }: PlayerDockProps) {
  if (recording === null) return null;
  return recording === 'gone' ? (
    <Note as="output">Запись удалили: среди файлов исследования её больше нет.</Note>
  ) : (
    <RecordingPlayer {...player} recording={recording} fallback={<Skeleton height={50} />} />
  );
}
