/** Whether this is `npm run test:stress`; the normal run takes the short counts. */
export const LONG = import.meta.env.MODE === 'long';

/** How often each thing is done: in the normal run, and in `npm run test:stress`. */
const COUNTS = {
  kills: [5, 100],
  changesPerTab: [50, 1000],
  corruptWorkspaces: [1, 15],
  /** Mutated files of each type. */
  mutants: [6, 150],
  /** Minutes of use, a round of actions each. */
  minutes: [9, 120],
} as const;

/** The count of this run. */
export const countOf = (what: keyof typeof COUNTS): number => COUNTS[what][LONG ? 1 : 0];

/** Seed of everything random here; another one by STRESS_SEED. Printed by {@link report}, so that a failure can be had again. */
export const SEED = Number(process.env.STRESS_SEED ?? 20_260_601);

/** Prints the figures of a test as a table. */
export function report(title: string, figures: Readonly<Record<string, unknown>>): void {
  console.log(`${title} (${LONG ? 'long' : 'short'} run, seed ${SEED})`);
  console.table(figures);
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
