import { describe, it, TestRunner, type RunnerTask } from 'vitest';

import type { Answer, Ask, Outcome } from './answers.ts';

/**
 * All tests of the rules in one thread that stays: it runs some of them again for every change that Stryker asks about. A
 * thread, a Vite and the same files anew for each of ten thousand changes would take days. What a file of tests works out
 * while it is read, outside its tests, comes from unchanged rules: no change to them shows there.
 */

/** State read by the code that Stryker puts into the sources it changes. */
interface Changes {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: object;
}
const global = globalThis as { __stryker__?: Changes };
const changes: Changes = (global.__stryker__ ??= {});

const files = import.meta.glob([
  '../{domain,store/search}/**/*.test.ts',
  '../store/{kinds,messages,undo}.test.ts',
  '../sections/{gone,singletons}.test.ts',
  '!../**/*.browser.test.ts',
]);
for (const [file, read] of Object.entries(files))
  describe(file, async () => {
    await read();
  });

/** Returns every test under a suite, by an id of its own: its place and its name. */
function testsUnder(tasks: readonly RunnerTask[], place: string): [string, () => unknown][] {
  return tasks.flatMap((task, index) => {
    const id = `${place}${task.name}`;
    if (task.type === 'suite') return testsUnder(task.tasks, `${id} > `);
    // Two tests of the same name are told apart by their place.
    const own = tasks.findIndex(({ name }) => name === task.name) === index ? id : `${id} (${index})`;
    return [[own, () => TestRunner.getTestFn(task)()]];
  });
}

/** Milliseconds that a test may take to be asked once more whether all is as before. */
const QUICK = 300;

async function run(id: string, test: () => unknown): Promise<Outcome> {
  const begin = performance.now();
  const outcome = (failure?: string) => ({ id, name: id, ms: performance.now() - begin, failure });
  try {
    await test();
    return outcome();
  } catch (error) {
    return outcome(String((error as Error | undefined)?.message ?? error).slice(0, 500) || 'fails');
  }
}

/** Runs tests until one fails, with one change switched on. */
async function runChanged(ask: Ask, tests: ReadonlyMap<string, () => unknown>): Promise<Answer> {
  const outcomes: Outcome[] = [];
  let hits = 0;
  let spoilt = false;
  const asked = ask.tests ?? [];
  for (const [id, ms] of asked) {
    const test = tests.get(id);
    if (!test) throw new Error(`no test «${id}»`);
    Object.assign(changes, { activeMutant: ask.mutant, hitCount: hits, hitLimit: ask.hitLimit });
    const outcome = await run(id, test);
    hits = changes.hitCount ?? 0;
    Object.assign(changes, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    outcomes.push(outcome);
    if (outcome.failure === undefined) continue;
    const witness = ms < QUICK ? id : asked.find(([, other]) => other < QUICK)?.[0];
    spoilt = witness !== undefined && (await run(witness, tests.get(witness) ?? test)).failure !== undefined;
    break;
  }
  return { number: ask.number, outcomes, hits, spoilt };
}

/** Runs every test with nothing changed, and counts what each reaches. */
async function runAll(ask: Ask, tests: ReadonlyMap<string, () => unknown>): Promise<Answer> {
  const outcomes: Outcome[] = [];
  for (const [id, test] of tests) {
    changes.currentTestId = id;
    outcomes.push(await run(id, test));
    changes.currentTestId = undefined;
  }
  return { number: ask.number, outcomes, hits: 0, coverage: changes.mutantCoverage, spoilt: false };
}

it('answers Stryker', { timeout: 0 }, async ({ task }) => {
  const tests = new Map(
    testsUnder(
      task.file.tasks.filter(({ type }) => type === 'suite'),
      '',
    ),
  );
  const channel = new BroadcastChannel('mutation');
  await new Promise<void>((end) => {
    channel.addEventListener('message', async ({ data: ask }: MessageEvent<Ask | 'end'>) => {
      if (ask === 'end') end();
      else channel.postMessage(await (ask.mutant === undefined ? runAll : runChanged)(ask, tests));
    });
    channel.postMessage('ready');
  });
  channel.close();
});
