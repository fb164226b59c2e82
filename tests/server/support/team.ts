import { EventEmitter, once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Role } from '#src/domain/account/account.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { RecordName } from '#src/domain/plan.ts';
import { basisOf } from '#src/domain/sync/basis.ts';
import {
  PROTOCOL,
  versionsOf,
  type PulledRecord,
  type PushAnswer,
  type Pull,
  type SentCommit,
  type Session,
} from '#src/domain/sync/protocol.ts';
import { readEnvironment, type Environment } from '#server/environment/environment.ts';
import type { ServerOptions } from '#server/createContext.ts';
import { startServer, type RunningServer } from '#server/startServer.ts';

import { freshPostgres, putEmbedded, temporaryFolder, type Engine } from './databases.ts';

/* A server as it is started, and people who talk to it over the network. */

/** The secret of all servers that are not given another. */
export const AUTH_SECRET = 'the-secret-that-servers-of-the-tests-have-together';

/** A started server, and what it has written. */
export interface TestServer {
  readonly address: string;
  /** Where its pages think they are. */
  readonly origin: string;
  /** Token of the owner's link. */
  readonly ownerToken: () => Promise<string>;
  readonly logs: string[];
  readonly databaseUrl: string | null;
  /** Folder it was started in; DATA_DIR is `data` there. */
  readonly folder: string;
  /** Starts it, if it was not started at once. */
  begin(): Promise<TestServer>;
  /** Ends the server; what it has stored stays. */
  pause(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Variables besides the port, the folder and the database. */
  readonly variables?: Readonly<Record<string, string>>;
  /** A PostgreSQL that another server has, too. */
  readonly databaseUrl?: string;
  readonly now?: () => Date;
  /** Milliseconds between two looks at who is to be reminded of an interview. */
  readonly remindEvery?: number;
  /** Milliseconds between two looks at whose answers are kept long enough. */
  readonly eraseEvery?: number;
  /** Milliseconds between two looks after rounds; default an hour: who does not test it is not told of first answers. */
  readonly watchEvery?: number;
  /** Milliseconds that a tab has to come back after its stream broke. */
  readonly returnsWithin?: number;
  /** How long models are waited for. */
  readonly modelPatience?: ServerOptions['modelPatience'];
  /** Whether it starts at once; else with `begin`. Default true. */
  readonly starts?: boolean;
}

/** Starts a server on an empty database. */
export async function startTestServer(
  engine: Engine,
  {
    variables = {},
    databaseUrl,
    now,
    remindEvery,
    eraseEvery,
    watchEvery = 3_600_000,
    returnsWithin,
    modelPatience,
    starts = true,
  }: TestServerOptions = {},
): Promise<TestServer> {
  const { folder, remove } = temporaryFolder();
  if (engine === 'pglite') putEmbedded(path.join(folder, 'data'));
  const url = engine === 'pglite' ? null : (databaseUrl ?? (await freshPostgres()));
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/index.html'), '<meta charset="utf-8" />');
  const read = readEnvironment(
    { PORT: '0', HOST: '127.0.0.1', WRITES_PER_SECOND: '100000', DATABASE_URL: url ?? '', AUTH_SECRET, ...variables },
    folder,
  );
  if (!read.ok) throw new Error(`bad environment: ${read.bad.map(({ name }) => name).join()}`);
  const options = {
    now,
    remindEvery,
    eraseEvery,
    watchEvery,
    returnsWithin,
    ...(modelPatience ? { modelPatience } : {}),
  };
  const logs: string[] = [];
  if (!starts) {
    return {
      address: '',
      origin: '',
      ownerToken: () => Promise.reject(new Error('it was not started')),
      logs,
      databaseUrl: url,
      folder,
      begin: () => startIn(folder, read.environment, options, remove),
      pause: async () => undefined,
      stop: async () => remove(),
    };
  }
  return startIn(folder, read.environment, options, remove);
}

async function startIn(
  folder: string,
  environment: Environment,
  options: Pick<
    ServerOptions,
    'now' | 'remindEvery' | 'eraseEvery' | 'watchEvery' | 'returnsWithin' | 'modelPatience' | 'isOwnerLinkAskedFor'
  >,
  remove: () => void,
): Promise<TestServer> {
  const logs: string[] = [];
  const links = new EventEmitter();
  const given = once(links, 'link').then(([address]) => String(address).split('#')[1] ?? '');
  const server: RunningServer = await startServer({
    environment,
    folder: path.join(folder, 'dist'),
    writeLog: (line) => logs.push(line),
    isOwnerLinkAskedFor: true,
    ...options,
    onOwnerLink: (address) => void links.emit('link', address),
  });
  const bound = `http://127.0.0.1:${server.port}`;
  let ending: Promise<void> | null = null;
  const end = (): Promise<void> => (ending ??= server.stop());
  return {
    address: bound,
    origin: environment.baseUrl ?? bound,
    ownerToken: () => given,
    logs,
    databaseUrl: environment.databaseUrl,
    folder,
    begin: () => Promise.reject(new Error('it was started')),
    pause: end,
    async stop() {
      await end();
      remove();
    },
  };
}

/** Starts a server that was paused again, on what it has stored; at another port. */
export const startedAgain = (
  server: TestServer,
  options: Pick<TestServerOptions, 'now' | 'remindEvery' | 'eraseEvery'> &
    Pick<ServerOptions, 'isOwnerLinkAskedFor'> = {},
): Promise<TestServer> =>
  startIn(server.folder, { ...environmentOf(server), port: 0 }, options, () => void server.stop());

/** The environment of a server that was started, as a command beside it reads it. */
export function environmentOf({
  folder,
  databaseUrl,
  address,
}: Pick<TestServer, 'folder' | 'databaseUrl' | 'address'>): Environment {
  const PORT = address === '' ? '1' : new URL(address).port;
  const read = readEnvironment({ PORT, HOST: '127.0.0.1', DATABASE_URL: databaseUrl ?? '', AUTH_SECRET }, folder);
  if (!read.ok) throw new Error('bad environment');
  return read.environment;
}

export interface TestAnswer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

let browsers = 0;

export class Browser {
  /** Where it comes from; a server behind a proxy (BEHIND_PROXY) believes it, and counts its ways in apart from others'. */
  private readonly from = `2001:db8::${(browsers += 1).toString(16)}`;
  /** Names and values of the cookies that it has, as it sends them; '' for none. */
  cookie = '';
  address: string;

