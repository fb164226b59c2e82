import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';

import { OUTWARD_PATH } from '../../src/domain/outward/outward.ts';
import { DatabaseUnavailableError } from '../db/lazyDatabase.ts';
import { addressOf, sessionHash } from './asking.ts';
import type { AppContext } from './appContext.ts';
import { createRateLimit } from '../core/rateLimit.ts';
import { RefusedError, refusalResponse } from '../core/refusal.ts';
import { addAuthRoutes } from './routes/authRoutes.ts';
import { addBackupRoutes } from './routes/backupRoutes.ts';
import { addCompanyRoutes } from './routes/companyRoutes.ts';
import { addEventRoutes } from './routes/eventRoutes.ts';
import { addInvitationRoutes } from './routes/invitationRoutes.ts';
import { addFileRoutes } from './routes/fileRoutes.ts';
import { addInboxRoutes } from './routes/inboxRoutes.ts';
import { addAskedRoutes } from './routes/askedRoutes.ts';
import { addOpenLinkRoutes } from './routes/openLinkRoutes.ts';
import { addRoundRoutes } from './routes/roundRoutes.ts';
import { addCounting } from './routes/countingRoutes.ts';
import { addForgetRoutes } from './routes/forgetRoutes.ts';
import { addKeepingRoutes } from './routes/keepingRoutes.ts';
import { addRespondentPage } from './routes/respondentPageRoutes.ts';
import { respondPageIn } from '../fieldwork/page/respondPage.ts';
import { addRespondentRoutes } from './routes/respondentRoutes.ts';
import { addWidgetRoutes } from './routes/widgetRoutes.ts';
import { addModelRoutes } from './routes/modelRoutes.ts';
import { addOutwardRoutes } from './routes/outwardRoutes.ts';
import { addReadingRoutes } from './routes/readingRoutes.ts';
import { HOOK_PATH } from '../telegram/hook.ts';
import { addHookRoutes } from './routes/hookRoutes.ts';
import { addBotRoutes } from './routes/botRoutes.ts';
import { addHistoryRoutes } from './routes/historyRoutes.ts';
import { addSessionRoutes } from './routes/sessionRoutes.ts';
import { addSyncRoutes } from './routes/syncRoutes.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Whether the browser sent a request for a page of this server: another site's form or script is refused. */
function isFromHere(request: Request, baseUrl: string | null): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  if (baseUrl !== null) return origin === baseUrl;
  return new URL(origin).host === request.headers.get('host');
}

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The answer to a request that threw: what is known by its code, all else without a word of what it was. */
function failed(error: unknown, { log }: AppContext): Response {
  if (error instanceof RefusedError) return refusalResponse(error);
  if (!(error instanceof DatabaseUnavailableError)) log.error('failed', error);
  return refusalResponse(new RefusedError('unavailable', 1));
}

/** Counts and logs what was answered: by route, never by address, for that names companies and records. */
function note(context: Context, { metrics, log }: AppContext, began: number): void {
  const route = routePath(context, -1);
  const { status } = context.res;
  const { method } = context.req;
  const seconds = (performance.now() - began) / 1000;
  metrics.count('orientir_requests_total', { method, route, status });
  metrics.took('orientir_request_seconds', seconds, { route });
  if (status >= 500) log.warn('answered', { method, route, status, ms: Math.round(seconds * 1000) });
}

/** Sign-in attempts of one address: a token cannot be guessed, but attempts are limited. */
const ENTRIES = { perSecond: 0.5, reserve: 30 };

const ENTRY =
  /^\/api\/(?:session(?:\/look)?|auth\/(?:letter|link|password\/sign-in|sign-in\/social|two-factor\/verify-\w+(?:-\w+)?|passkey\/verify-authentication))$/;

/** Whether a request tries to come in. */
const isEntry = (path: string): boolean => ENTRY.test(path);

/** Clients that are not signed in are identified by their address. */
function limited(server: AppContext): (context: Context) => void {
  const { writesPerSecond } = server.environment;
  const writes = createRateLimit(writesPerSecond, 10 * writesPerSecond);
  const reads = createRateLimit(4 * writesPerSecond, 40 * writesPerSecond);
  const entries = createRateLimit(ENTRIES.perSecond, ENTRIES.reserve);
  return (context) => {
    const { method, path } = context.req;
    const address = addressOf(server, context);
    if (method === 'POST' && isEntry(path)) entries.spend(address);
    (CHANGES.has(method) ? writes : reads).spend(sessionHash(server, context) ?? address);
  };
}

/** Everything that the server answers besides the page. */
export function createApp(server: AppContext): Hono {
  const { environment, database, metrics, isStopping } = server;
  const headers = Object.entries(securityHeaders(environment.baseUrl?.startsWith('https:') ?? false));
  const app = new Hono();

  app.onError((error) => failed(error, server));
  app.notFound(() => refusalResponse(new RefusedError('not_found')));
  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    for (const [name, value] of headers) {
      // A page for those outside allows itself less than the product's own.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
    note(context, server, began);
  });

  app.get('/healthz', async (context) => {
    const ok = !isStopping() && (await database.isAlive());
    return context.json({ ok, database: database.engine }, ok ? 200 : 503);
  });
  app.get('/metrics', (context) => context.text(metrics.print()));

  const limit = limited(server);
  app.use(`${OUTWARD_PATH}*`, async (context, next) => {
    if (isStopping()) throw new RefusedError('unavailable', 1);
    limit(context);
    await next();
  });
  // No page sends these: no cookie comes along, and what proves who brings them is theirs alone.
  app.use(`${HOOK_PATH}*`, async (_context, next) => {
    if (isStopping()) throw new RefusedError('unavailable', 1);
    await next();
  });
  app.use('/api/*', async (context, next) => {
    const { req } = context;
    if (isStopping()) throw new RefusedError('unavailable', 1);
    if (CHANGES.has(req.method) && !isFromHere(req.raw, environment.baseUrl)) throw new RefusedError('forbidden');
    limit(context);
    await next();
    server.mail.answered();
  });
  addSessionRoutes(app, server);
  addAuthRoutes(app, server);
  addCompanyRoutes(app, server);
  addInvitationRoutes(app, server);
  addSyncRoutes(app, server);
  addHistoryRoutes(app, server);
  addFileRoutes(app, server);
  addEventRoutes(app, server);
  addInboxRoutes(app, server);
  addOutwardRoutes(app, server);
  const respondPage = respondPageIn(server.folder);
  addRespondentRoutes(app, server, respondPage);
  addRespondentPage(app, server, respondPage);
  addWidgetRoutes(app, server);
  addRoundRoutes(app, server);
  addOpenLinkRoutes(app, server);
  addCounting(app, server);
  addAskedRoutes(app, server);
  addBotRoutes(app, server);
  addHookRoutes(app, server);
  addReadingRoutes(app, server);
  addModelRoutes(app, server);
  addForgetRoutes(app, server);
  addKeepingRoutes(app, server);
  addBackupRoutes(app, server);
  return app;
}
