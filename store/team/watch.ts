import type { Presence } from '#src/domain/sync/protocol.ts';

import { nothing, type EventStream, type TeamEdges } from './edges.ts';
import { readPresence } from './presence.ts';

/** How often it is looked whether the server has gone silent, ms. */
const LOOK = 20_000;
/** How long the server may be silent, ms: it has a pulse of ten seconds. */
const SILENCE = 40_000;
/** A look that comes so late, ms, comes after sleep. */
const SLEPT = 3 * LOOK;
/** How long to wait before a stream that was refused is opened again, ms. */
const REOPEN = 5000;
/** How often this is tried at short intervals for a user without access; from then on the wait doubles. */
const SOON = 6;
/** How long it gets, ms. */
const LONGEST = 60_000;

export interface WatchListener {
  /** Whether the server has denied the user access to the company: they may be let in again. */
  readonly isShutOut: () => boolean;
  /** The company's number, as the server tells. */
  readonly onHead: (seq: number) => void;
  /** Who has the company open; null when the stream broke off or fell silent: it is not known any more. */
  readonly onPresence: (all: readonly Presence[] | null) => void;
  /** Something has come into the person's inbox, or may have while nothing was heard. */
  readonly onInbox: () => void;
  /** Something may have been missed: ask. */
  readonly onDoubt: () => void;
}

const seqIn = (data: unknown): number | null => {
  try {
    const { seq } = JSON.parse(String(data)) as { readonly seq?: unknown };
    return typeof seq === 'number' ? seq : null;
  } catch {
    return null;
  }
};

/**
 * Listens for a company's changes. Where the stream does not come through (a proxy that keeps it to itself, sleep, a network
 * that came back), silence is found, and it is said that something may have been missed.
 * @returns the way to stop
 */
export function watchCompany(
  url: string,
  { isShutOut, onHead, onPresence, onInbox, onDoubt }: WatchListener,
  edges: Pick<TeamEdges, 'events' | 'after' | 'random' | 'wall' | 'onReturn' | 'onLoss'>,
): () => void {
  let stream: EventStream | null = null;
  let heard = edges.wall();
  let looked = edges.wall();
  let stopWaiting = nothing;
  let isStopped = false;
  let hasMissed = false;
  let refusals = 0;

  /** The stream gave nothing for a while. */
  const miss = (): void => {
    hasMissed = true;
    onPresence(null);
  };
  const hear = (event: { readonly data?: unknown }): void => {
    heard = edges.wall();
    refusals = 0;
    const seq = seqIn(event.data);
    if (seq !== null) onHead(seq);
    if (!hasMissed) return;
    hasMissed = false;
    onInbox();
  };
  const open = (): void => {
    stopWaiting();
    stream?.close();
    const opened = edges.events(url);
    stream = opened;
    if (!opened) return;
    opened.addEventListener('head', hear);
    opened.addEventListener('pulse', hear);
    opened.addEventListener('presence', ({ data }) => {
      heard = edges.wall();
      onPresence(readPresence(data));
    });
    opened.addEventListener('inbox', () => {
      heard = edges.wall();
      onInbox();
    });
    opened.addEventListener('ended', () => {
      onPresence(null);
      onDoubt();
    });
    opened.addEventListener('error', () => {
      if (isStopped || stream !== opened) return;
      // A browser opens a stream that broke off anew by itself, again and again, and says nothing of a server that is away.
      miss();
      // Its refusal tells a user without access all that further questions would; once it opens, they are let in.
      if (!isShutOut()) onDoubt();
      if (opened.readyState !== 2) return;
      refusals = isShutOut() ? refusals + 1 : 0;
      const wait = Math.min(LONGEST, REOPEN * 2 ** Math.max(0, refusals - SOON));
      stopWaiting();
      stopWaiting = edges.after(wait * (0.5 + edges.random()), open);
    });
  };
  let stopLooking = nothing;
  const look = (): void => {
    const now = edges.wall();
    // A clock that was set back counts as one that jumped.
    const jumped = Math.abs(now - looked) > SLEPT || now < looked;
    looked = now;
    if (jumped || (!isShutOut() && now - heard > SILENCE)) {
      heard = now;
      miss();
      open();
      onDoubt();
    }
    stopLooking = edges.after(LOOK, look);
  };

  open();
  stopLooking = edges.after(LOOK, look);
  const stopReturning = edges.onReturn(() => {
    if (stream?.readyState === 2) open();
    onDoubt();
  });
  // A stream whose network went is silent for long before it breaks off; a server on the same machine needs no network.
  const stopLosing = edges.onLoss(() => {
    miss();
    open();
    onDoubt();
  });
  return () => {
    isStopped = true;
    stopWaiting();
    stopLooking();
    stopReturning();
    stopLosing();
    stream?.close();
  };
}