  /** Origin that its page assumes: another than the address where a proxy would be in between. */
  readonly origin: string | null;

  constructor(address: string, origin: string | null = null) {
    this.address = address;
    this.origin = origin;
  }

  /** Sends what a page of the server would. */
  private async send(method: string, place: string, body: unknown, headers: Record<string, string>): Promise<Response> {
    const response = await fetch(`${this.address}${place}`, {
      method,
      redirect: 'manual',
      headers: {
        Origin: this.origin ?? this.address,
        'X-Forwarded-For': this.from,
        ...(this.cookie === '' ? {} : { Cookie: this.cookie }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.keep(response.headers.getSetCookie());
    return response;
  }

  /** Asks as a page of the server does; the answer is JSON, or nothing. */
  async ask<T = unknown>(
    method: string,
    place: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<T>> {
    const response = await this.send(method, place, body, headers);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : JSON.parse(text)) as T,
    };
  }

  /** The status of an answer whose body is not read: it may be no JSON, or never end. */
  async status(method: string, place: string, body?: unknown, headers: Record<string, string> = {}): Promise<number> {
    const response = await this.send(method, place, body, headers);
    await response.body?.cancel();
    return response.status;
  }

  /** Keeps cookies as a browser does: one of a name, none that has ended. */
  private keep(set: readonly string[]): void {
    const jar = new Map(
      this.cookie.split('; ').flatMap((one) => (one === '' ? [] : [[one.slice(0, one.indexOf('=')), one] as const])),
    );
    for (const one of set) {
      const [, pair = '', name = ''] = /^(([^=]+)=[^;]*)/.exec(one) ?? [];
      if (/;\s*Max-Age=0/i.test(one)) jar.delete(name);
      else jar.set(name, pair);
    }
    this.cookie = [...jar.values()].join('; ');
  }

  /** Comes in by a link. */
  async enter(token: string, name?: string): Promise<Session> {
    const { status, body } = await this.ask<Session>('POST', '/api/session', { token, name });
    if (status !== 200) throw new Error(`not let in: ${status}`);
    return body;
  }

  /** Pushes commits. */
  async push(company: string, commits: readonly unknown[]): Promise<TestAnswer<PushAnswer>> {
    return this.ask('POST', `/api/companies/${company}/commits`, { protocol: PROTOCOL, commits });
  }

  /** Everything that changed after a number, page after page. */
  async pull(company: string, after = 0): Promise<{ records: PulledRecord[]; erased: RecordName[]; seq: number }> {
    const records: PulledRecord[] = [];
    const erased: RecordName[] = [];
    for (let seq = after; ;) {
      const { status, body } = await this.ask<Pull>('GET', `/api/companies/${company}/changes?after=${seq}`);
      if (status !== 200) throw new Error(`no page: ${status}`);
      records.push(...body.records);
      erased.push(...(body.erased as RecordName[]));
      seq = body.seq;
      if (!body.more) return { records, erased, seq };
    }
  }
}

let commits = 0;

/** A commit as a device sends it, whose author saw these records. */
export function sent(
  ops: readonly Op[],
  saw: readonly StoredRecord[] = [],
  more: Partial<SentCommit> = {},
): SentCommit {
  commits += 1;
  return {
    id: `commit-${process.pid}-${commits}`,
    at: '2026-06-01T10:00:00.000Z',
    ops,
    expect: basisOf(ops, ({ id }) => saw.find((one) => one.id === id)),
    versions: versionsOf(ops),
    ...more,
  };
}

/** The owner's browser, with a company that is open to the others. */
export async function withCompany(server: TestServer, id = 'company-1'): Promise<Browser> {
  const owner = new Browser(server.address, server.origin);
  await owner.enter(await server.ownerToken(), 'Анна');
  await owner.ask('POST', '/api/companies', { id, name: 'Стрелка' });
  await owner.ask('POST', `/api/companies/${id}/open`);
  return owner;
}

/** `fetch` of a page of the server that a browser has open: takes a path of the server, no whole address. */
export const fetchOf = (browser: Browser): typeof fetch =>
  (async (path: string, init: RequestInit = {}) =>
    fetch(`${browser.address}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), Origin: browser.address, Cookie: browser.cookie },
    })) as typeof fetch;

/** Returns a person who came into a company by a link. */
export async function joinedBy(
  owner: Browser,
  company: string,
  role: Role,
  address = owner.address,
): Promise<Browser & { link: string }> {
  const { body } = await owner.ask<{ id: string; token: string }>('POST', `/api/companies/${company}/links`, {
    role,
    days: 7,
  });
  const browser = new Browser(address, address === owner.address ? owner.origin : null);
  await browser.enter(body.token, role);
  return Object.assign(browser, { link: body.id });
}

/** Id of the member record that a browser's person is in the first of their companies; '' for none. */
export async function memberOf(browser: Browser): Promise<string> {
  const { body } = await browser.ask<Session>('GET', '/api/session');
  return body.companies[0]?.memberId ?? '';
}

/** Events that a browser receives of a company. */
export interface Heard {
  /** Events so far. */
  readonly events: { readonly event: string; readonly data: unknown }[];
  /** Resolves with the first event, past or to come, that it is asked for. */
  next(isIt: (event: { readonly event: string; readonly data: unknown }) => boolean): Promise<unknown>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a company's stream of events; it is open when this resolves. */
export async function listenTo(browser: Browser, company: string, tab?: string): Promise<Heard> {
  const stopping = new AbortController();
  const query = tab === undefined ? '' : `?tab=${tab}`;
  const response = await fetch(`${browser.address}/api/companies/${company}/events${query}`, {
    headers: { Cookie: browser.cookie },
    signal: stopping.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`no events: ${response.status}`);
  const events: Heard['events'] = [];
  const waiting = new Set<() => void>();
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(piece, { stream: true });
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const one of whole) {
        const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(one) ?? [];
        events.push({ event, data: JSON.parse(data) as unknown });
      }
      for (const look of waiting) look();
    }
  };
  return {
    events,
    ended: read(response.body).catch(() => undefined),
    next: (isIt) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = events.find(isIt);
          if (!found) return;
          waiting.delete(look);
          resolve(found.data);
        };
        waiting.add(look);
        look();
      }),
    close: () => stopping.abort(),
  };
}
