import { vi } from 'vitest';

/** How long something may be on its way, ms: of a busy machine a second is nothing, and Vitest's own default. */
const PATIENCE = 30_000;

/**
 * Asks until it holds, or gives something, and comes to what it gave.
 * @param ask throws as long as it does not hold
 * @param interval ms between two questions
 */
export const eventually = <T>(ask: () => T | Promise<T>, { interval = 50 } = {}): Promise<T> =>
  vi.waitFor(ask, { interval, timeout: PATIENCE });
