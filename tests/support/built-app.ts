import { spawn } from 'node:child_process';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built app, without a slash at the end. */
    appUrl: string;
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the first project of a run that needs the app leaves its address for the others. */
const SERVED_AT = 'ORIENTIR_SERVED_AT';

/** Runs what `npm start` runs, on any free port, until it says where it is. */
function start(): Promise<{ address: string; stop: () => void }> {
  const child = spawn(process.execPath, ['app/build/start.mjs'], { cwd: ROOT, env: { ...process.env, PORT: '0' } });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /http:\S+/.exec(said)?.[0];
      if (address) resolve({ address, stop: () => child.kill() });
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('exit', () => reject(new Error(`npm start ended:\n${said}`)));
  });
}

/** Builds the app once a run and serves it, for tests/e2e and tests/stress: by `npm start`, so that they meet what a visitor does. */
export default async function serveBuiltApp(project: TestProject): Promise<(() => void) | undefined> {
  const served = process.env[SERVED_AT];
  if (served) {
    project.provide('appUrl', served);
    return undefined;
  }
  const { address, stop } = await start();
  process.env[SERVED_AT] = address;
  project.provide('appUrl', address);
  return stop;
}
