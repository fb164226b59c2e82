import { execFileSync } from 'node:child_process';
import { freemem, totalmem } from 'node:os';
import type { Reporter } from 'vitest/node';

import { LAST_WORDS } from '../chromium/chromium.mjs';

/** Kernel messages on processes that it ended, or that ended by a fault. */
const KERNEL = /out of memory|oom|killed process|segfault|traps:|general protection/i;

function kernelWords(): string[] {
  try {
    return execFileSync('dmesg', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => KERNEL.test(line));
  } catch {
    // No such program, or not for this user.
    return ['(not to be read)'];
  }
}

/**
 * After a run in which something went wrong outside of the tests: what Chromium and the kernel said of it. A runner alone knows
 * only that a connection was closed, and the machine that it happened on is gone.
 */
export const POST_MORTEM: Reporter = {
  onTestRunEnd(_modules, errors) {
    if (errors.length === 0) return;
    const memory = `${Math.round(freemem() / 2 ** 20)} of ${Math.round(totalmem() / 2 ** 20)} MB`;
    const lines = [
      `Chromium's last words: ${LAST_WORDS.slice(-20).join('\n  ') || 'none'}`,
      `The kernel's: ${kernelWords().slice(-20).join('\n  ') || 'none'}`,
      `Free memory now: ${memory}`,
    ];
    process.stderr.write(`\n${lines.join('\n')}\n`);
  },
};
