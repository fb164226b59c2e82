/** Requests of Stryker's runner (runner.mjs) to the thread that holds the tests (thread.ts), and its answers. */

export interface Ask {
  /** Told apart from the answers to earlier ones. */
  readonly number: number;
  /** The changed place to switch on; none for the first run, which counts what each test reaches. */
  readonly mutant?: string;
  /** The tests to run, by id, the quickest first, with the milliseconds that each takes with nothing changed. */
  readonly tests?: readonly (readonly [id: string, ms: number])[];
  /** How often the changed places may be passed before it counts as an endless loop. */
  readonly hitLimit?: number;
}

export interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly ms: number;
  /** Why it failed; none when it passed. */
  readonly failure?: string;
}

export interface Answer {
  readonly number: number;
  readonly outcomes: readonly Outcome[];
  /** How often the changed places were passed. */
  readonly hits: number;
  /** Code that each test reaches, as Stryker counts it. */
  readonly coverage?: object;
  /** Whether a test fails with nothing changed any more: the changed rule has left something wrong behind. */
  readonly spoilt: boolean;
}
