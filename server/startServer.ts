import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import process from 'node:process';

import { createContext, type ServerOptions } from './createContext.ts';
import { hasDatabase } from './db/makeDatabase.ts';
import type { Environment } from './environment/environment.ts';
import { createPage } from './http/page.ts';
import { securityHeaders } from './http/securityHeaders.ts';

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
