// Stryker's runner for the rules: asks a thread of Vitest that stays (thread.ts) to run tests again, change by change.
// Stryker's own runner for Vitest starts a thread for each change: seconds where the tests themselves take milliseconds.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { startVitest } from 'vitest/node';

/** How long each test took with nothing changed, ms: kept beside the sources, for Stryker replaces a runner that hangs. */
const TIMES = 'mutation-times.json';

/** Part of all tests that counts as slow: a few dozen take as long as all the others. */
const SLOWEST = 0.03;

/** How long slow tests may take for one change, ms, as they did with nothing changed: a file's first is often among them. */
const SLOW_BUDGET = 500;

/** Most often that one place may be passed: no test passes one half a million times, and an endless loop fills the memory. */
const MOST_HITS = 1_000_000;

class RulesRunner {
  #answers = new Map();
  #number = 0;

  /**
   * Stryker wants the files read again for a change that is passed when a file is read, too, and would start a new process
   * for each of a thousand. It need not: what is made then stays unchanged (stryker.config.mjs), only the tests meet it.
   */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.fresh = true;
    this.channel = new BroadcastChannel('mutation');
    const ready = new Promise((resolve) => {
      this.channel.addEventListener('message', ({ data }) => {
        if (data === 'ready') return resolve();
        this.#answers.get(data.number)?.(data);
        this.#answers.delete(data.number);
      });
    });
    this.vitest = startVitest('test', [], {
      config: 'tests/mutation/vitest.config.ts',
      root: process.cwd(),
      watch: false,
      reporters: [{}],
    });
    const ended = this.vitest.then((vitest) => {
      const [file] = vitest.state.getFiles();
      throw new Error(`the tests' thread has ended: ${file?.result?.errors?.[0]?.message ?? 'no reason'}`);
    });
    this.ended = ended.catch((error) => error);
    await Promise.race([ready, ended]);
  }

  /** Asks for a run and waits for its answer. */
  #ask(what) {
    const number = ++this.#number;
    const answer = new Promise((resolve) => this.#answers.set(number, resolve));
    this.channel.postMessage({ number, ...what });
    return Promise.race([
      answer,
      this.ended.then((error) => {
        throw error;
      }),
    ]);
  }

  async dryRun() {
    const { outcomes, coverage } = await this.#ask({});
    writeFileSync(TIMES, JSON.stringify(outcomes.map(({ id, ms }) => [id, ms])));
    const tests = outcomes.map(({ id, name, ms, failure }) => ({
      id,
      name,
      timeSpentMs: ms,
      ...(failure === undefined
        ? { status: TestStatus.Success }
        : { status: TestStatus.Failed, failureMessage: failure }),
    }));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage };
  }

  /**
   * Tests with their times, the quickest first. Of the slowest ones, which hold what is done with ten thousand of something,
   * only as many are asked as {@link SLOW_BUDGET} has room for, where others reach the place, too: a survivor would meet all of them.
   */
  #inOrder(ids) {
    const times = new Map(existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : []);
    const slow = [...times.values()].sort((one, other) => other - one)[Math.floor(times.size * SLOWEST)] ?? Infinity;
    const inOrder = [...(ids ?? times.keys())].map((id) => [id, times.get(id) ?? 0]);
    inOrder.sort(([, one], [, other]) => one - other);
    let spent = 0;
    const asked = inOrder.filter(([, ms]) => ms <= slow || (spent += ms) <= SLOW_BUDGET);
    return asked.length > 0 ? asked : inOrder;
  }

  async mutantRun({ activeMutant, testFilter, hitLimit: most = MOST_HITS }) {
    const hitLimit = Math.min(most, MOST_HITS);
    const tests = this.#inOrder(testFilter);
    const { outcomes, hits, spoilt } = await this.#ask({ mutant: activeMutant.id, tests, hitLimit });
    const wasFresh = this.fresh;
    this.fresh = false;
    if (spoilt) {
      await this.dispose();
      await this.init();
      // Perhaps it was spoilt by an earlier change: this one is judged in a thread that has seen no other.
      if (!wasFresh) return this.mutantRun({ activeMutant, testFilter, hitLimit });
    }
    const failed = outcomes.find(({ failure }) => failure !== undefined);
    if (hits > hitLimit) return { status: MutantRunStatus.Timeout, reason: `Hit limit reached (${hits}/${hitLimit})` };
    return failed
      ? {
          status: MutantRunStatus.Killed,
          killedBy: [failed.id],
          failureMessage: failed.failure,
          nrOfTests: outcomes.length,
        }
      : { status: MutantRunStatus.Survived, nrOfTests: outcomes.length };
  }

  async dispose() {
    this.channel.postMessage('end');
    await (await this.vitest).close();
    this.channel.close();
  }
}

/** What an error that nobody is shown says: a test asks that it is thrown, not in which words. */
const thrownWords = {
  shouldIgnore(path) {
    const isText = path.isStringLiteral() || path.isTemplateLiteral();
    if (isText && path.parentPath.isNewExpression() && path.parentPath.parentPath.isThrowStatement())
      return 'words for developers';
    return undefined;
  },
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner),
  declareValuePlugin(PluginKind.Ignore, 'thrown-words', thrownWords),
];
