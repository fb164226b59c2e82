import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import process from 'node:process';

import { createLazyDatabase } from './db/lazyDatabase.ts';
import { hasDatabase } from './db/makeDatabase.ts';
import { openingAdvice } from './db/openingAdvice.ts';
import type { Environment } from './environment/environment.ts';
import { createFieldwork } from './fieldwork/fieldwork.ts';
import { createFollowUps } from './fieldwork/followUps.ts';
import type { FileStorage } from './files/fileStorage.ts';
import type { AppContext } from './http/appContext.ts';
import { createPage } from './http/page.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createLog } from './core/log.ts';
import type { Reminding } from './fieldwork/letters/reminding.ts';
import type { Retaining } from './fieldwork/keeping/retaining.ts';
import type { Watching } from './fieldwork/watching.ts';
import type { Digest } from './inbox/digest.ts';
import { createMail } from './mail/mail.ts';
import { createMetrics } from './core/metrics.ts';
import type { Patience } from './model/chat.ts';
import { createModels } from './model/models.ts';
import { createOwnerLink } from './people/ownerLink.ts';
import type { ReadingOptions } from './reading/readPage.ts';
import { createSecret } from './environment/secret.ts';
import { createHub } from './context/hub.ts';
import { createTelegram } from './telegram/telegram.ts';

export interface ServerOptions {
  readonly environment: Environment;
  /** The built page. */
  readonly folder: string;
  /** Writes a line of the log; default the standard error. */
  readonly writeLog?: (line: string) => void;
  /** The clock; default the system's. */
  readonly now?: () => Date;
  /** Milliseconds between two looks at who is to be written to of their inbox; default a minute. */
  readonly digestEvery?: number;
  /** Milliseconds between two looks at who is to be reminded of an interview; default a minute. */
  readonly remindEvery?: number;
  /** Milliseconds between two looks at whose answers are kept long enough; default an hour. */
  readonly eraseEvery?: number;
  /** Milliseconds between two looks after rounds of interviews; default half a minute. */
  readonly watchEvery?: number;
  /** Milliseconds for which no other server speaks for a bot that one has spoken for; default a quarter of a minute. */
  readonly botLease?: number;
  /** Milliseconds that a tab has to come back after its stream broke, before others are told that it is gone; default five seconds. */
  readonly returnsWithin?: number;
  /** Options for reading pages that a user names; default from the public network alone. */
  readonly reading?: ReadingOptions;
  /** How long models are waited for; default as the environment says, and some minutes. */
  readonly modelPatience?: Partial<Patience>;
  /** Whether a link for the owner is wanted although there is one. */
  readonly isOwnerLinkAskedFor?: boolean;
  /** Told the owner's link, when there is one to give. */
  readonly onOwnerLink?: (address: string) => void;
  /** Whether this server's secret replaces that of its database: everybody signs in anew. */
  readonly isNewSecret?: boolean;
  /** Called when the database belongs to servers with another secret: this one serves no requests. */
  readonly onOtherSecret?: () => void;
}

export interface RunningServer {
  /** Where it is opened, without a slash at the end. */
  readonly address: string;
  /** Where it listens: another than that of its address behind a proxy. */
  readonly port: number;
  /** Takes nothing new, ends what it has begun, closes the database. */
  stop(): Promise<void>;
}

/** Milliseconds between looks for tabs that have gone without a word. */
const LOOK = 5_000;

/** Milliseconds for which a connection waits for its next question: longer than browsers and proxies do, so that they hang up. */
const KEPT = 75_000;

/** Milliseconds that requests have to end before they are cut. */
const GRACE = 10_000;

function listen(server: Server, { port, host }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server, { host, baseUrl }: Environment): string {
  const { port } = server.address() as AddressInfo;
  const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return baseUrl ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/**
 * Connections that have asked nothing yet: browsers open some ahead of their requests. Node counts one among the busy ones until its
 * first answer, so it would hold up a stop for {@link GRACE}.
 */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

/** Ends a server's connections: idle and unused ones at once, the others when they are answered, or after a while. */
function closeConnections(server: Server, unused: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE);
    for (const socket of unused) socket.destroy();
    // A connection that has had its answer is kept for the next question, and would be waited for.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
  });
}

