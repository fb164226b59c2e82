import type { ConnectionState } from '../port.ts';
import type { Problem } from './ask.ts';
import { nothing, type LoopEdges } from './edges.ts';
import { LASTS, connectionAfter, pauseAfter } from './pace.ts';

/** Exchanges for as long as it runs. */
export interface Loop {
  /** There is something to send or to take. A pause after a failure is kept. */
  wake(): void;
  /** The network may be back, or the person: a pause after a failure ends, one that the server asked for does not. */
  hurry(): void;
  stop(): void;
}

/**
 * Exchanges now, and again whenever it is woken; after a failure by itself, at growing intervals.
 * @param exchange one exchange; its own failure counts as a network failure
 * @param onConnection called with every change of the connection's state; it begins as `online`
 */
export function startLoop(
  exchange: () => Promise<Problem | null>,
  onConnection: (connection: ConnectionState) => void,
  { now, random, after }: LoopEdges,
): Loop {
  let connection: ConnectionState = 'online';
  let failures = 0;
  let failingSince = 0;
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  let pause: { readonly end: () => void; readonly isAsked: boolean } | null = null;
  let stopTelling = nothing;

  const tell = (problem: Problem | null): void => {
    const next = connectionAfter(problem, now() - failingSince, connection);
    if (next === connection) return;
    connection = next;
    onConnection(next);
  };
  const settle = (problem: Problem | null): void => {
    stopTelling();
    if (problem === null) failures = 0;
    else {
      if (failures === 0) failingSince = now();
      failures += 1;
      const left = failingSince + LASTS - now();
      stopTelling = left > 0 ? after(left, () => tell(problem)) : nothing;
      const end = after(pauseAfter(problem, failures, random()), go);
      pause = { end, isAsked: problem.kind === 'busy' };
    }
    tell(problem);
  };

  function go(): void {
    if (isStopped) return;
    isWanted = true;
    pause?.end();
    pause = null;
    if (!isRunning) void run();
  }
  async function run(): Promise<void> {
    isRunning = true;
    isWanted = false;
    const problem = await exchange().catch((): Problem => ({ kind: 'offline' }));
    isRunning = false;
    if (isStopped) return;
    settle(problem);
    // After a failure what was asked for meanwhile waits for the end of the pause.
    if (isWanted && !problem) go();
  }

  go();
  return {
    wake() {
      if (isRunning) isWanted = true;
      else if (!pause) go();
    },
    hurry() {
      if (isRunning) isWanted = true;
      else if (!pause?.isAsked) go();
    },
    stop() {
      isStopped = true;
      pause?.end();
      stopTelling();
    },
  };
}
