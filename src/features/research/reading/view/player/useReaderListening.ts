import { useCallback, useState } from 'react';

import type { Turn } from '../../../../../domain/research/transcript.ts';
import type { ReadingPaneProps } from '../../ReadingPane.tsx';
import type { ReadingKeys } from '../../useReadingKeys.ts';
import { firstShown } from '../../useReadingSteps.ts';
import type { PlayerDockProps } from './PlayerDock.tsx';
import { playerKeys, useListening } from './useListening.ts';

/** A text that is read beside its recording. */
export interface ReaderListeningOf {
  readonly recording: PlayerDockProps['recording'];
  readonly turns: readonly Turn[];
  /** The selection: key T plays from there. */
  readonly chosen: { readonly start: number } | undefined;
  readonly findPane: () => HTMLElement | null;
}

/** Props that the parts of the reading view need for the recording. */
export interface ReaderListening {
  readonly keys: ReadingKeys;
  readonly pane: Pick<ReadingPaneProps, 'sounding' | 'onListen' | 'listenUntil' | 'onAway' | 'back'>;
  readonly dock: PlayerDockProps;
}

/** The place of the text where the focus is, else the first that can be seen. */
function placeOfFocus(pane: HTMLElement | null): number {
  const focused = document.activeElement?.closest('li[data-index]');
  const row =
    focused && pane?.contains(focused) ? focused : pane?.querySelector(`li[data-index="${firstShown(pane)}"]`);
  return Number(row?.querySelector<HTMLElement>('p[data-start]')?.dataset.start ?? 0);
}

/** Joins a text that is read and its recording: keys, the turn that sounds, and the player below. */
export function useReaderListening({ recording, turns, chosen, findPane }: ReaderListeningOf): ReaderListening {
  const played = recording === 'gone' ? null : recording;
  const { playback, sounding, beyond, duration, onListen, listenAt } = useListening(played, turns);
  const [isAway, setIsAway] = useState(false);
  const [back, setBack] = useState<object | null>(null);
  const comeBack = useCallback(() => setBack({}), []);
  return {
    keys: {
      ...playerKeys(playback, played),
      KeyT: played ? () => listenAt(chosen?.start ?? placeOfFocus(findPane())) : undefined,
    },
    pane: {
      sounding,
      onListen: played ? onListen : undefined,
      listenUntil: duration,
      onAway: played ? setIsAway : undefined,
      back,
    },
    dock: { recording, playback, beyond, onComeBack: isAway ? comeBack : undefined },
  };
}
