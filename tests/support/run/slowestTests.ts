import process from 'node:process';
import type { Reporter, TestCase } from 'vitest/node';

/** Seconds that a test of `npm test` may take on two quiet cores; a longer one is to be split, or tagged `full`. */
const LONGEST = 10;

const secondsOf = (test: TestCase): number => (test.diagnostic()?.duration ?? 0) / 1000;

/** Prints the ten slowest tests of a run and marks those over {@link LONGEST}; it fails nothing, for a machine may be busy. */
export const SLOWEST_TESTS: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const slowest = tests.toSorted((one, other) => secondsOf(other) - secondsOf(one)).slice(0, 10);
    const lines = slowest.map((test) => {
      const seconds = secondsOf(test);
      return `  ${seconds > LONGEST ? '!' : ' '} ${seconds.toFixed(1)} s  ${test.module.relativeModuleId} > ${test.fullName}`;
    });
    process.stdout.write(`\nThe slowest tests (! over ${LONGEST} s):\n${lines.join('\n')}\n`);
  },
};
