import process from 'node:process';
import type { Reporter, TestCase, Vitest } from 'vitest/node';

const hasRun = (test: TestCase): boolean => test.result().state !== 'skipped';

let vitest: Vitest | undefined;

/** Fails a run whose `-t` named no test: Vitest would pass over every test and be green. */
export const NOTHING_RAN: Reporter = {
  onInit(started) {
    vitest = started;
  },
  onTestRunEnd(modules) {
    const pattern = vitest?.config.testNamePattern;
    if (!pattern || modules.some((module) => [...module.children.allTests()].some(hasRun))) return;
    process.stdout.write(`\nNo test has a name like ${String(pattern)}: nothing ran.\n`);
    process.exitCode = 1;
  },
};
