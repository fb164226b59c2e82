import { useCallback, useEffect, useMemo, useState } from 'react';

import {
  rateBeside,
  SKIP,
  soundingTurn,
  timedTurns,
  turnsBeyond,
} from '../../../../../domain/research/layouts/playback.ts';
import { turnAt, type Turn } from '../../../../../domain/research/transcript.ts';
import type { ReadingKeys } from '../../useReadingKeys.ts';
import { createPlayback, usePlayback, type Playback } from './playback.ts';
import type { Recording } from './recording.ts';

/** How long a recording plays on before it reports its position, seconds. */
const REST = 5;

/** A recording that is listened to beside its text. */
export interface Listening {
  readonly playback: Playback;
  /** The turn that sounds; null when none is known to. */
  readonly sounding: Turn | null;
  /** How long the recording is, seconds; without end while that is not known. */
  readonly duration: number;
  /** How many turns begin where the recording has ended already. */
  readonly beyond: number;
  /** Plays from a moment, seconds. A stable function. */
  readonly onListen: (seconds: number) => void;
  /** Plays from the turn at a place of the text; nothing where no turn up to there tells its time. */
  readonly listenAt: (place: number) => void;
}

/** Single keys of a recording; none without one. */
export function playerKeys(playback: Playback, recording: Recording | null): ReadingKeys {
  if (!recording) return {};
  const { settings, onSettingsChange } = recording;
  const setRate = (by: 1 | -1) => () => onSettingsChange({ ...settings, rate: rateBeside(settings.rate, by) });
  return {
    KeyS: playback.toggle,
    KeyJ: () => playback.skip(-SKIP),
    KeyL: () => playback.skip(SKIP),
    Minus: setRate(-1),
    Equal: setRate(1),
  };
}

/** Plays a recording on the device and reports its position now and then. */
export function useRecordingPlayback(recording: Recording | null): Playback {
  const [playback] = useState(createPlayback);
  const begin = recording?.begin;
  useEffect(() => {
    if (begin) playback.seek(begin());
  }, [playback, begin]);
  const { rate = 1, volume = 1 } = recording?.settings ?? {};
  useEffect(() => playback.adjust(rate, volume), [playback, rate, volume]);
  const onRest = recording?.onRest;
  useEffect(() => {
    if (!onRest) return undefined;
    let told = 0;
    const stop = playback.subscribe(() => {
      const { time, isPlaying, isUsed, status } = playback.read();
      // A paused position is where the person left it, however near to the last reported one.
      const isNews = isPlaying ? Math.abs(time - told) >= REST : isUsed && time !== told;
      if (status !== 'ready' || !isNews) return;
      told = time;
      onRest(time);
    });
    return () => {
      stop();
      // Whatever comes in its place, the typing view for one, goes on from here.
      if (playback.read().isUsed) onRest(playback.read().time);
    };
  }, [playback, onRest]);
  return playback;
}

/** Brings a recording and the turns of its text together: which of them sounds, and from which one it is to play. */
export function useListening(recording: Recording | null, turns: readonly Turn[]): Listening {
  const playback = useRecordingPlayback(recording);
  const timed = useMemo(() => timedTurns(turns), [turns]);
  const isThere = recording !== null;
  const index = usePlayback(playback, ({ status, time, isUsed }) =>
    isThere && status === 'ready' && isUsed ? soundingTurn(timed, time) : null,
  );
  const duration = usePlayback(playback, (state) => state.duration);
  const beyond = useMemo(
    () => (isThere && duration > 0 ? turnsBeyond(timed, duration) : 0),
    [isThere, timed, duration],
  );
  const onListen = useCallback((seconds: number) => playback.play(seconds), [playback]);
  const listenAt = (place: number) => {
    const turn = turnAt(turns, place);
    const at = turn && turns.slice(0, turns.indexOf(turn) + 1).findLast((one) => one.at !== null)?.at;
    if (at !== undefined && at !== null) playback.play(at);
  };
  return {
    playback,
    sounding: index === null ? null : (turns[index] ?? null),
    duration: duration > 0 ? duration : Infinity,
    beyond,
    onListen,
    listenAt,
  };
}