/** Creates the dependencies of the server's parts. The database and everything that uses it load on first use. */
function createContext(
  {
    environment,
    writeLog = (line) => void process.stderr.write(line),
    now = () => new Date(),
    ...options
  }: ServerOptions,
  giveLink: (token: string) => void,
): AppContext & { isStopping: () => boolean; beginStopping: () => void; endErasing: () => Promise<void> } {
  const log = createLog(writeLog, now);
  const onTrouble = (error: unknown): void => log.error('database', error);
  const secret = createSecret(environment);
  const ownerLink = createOwnerLink(options.isOwnerLinkAskedFor ?? false);
  const isEmbedded = environment.databaseUrl === null;
  const metrics = createMetrics();
  const hub = createHub({
    returnsWithin: options.returnsWithin,
    tell(message) {
      if (!database.isOpen()) return;
      void database
        .get()
        .then((one) => one.tell(message))
        .catch(onTrouble);
    },
  });
  const database = createLazyDatabase(
    isEmbedded ? 'pglite' : 'postgresql',
    async () => {
      const { openDatabase } = await import('./openDatabase.ts');
      const open = await openDatabase({
        environment,
        hub,
        ownerLink,
        secret,
        isNewSecret: options.isNewSecret ?? false,
        now,
        onOwnerLink: () => giveLink(ownerLink.token),
        onTrouble,
      });
      mail.begin();
      fieldwork.begin();
      telegram.begin();
      void beginDigest();
      void beginReminding();
      void beginRetaining();
      void beginWatching();
      return open;
    },
    (error) => {
      log.error('database_unavailable', error, { advice: openingAdvice(error, isEmbedded) });
      if (error instanceof Error && error.name === 'OtherSecretError') options.onOtherSecret?.();
    },
  );
  const mail = createMail({ environment, database, log, metrics, now });
  let files: Promise<FileStorage> | null = null;
  const getFiles = (): Promise<FileStorage> =>
    (files ??= import('./files/openFiles.ts').then(({ openFiles }) => openFiles(environment)));
  const fieldwork = createFieldwork({ environment, hub, database, secret, log, metrics, now, files: getFiles });
  const followUps = createFollowUps(() => context);
  const telegram = createTelegram({
    environment,
    database,
    secret,
    log,
    metrics,
    now,
    fieldwork,
    followUps,
    files: getFiles,
    leaseFor: options.botLease,
  });
  let isStopping = false;
  let digest: Digest | null = null;
  async function beginDigest(): Promise<void> {
    const { baseUrl } = environment;
    if (!mail.isOn || baseUrl === null) return;
    const { createDigest } = await import('./inbox/digest.ts');
    if (!isStopping) digest ??= createDigest({ database, mail, baseUrl, log, now, every: options.digestEvery });
  }
  let reminding: Reminding | null = null;
  async function beginReminding(): Promise<void> {
    const { baseUrl } = environment;
    const { createReminding } = await import('./fieldwork/letters/reminding.ts');
    if (isStopping) return;
    reminding ??= createReminding({ database, mail, telegram, baseUrl, secret, log, now, every: options.remindEvery });
  }
  let retaining: Retaining | null = null;
  async function beginRetaining(): Promise<void> {
    const { createRetaining } = await import('./fieldwork/keeping/retaining.ts');
    if (isStopping) return;
    const every = options.eraseEvery;
    retaining ??= createRetaining({ environment, database, hub, fieldwork, log, now, files: getFiles, every });
  }
  let watching: Watching | null = null;
  async function beginWatching(): Promise<void> {
    const { createWatching } = await import('./fieldwork/watching.ts');
    if (isStopping) return;
    watching ??= createWatching({
      database,
      log,
      now,
      every: options.watchEvery,
      async tell(company, seq, concerned) {
        const told = { type: 'head', seq, concerned } as const;
        hub.receive(company, told);
        await (await database.get()).tell({ company, body: told });
      },
      onLeft(company, round) {
        fieldwork.look();
        fieldwork.changed(company, round);
      },
    });
  }
  const context: ReturnType<typeof createContext> = {
    environment,
    folder: options.folder,
    reading: options.reading ?? {},
    models: createModels(() => context),
    modelPatience: options.modelPatience ?? {},
    database,
    files: { get: getFiles },
    log,
    metrics,
    mail,
    hub,
    fieldwork,
    followUps,
    telegram,
    ownerLink,
    secret,
    now,
    isStopping: () => isStopping,
    beginStopping() {
      isStopping = true;
      digest?.stop();
      reminding?.stop();
      watching?.stop();
    },
    endErasing: async () => retaining?.stop(),
  };
  return context;
}

/**
 * Serves the page and everything under `/api`. The page waits for nothing: what answers `/api` is loaded when it is first asked.
 * @throws what the system says when the port cannot be had
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { environment, folder, onOwnerLink } = options;
  const giveLink = (token: string): void => onOwnerLink?.(`${addressOf(server, environment)}/join#${token}`);
  const hasOne = environment.databaseUrl !== null || hasDatabase(environment.dataFolder);
  // A database that is created later knows no person: its owner's link is given first.
  const context = createContext(options, hasOne ? giveLink : () => undefined);
  const { database, fieldwork, hub, mail, metrics, ownerLink, telegram } = context;
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('orientir_database_open', () => Number(database.isOpen()));
  metrics.gauge('orientir_event_streams', () => hub.size());

  let api: Promise<(request: IncomingMessage, response: ServerResponse) => unknown> | null = null;
  const loadApi = async () => (await import('./http/listener.ts')).createListener(context);
  const page = createPage(folder, securityHeaders(environment.baseUrl?.startsWith('https:') ?? false));
  const server = createServer((request, response) => {
    if (!/^\/(?:api\/|s\/|i\/|t\/|healthz(?:\?|$)|metrics(?:\?|$))/.test(request.url ?? '')) {
      page(request, response);
      return;
    }
    api ??= loadApi();
    void api.then((answer) => answer(request, response));
  });
  server.keepAliveTimeout = KEPT;
  const unused = watchUnused(server);
  await listen(server, environment);
  // Terms, reminders and letters that wait in a database are processed even without requests; a new database is made when it is
  // needed.
  if (hasOne) void database.get().catch(() => undefined);
  else giveLink(ownerLink.token);
  const looking = setInterval(() => hub.forgetSilent(), LOOK).unref();

  return {
    address: addressOf(server, environment),
    port: (server.address() as AddressInfo).port,
    async stop() {
      context.beginStopping();
      clearInterval(looking);
      hub.close();
      await context.followUps.stop();
      await closeConnections(server, unused);
      await mail.stop();
      await telegram.stop();
      await fieldwork.stop();
      await context.endErasing();
      await database.close();
    },
  };
}
