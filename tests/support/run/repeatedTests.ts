import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Where the names of the repeated tests of CI's last run are written, one a line; empty when there were none. */
const FILE = path.resolve(import.meta.dirname, '../../../test-results/repeated.txt');

/** More than so many repeated tests fail the run. */
const TOLERATED = 3;

const nameOf = (test: TestCase): string => `${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}`;

/** The tests that passed only when they were tried again, each with the first line of what it failed by, and its place. */
function repeatedIn(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => {
        const [error] = test.result().errors ?? [];
        const place = error?.stacks?.find(({ file }) => file.includes('/tests/') || file.includes('/stories/'));
        const line = place ? ` (${path.basename(place.file)}:${place.line})` : '';
        return `${nameOf(test)}: ${error?.message.split('\n')[0] ?? ''}${line}`;
      }),
  );
}

/** Tells of tests that passed only when repeated: each is a fault to be found, and many of them are no success. */
export const REPEATED_TESTS: Reporter = {
  onTestRunEnd(modules) {
    const names = repeatedIn(modules);
    // Elsewhere nothing is repeated.
    if (!process.env.CI) return;
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, names.map((name) => `${name}\n`).join(''));
    process.stdout.write(
      `\n${names.length} tests passed only when repeated\n${names.map((name) => `  ${name}\n`).join('')}`,
    );
    if (names.length > TOLERATED) {
      process.stdout.write(`More than ${TOLERATED}: the run fails.\n`);
      process.exitCode = 1;
    }
  },
};
