import { useSyncExternalStore } from 'react';

/** Status of a recording: opening, ready to play, or unplayable in this browser. */
export type PlaybackStatus = 'opening' | 'ready' | 'unplayable';

/** State of a played recording; a new object with every change. */
export interface PlaybackState {
  readonly status: PlaybackStatus;
  readonly isPlaying: boolean;
  /** Seconds from the beginning. */
  readonly time: number;
  /** Seconds; 0 while it is not known. */
  readonly duration: number;
  /** Whether there is something to look at. */
  readonly hasPicture: boolean;
  /** Whether it was found, while playing, to have no sound. */
  readonly isSilent: boolean;
  /** Whether the person played it or sought in it, so that its position is theirs. */
  readonly isUsed: boolean;
}

/** A recording that can be played, whatever of the screen is drawn. Its functions are the same for its whole life. */
export interface Playback {
  /** Returns the current state. */
  readonly read: () => PlaybackState;
  /** Calls back after every change of that. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Gives it the element that plays, or with null takes it away: then it stops. */
  readonly attach: (element: HTMLVideoElement | null) => void;
  /** Plays on, from a moment in seconds if one is given. */
  readonly play: (from?: number) => void;
  /** Stops. */
  readonly pause: () => void;
  /** Plays when paused, pauses when playing. */
  readonly toggle: () => void;
  /** Goes to a moment, seconds; what lies outside of the recording is its beginning or its end. */
  readonly seek: (seconds: number) => void;
  /** Goes so many seconds on, or back when there are less than none. */
  readonly skip: (seconds: number) => void;
  /** Sets speed, 1 is as it was spoken, and volume from 0 to 1. */
  readonly adjust: (rate: number, volume: number) => void;
}

const FIRST: PlaybackState = {
  status: 'opening',
  isPlaying: false,
  time: 0,
  duration: 0,
  hasPicture: false,
  isSilent: false,
  isUsed: false,
};

/** Seconds that must have been played before a missing sound says something. */
const HEARD = 0.5;
/** A moment behind the end of every recording, seconds: asked for it, a browser counts how long one is that does not say so. */
const BEHIND = 1e9;

/** Browser-specific facts about the sound. */
interface SoundFacts {
  readonly webkitAudioDecodedByteCount?: number;
  readonly mozHasAudio?: boolean;
  readonly audioTracks?: { readonly length: number };
}

/** Whether an element that has played a while is known to have no sound. */
function hasNoSound(element: HTMLVideoElement): boolean {
  const { webkitAudioDecodedByteCount, mozHasAudio, audioTracks } = element as SoundFacts;
  if (mozHasAudio !== undefined) return !mozHasAudio;
  if (audioTracks !== undefined) return audioTracks.length === 0;
  return webkitAudioDecodedByteCount === 0;
}

/** Stops an element that is no longer shown. Drops its pending load, whose address may be dead already. */
function release(element: HTMLVideoElement): void {
  element.pause();
  element.removeAttribute('src');
  element.load();
}

/** Creates a recording that is not opened yet. A seek before opening sets its first position. */
export function createPlayback(): Playback {
  let state = FIRST;
  let media: HTMLVideoElement | null = null;
  let listening: AbortController | null = null;
  let [rate, volume] = [1, 1];
  /** Position to take as soon as it can be played. */
  let wanted: number | null = null;
  let wantsPlay = false;
  /** Its length is being counted: the position that the element reports meanwhile is not the real one. */
  let isMeasuring = false;
  const listeners = new Set<() => void>();

  const tell = (part: Partial<PlaybackState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const start = () => {
    // A play that the browser refuses leaves it paused, and the button says so.
    media?.play().catch(() => undefined);
    // The element knows at once what its event tells later: a second press in between must stop it, not start it again.
    if (media && !media.paused) tell({ isPlaying: true, isUsed: true });
  };
  const begun = (element: HTMLVideoElement) => {
    isMeasuring = false;
    if (wanted !== null) element.currentTime = Math.min(wanted, element.duration);
    else if (element.currentTime > 0) element.currentTime = 0;
    tell({ status: 'ready', duration: element.duration, time: wanted ?? 0, hasPicture: element.videoWidth > 0 });
    wanted = null;
    if (wantsPlay) start();
    wantsPlay = false;
  };
  const apply = () => {
    if (!media) return;
    media.defaultPlaybackRate = rate;
    media.playbackRate = rate;
    media.volume = volume;
    media.muted = volume === 0;
  };
  const seek = (seconds: number) => {
    const to = Math.max(0, seconds);
    if (!media || state.status !== 'ready') {
      wanted = to;
      return;
    }
    media.currentTime = Math.min(to, state.duration);
    tell({ time: media.currentTime, isUsed: true });
  };
  const play = (from?: number) => {
    if (from !== undefined) seek(from);
    if (state.status === 'ready') start();
    else wantsPlay = true;
  };
  const pause = () => {
    wantsPlay = false;
    media?.pause();
    if (media && state.isPlaying) tell({ isPlaying: false, time: media.currentTime });
  };

  const listen = (element: HTMLVideoElement, signal: AbortSignal) => {
    const on = (name: string, react: () => void) => element.addEventListener(name, react, { signal });
    // An emptied element reports its beginning, which is a position that no one chose.
    for (const name of ['emptied', 'loadstart']) on(name, () => tell({ ...FIRST }));
    on('loadedmetadata', () => {
      apply();
      isMeasuring = element.duration === Infinity;
      if (isMeasuring) element.currentTime = BEHIND;
      else begun(element);
    });
    on('durationchange', () => {
      if (isMeasuring && Number.isFinite(element.duration)) begun(element);
      else if (state.status === 'ready' && Number.isFinite(element.duration)) tell({ duration: element.duration });
    });
    on('resize', () => tell({ hasPicture: element.videoWidth > 0 }));
    on('play', () => tell({ isPlaying: true, isUsed: true }));
    on('pause', () => tell({ isPlaying: false, time: isMeasuring ? state.time : element.currentTime }));
    on('seeked', () => {
      if (!isMeasuring) tell({ time: element.currentTime });
    });
    on('timeupdate', () => {
      if (isMeasuring || state.status !== 'ready') return;
      const isSilent = state.isSilent || (state.isPlaying && element.currentTime > HEARD && hasNoSound(element));
      tell({ time: element.currentTime, isSilent });
    });
    on('error', () => tell({ status: 'unplayable', isPlaying: false }));
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    attach: (element) => {
      listening?.abort();
      if (!element) {
        // It comes back at the same position.
        if (state.status === 'ready') wanted = state.time;
        wantsPlay = false;
        if (media) release(media);
        media = null;
        tell({ status: 'opening', isPlaying: false });
        return;
      }
      media = element;
      listening = new AbortController();
      listen(element, listening.signal);
      apply();
    },
    play,
    pause,
    toggle: () => {
      if (state.isPlaying) pause();
      else play(state.duration > 0 && state.time >= state.duration ? 0 : undefined);
    },
    seek,
    skip: (by) => {
      if (state.status === 'ready') seek(state.time + by);
    },
    adjust: (...given) => {
      [rate, volume] = given;
      apply();
    },
  };
}

/**
 * Returns a part of the state of a recording; redraws only when that part changes.
 * @param select gives a text, a number, a boolean or a part as it is
 */
export function usePlayback<T>(playback: Playback, select: (state: PlaybackState) => T): T {
  return useSyncExternalStore(playback.subscribe, () => select(playback.read()));
}
