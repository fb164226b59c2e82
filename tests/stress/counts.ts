/** Whether this is `npm run test:stress`; every other run takes the short counts. */
export const LONG = process.env.ORIENTIR_STRESS === 'long';

/** How often each thing is done: in every other run, and in `npm run test:stress`. */
const COUNTS = {
  kills: [3, 100],
  serverKills: [3, 200],
  /** Deaths of a server between a respondent's answer and its reply. */
  interviewKills: [3, 50],
  /** Respondents who begin at once; the goal is a sixth of them. */
  beginAtOnce: [36, 300],
  /** Rounds that they begin, a server being killed in the middle of each. */
  beginKills: [1, 50],
  /** Deaths of a server that speaks for a bot, on each of three ways. */
  botKills: [3, 25],
  /** Deaths of a browser that works in a shared company. */
  teamKills: [2, 60],
  /** Commits of each of fifty people. */
  crowdCommits: [4, 200],
  /** Sequences of what devices, their network and the servers do; as many on each of three ways to run servers. */
  protocolRuns: [12, 3400],
  /** Pushes that come together and one after another, each with two companies of its own; as many on each database. */
  pushOrders: [15, 400],
  /** Frames that no device of ours sends. */
  badFrames: [150, 10_000],
  changesPerTab: [50, 1000],
  corruptWorkspaces: [1, 15],
  /** Mutated files of each type. */
  mutants: [4, 150],
  /** Files of words for each reader, and as many with broken bytes; in every other run in `npm run test:unit`. */
  wordMutants: [40, 1000],
  /** Minutes of use, a round of actions each. */
  minutes: [3, 120],
} as const;

export const countOf = (what: keyof typeof COUNTS): number => COUNTS[what][LONG ? 1 : 0];

/** The limit of a test whose counts the long run raises, ms; every other run keeps the limit of its kind. */
export const longLimit = (minutes: number): number | undefined => (LONG ? minutes * 60_000 : undefined);

/** Seed of everything random here; another one by STRESS_SEED. Printed by {@link report}, so that a failure can be had again. */
export const SEED = Number(process.env.STRESS_SEED ?? 20_260_601);

/** Prints the figures of a test as a table. */
export function report(title: string, figures: Readonly<Record<string, unknown>>): void {
  console.log(`${title} (${LONG ? 'long' : 'short'} run, seed ${SEED})`);
  console.table(figures);
}
