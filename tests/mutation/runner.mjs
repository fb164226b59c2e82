// Stryker's runner for the rules: asks a thread of Vitest that stays (thread.ts) to run tests again, change by change.
// Stryker's own runner for Vitest starts a thread for each change: seconds where the tests themselves take milliseconds.
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { startVitest } from 'vitest/node';

class RulesRunner {
  #answers = new Map();
  #number = 0;

  /** Nothing that was made when a file was read can be changed; Stryker ignores it (stryker.config.mjs). */
  capabilities() {
    return { reloadEnvironment: false };
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

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const { outcomes, hits, spoilt } = await this.#ask({ mutant: activeMutant.id, tests: testFilter, hitLimit });
    const wasFresh = this.fresh;
    this.fresh = false;
    if (spoilt) {
      await this.dispose();
      await this.init();
      // Perhaps it was spoilt by an earlier change: this one is judged in a thread that has seen no other.
      if (!wasFresh) return this.mutantRun({ activeMutant, testFilter, hitLimit });
    }
    const failed = outcomes.find(({ failure }) => failure !== undefined);
    if (hitLimit !== undefined && hits > hitLimit)
      return { status: MutantRunStatus.Timeout, reason: `Hit limit reached (${hits}/${hitLimit})` };
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

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];
