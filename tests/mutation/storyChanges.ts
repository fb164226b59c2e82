import { configure } from 'storybook/test';
import {
  afterAll,
  afterEach,
  beforeEach,
  inject,
  TestRunner,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
} from 'vitest';

/**
 * Read by the page before each file of stories that `npm run mutate:components` plays: once they have passed with nothing
 * changed, plays them again for every change of their component, in the same page.
 */

/** How a change was judged; `static` is made when the file is read, `unreached` by no story of the component. */
type Verdict = 'killed' | 'survived' | 'unreached' | 'static';

declare module 'vitest' {
  interface ProvidedContext {
    /** Changes to judge, by the path of the stories' file. */
    readonly changes: Readonly<Record<string, readonly string[]>>;
  }
  interface TaskMeta {
    /** What is known of the changes. */
    judged?: [id: string, verdict: Verdict][];
    /** Why the page cannot judge more. */
    spoilt?: string;
  }
}

/** What Stryker puts into the sources it changes reads this. */
interface Changes {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { readonly static: Hits; readonly perTest: Readonly<Record<string, Hits>> };
}
type Hits = Readonly<Record<string, number>>;
const changes: Changes = ((globalThis as { __stryker__?: Changes }).__stryker__ ??= {});

/** Milliseconds in which a story that waits for something gets it: the page is warm. */
const WAIT = 2_000;
/** Milliseconds after which a story never ends. */
const NEVER = 20_000;
/** Most often that a change may be passed in one story: beyond is an endless loop. */
const MOST_HITS = 100_000;

const testsUnder = (tasks: readonly RunnerTask[]): RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsUnder(task.tasks) : [task]));

/** Plays a story; gives why it fails, null when it passes. An error that nobody caught fails it, as Vitest would have it. */
async function failureOf(test: RunnerTestCase, mutant?: string): Promise<string | null> {
  Object.assign(changes, { activeMutant: mutant, hitCount: 0, hitLimit: MOST_HITS });
  const watch = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const { signal } = watch;
      window.addEventListener('error', ({ message }) => reject(new Error(message)), { signal });
      window.addEventListener('unhandledrejection', ({ reason }) => reject(reason), { signal });
      const timer = setTimeout(() => reject(new Error('never ends')), NEVER);
      signal.addEventListener('abort', () => clearTimeout(timer));
      Promise.resolve(TestRunner.getTestFn(test)()).then(() => resolve(), reject);
    });
    return null;
  } catch (error) {
    return String((error as Error | undefined)?.message ?? error);
  } finally {
    watch.abort();
    Object.assign(changes, { activeMutant: undefined, hitCount: undefined });
  }
}

let file: RunnerTestFile | undefined;
beforeEach(({ task }) => {
  file = task.file;
  changes.currentTestId = task.id;
});
afterEach(() => {
  changes.currentTestId = undefined;
});

afterAll(async () => {
  if (!file) return;
  const tests = testsUnder(file.tasks).filter(({ mode }) => mode === 'run');
  const failed = tests.find(({ result }) => result?.state === 'fail');
  if (failed) {
    file.meta.spoilt = `${failed.name}: ${failed.result?.errors?.[0]?.message}`;
    return;
  }
  configure({ asyncUtilTimeout: WAIT });
  const judged: [string, Verdict][] = (file.meta.judged = []);
  for (const id of inject('changes')[file.filepath] ?? []) {
    const reaching = tests.filter((test) => changes.mutantCoverage?.perTest[test.id]?.[id]);
    let verdict: Verdict = changes.mutantCoverage?.static[id] ? 'static' : 'unreached';
    for (const test of reaching) {
      verdict = 'survived';
      if ((await failureOf(test, id)) === null) continue;
      verdict = 'killed';
      const after = await failureOf(test);
      if (after === null) break;
      file.meta.spoilt = `${test.name}: ${after}`;
      // Perhaps an earlier change has spoilt the page: the first of a fresh page knows of no other.
      if (judged.length === 0) judged.push([id, verdict]);
      return;
    }
    judged.push([id, verdict]);
  }
}, 0);
