import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { Client } from './client.ts';

/** Where `npm run bench:server` has built the server: beside the packages, which it finds from there. */
const BUILT = path.resolve('node_modules/.cache/orientir-server/main.js');

const RUN = `
import(process.argv[1]).then(({ environmentFor, run }) =>
  run({ environment: environmentFor(process.argv[2]), folder: process.argv[2] + '/dist' }));
`;

/** A server in a process of its own, with nothing on it. */
export interface BenchServer {
  /** Its owner. */
  readonly owner: Client;
  /** Seconds that its process has computed: they grow little when others compute beside it. */
  computed(): number;
  /** Megabytes that its process holds: now, and at most so far. */
  memory(): { readonly now: number; readonly most: number };
  stop(): Promise<void>;
}

/** Starts a server as people do. @param databaseUrl '' for the embedded database */
export async function startBenchServer(databaseUrl: string): Promise<BenchServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-bench-'));
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/index.html'), '<meta charset="utf-8" />');
  const child = spawn(process.execPath, ['--eval', RUN, BUILT, folder], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: 'data',
      AUTH_SECRET: 'the-secret-that-servers-of-a-run-have-together',
      WRITES_PER_SECOND: '100000',
      // Strangers are told apart by the address that they say they come from.
      BEHIND_PROXY: '1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [address, token] = await new Promise<[string, string]>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const opened = /открыт: (http:\S+)/.exec(said)?.[1];
      const link = /\/join#(\S+)/.exec(said)?.[1];
      if (opened !== undefined && link !== undefined) resolve([opened, link]);
    });
    void ended.then(() => reject(new Error(`the server ended:\n${said}`)));
  });
  const owner = new Client(address);
  await owner.ask('POST', '/api/session', { token, name: 'Анна' });
  return {
    owner,
    computed() {
      // After the name in brackets: the state is the first, user and system time are the 12th and 13th, in hundredths.
      const facts = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return (Number(facts[11]) + Number(facts[12])) / 100;
    },
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const of = (name: string): number =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
      return { now: of('VmRSS'), most: of('VmHWM') };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a company that is open to others. */
export async function makeCompany(owner: Client, id: string, records: readonly unknown[] = []): Promise<void> {
  await owner.ask('POST', '/api/companies', { id, name: id });
  for (let at = 0; at < records.length; at += 2_000) {
    await owner.ask('POST', `/api/companies/${id}/records`, { records: records.slice(at, at + 2_000) });
  }
  await owner.ask('POST', `/api/companies/${id}/open`);
}
