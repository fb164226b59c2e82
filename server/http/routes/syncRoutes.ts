import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import { noteErased } from '../../erasures/ledger.ts';
import { isPlaceKind, type PlaceKind } from '../../../src/domain/sync/place.ts';
import { PROTOCOL } from '../../../src/domain/sync/protocol.ts';
import { parsePush } from '../../../src/domain/sync/schema.ts';
import { pull } from '../../sync/pull.ts';
import { createPushQueue } from '../pushQueue.ts';
import { removedSince } from '../../sync/removed.ts';
import { bodyOf, companyIn, inCompany, sessionHash, storableText } from '../asking.ts';
import { compressFast, encodingsIn, isCompressible } from '../compression.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';
import { tellAll } from '../../context/tellAll.ts';

const place = v.object({
  tab: storableText(100),
  record: v.nullable(v.object({ kind: v.custom<PlaceKind>(isPlaceKind), id: storableText(200) })),
  isTyping: v.boolean(),
});

/** Takes a push, together with others that wait. */
function createTaking(server: AppContext): (context: Context) => Promise<Response> {
  const { environment, database, hub, metrics, now } = server;
  const queue = createPushQueue({
    database: () => database.get(),
    hub,
    limits: { records: environment.companyRecords, bytes: environment.companyBytes },
    now,
    secret: () => server.secret.get(),
    onErased: (erased) => noteErased(environment.dataFolder, erased),
    onBatch(pushes, milliseconds) {
      metrics.count('orientir_pushes_total', {}, pushes);
      metrics.took('orientir_push_transaction_seconds', milliseconds / 1000);
    },
  });
  return async (context) => {
    const frame = parsePush(await bodyOf(server, context, v.unknown()));
    if (!frame) throw new RefusedError('invalid');
    if (frame.protocol !== PROTOCOL) throw new RefusedError('outdated');
    const companyId = companyIn(context);
    const session = sessionHash(server, context);
    if (session === null) throw new RefusedError('signed_out');
    const answer = await queue.take(companyId, session, frame);
    if (typeof answer === 'string') throw new RefusedError(answer);
    // Words that were said again meanwhile are to go from the transcripts, too.
    if (frame.commits.some((commit) => 'erases' in commit && commit.erases === true)) server.fieldwork.look();
    for (const one of answer.answers) {
      metrics.count('orientir_commits_total', { outcome: 'seq' in one ? 'taken' : one.refused.code });
    }
    return context.json(answer);
  };
}

/** Sending what was done, fetching what is new, saying where one is. */
export function addSyncRoutes(app: Hono, server: AppContext): void {
  app.post('/api/companies/:company/commits', createTaking(server));

  app.get('/api/companies/:company/changes', async (context) => {
    const asked = context.req.query('after') ?? '0';
    if (!/^\d{1,15}$/.test(asked)) throw new RefusedError('invalid');
    const after = Number(asked);
    const text = await inCompany(server, context, (tx, access, companyId) => pull(tx, companyId, access, after), {
      async refuse(tx, companyId, personId) {
        const removed = await removedSince(tx, companyId, personId, after);
        return removed === null ? null : new RefusedError('removed', null, removed);
      },
    });
    const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
    const isSmaller =
      isCompressible('application/json', text.length) &&
      encodingsIn(context.req.header('Accept-Encoding')).includes('gzip');
    if (!isSmaller) return context.body(text, 200, headers);
    return context.body(await compressFast(text), 200, { ...headers, 'Content-Encoding': 'gzip' });
  });

  app.put('/api/companies/:company/presence', async (context) => {
    const { tab, record, isTyping } = await bodyOf(server, context, place);
    const { id, name } = await inCompany(server, context, async (_tx, { person }) => person);
    await tellAll(server, companyIn(context), {
      type: 'here',
      presence: { tab, person: { id, name }, record, isTyping },
    });
    return context.body(null, 204);
  });

  app.delete('/api/companies/:company/presence/:tab', async (context) => {
    const tab = v.safeParse(storableText(100), context.req.param('tab'));
    if (!tab.success) throw new RefusedError('invalid');
    const { id } = await inCompany(server, context, async (_tx, { person }) => person);
    await tellAll(server, companyIn(context), { type: 'left', personId: id, tab: tab.output });
    return context.body(null, 204);
  });
}
