import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  /** Its owner; not signed in where a browser is to be. */
  readonly owner: Client;
  readonly address: string;
  /** The link by which the owner comes in, once. */
  readonly ownerLink: string;
  /** Seconds that its process has computed: they grow little when others compute beside it. */
  computed(): number;
  /** Megabytes that its process holds: now, and at most so far. */
  memory(): { readonly now: number; readonly most: number };
  /** Restarts the count of its most memory. */
  forgetMost(): void;
  /**
   * Ends the process and starts another on the same data, for the same owner.
   * @param between done while there is none, with the folder of its data
   * @returns the new one's milliseconds until it listens, and until it has answered what was asked of it first
   */
  restart(
    ask: (owner: Client) => Promise<unknown>,
    between?: (dataFolder: string) => Promise<void>,
  ): Promise<{ readonly listens: number; readonly answers: number }>;
  stop(): Promise<void>;
}

interface Process {
  readonly child: ChildProcess;
  readonly address: string;
  /** The owner's link, where one is given. */
  readonly token: string;
}

/** @param isNew whether its data has no owner yet: then it gives a link for one */
async function startProcess(folder: string, databaseUrl: string, page: boolean, isNew: boolean): Promise<Process> {
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
      BEHIND_PROXY: page ? '' : '1',
      // A model of the benchmark is on this machine.
      MODEL_PRIVATE_HOSTS: '127.0.0.1',
      MODEL_PER_MINUTE: '100000',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address, token] = await new Promise<[string, string]>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const opened = /открыт: (http:\S+)/.exec(said)?.[1];
      const link = /\/join#(\S+)/.exec(said)?.[1] ?? (isNew ? undefined : '');
      if (opened !== undefined && link !== undefined) resolve([opened, link]);
    });
    child.once('exit', () => reject(new Error(`the server ended:\n${said}`)));
  });
  return { child, address, token };
}

async function endProcess({ child }: Process): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Starts a server as people do.
 * @param databaseUrl '' for the embedded database
 * @param page whether it serves the built page, to a browser that comes by the owner's link; else nothing but what is measured
 */
export async function startBenchServer(databaseUrl: string, page = false): Promise<BenchServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-bench-'));
  if (page) symlinkSync(path.resolve('dist'), path.join(folder, 'dist'));
  else {
    mkdirSync(path.join(folder, 'dist'));
    writeFileSync(path.join(folder, 'dist/index.html'), '<meta charset="utf-8" />');
  }
  let running = await startProcess(folder, databaseUrl, page, true);
  const owner = new Client(running.address);
  if (!page) await owner.ask('POST', '/api/session', { token: running.token, name: 'Анна' });
  return {
    owner,
    address: running.address,
    ownerLink: `${running.address}/join#${running.token}`,
    computed() {
      // After the name in brackets: the state is the first, user and system time are the 12th and 13th, in hundredths.
      const facts = readFileSync(`/proc/${running.child.pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return (Number(facts[11]) + Number(facts[12])) / 100;
    },
    memory() {
      const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
      const of = (name: string): number =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
      return { now: of('VmRSS'), most: of('VmHWM') };
    },
    forgetMost() {
      writeFileSync(`/proc/${running.child.pid}/clear_refs`, '5');
    },
    async restart(ask, between) {
      await endProcess(running);
      await between?.(path.join(folder, 'data'));
      const began = performance.now();
      running = await startProcess(folder, databaseUrl, page, false);
      const listens = performance.now() - began;
      owner.address = running.address;
      await ask(owner);
      return { listens, answers: performance.now() - began };
    },
    async stop() {
      await endProcess(running);
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
