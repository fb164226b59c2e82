import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';

import { company } from '../../db/tables/records.ts';
import type { Listener } from '../../context/hub.ts';
import { companyIn, inCompany } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';

/** Milliseconds between two pulses: proxies cut what is silent longer, and tabs answer them by saying where they are. */
const PULSE = 10_000;

/** Pieces that may wait for a slow browser; one that does not read is cut off, and asks anew. */
const MOST_WAITING = 1_000;

/** Returns the company's number for a user who may know it, and their id. */
const look = (server: AppContext, context: Context): Promise<{ personId: string; seq: number }> =>
  inCompany(server, context, async (tx, { person }, companyId) => {
    const [{ seq = 0 } = {}] = await tx.select({ seq: company.seq }).from(company).where(eq(company.id, companyId));
    return { personId: person.id, seq };
  });

/** A stream of events, and what writes into it. */
function openStream(onEnd: () => void): {
  body: ReadableStream<Uint8Array>;
  listener: Pick<Listener, 'close'> & { send(event: string, data: unknown): void };
} {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const close = (): void => {
    if (!controller) return;
    const ending = controller;
    controller = null;
    ending.close();
    onEnd();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      cancel() {
        controller = null;
        onEnd();
      },
    },
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
  const send = (event: string, data: unknown): void => {
    if (!controller) return;
    controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    if ((controller.desiredSize ?? 0) <= 0) close();
  };
  return { body, listener: { send, close } };
}

/** Keeps a stream alive, asks who is still here, and ends it when its reader may no longer read. */
function pulse(
  server: AppContext,
  context: Context,
  listener: ReturnType<typeof openStream>['listener'],
): NodeJS.Timeout {
  const beat = async (): Promise<void> => {
    try {
      listener.send('pulse', { seq: (await look(server, context)).seq });
      listener.send('presence', server.hub.present(companyIn(context)));
    } catch (error) {
      // While the database is away no one is disconnected.
      if (!(error instanceof RefusedError)) return;
      listener.send('ended', {});
      listener.close();
    }
  };
  return setInterval(() => void beat(), PULSE).unref();
}

/** Adds the stream of a company's events. */
export function addEventRoutes(app: Hono, server: AppContext): void {
  app.get('/api/companies/:company/events', async (context) => {
    const companyId = companyIn(context);
    const { personId } = await look(server, context);
    const tab = context.req.query('tab') ?? null;
    const ends: (() => void)[] = [];
    const { body, listener } = openStream(() => ends.forEach((end) => end()));
    // Subscribes before the number is read: events in between are sent twice rather than never.
    ends.push(server.hub.listen(companyId, { personId, tab, ...listener }));
    const timer = pulse(server, context, listener);
    ends.push(() => clearInterval(timer));
    try {
      listener.send('head', { seq: (await look(server, context)).seq });
    } catch (error) {
      listener.close();
      throw error;
    }
    listener.send('presence', server.hub.present(companyId));
    return context.body(body, 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  });
}
