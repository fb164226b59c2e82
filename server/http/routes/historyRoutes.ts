import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import type { Role } from '../../../src/domain/account/account.ts';
import { AUDIT_ACTIONS, EXPORT_WORDS, type ExportedWhat } from '../../../src/domain/history/audit.ts';
import { note, readAudit } from '../../access/audit.ts';
import { auditCursor } from '../auditCursor.ts';
import { companyHistory, recordHistory, type HistoryCursor, type HistorySince } from '../../sync/history.ts';
import { seesNamesIn } from '../../sync/names.ts';
import { bodyOf, inCompany, storableText } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';

const name = storableText(200);
const number = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);

/** `…?kind=…&id=…&before=…` asks for a record; `…?since=…` or `?after=…` for the company. */
const ofRecord = v.object({ kind: name, id: name, before: v.optional(number) });
const cursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}\/[^/]+\/.+$/s),
  v.transform((text): HistoryCursor => {
    const [seq = '', kind = '', ...id] = text.split('/');
    return { seq: Number(seq), kind, id: id.join('/') };
  }),
  v.object({ seq: v.number(), kind: name, id: name }),
);
const ofCompany = v.union([
  v.object({ since: moment, before: v.optional(cursor) }),
  v.object({ after: number, before: v.optional(cursor) }),
]);

const ofAudit = v.object({
  action: v.optional(v.picklist(AUDIT_ACTIONS)),
  actor: v.optional(name),
  before: v.optional(auditCursor),
});
const exported = v.object({
  what: v.picklist(Object.keys(EXPORT_WORDS) as ExportedWhat[]),
  format: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,10}$/)),
});

const OWNS: ReadonlySet<Role> = new Set(['Owner']);

/** The query of a request. @throws RefusedError `invalid` */
function queryOf<T>(context: Context, schema: v.GenericSchema<unknown, T>): T {
  const parsed = v.safeParse(schema, context.req.query(), { abortEarly: true });
  if (!parsed.success) throw new RefusedError('invalid');
  return parsed.output;
}

/** Adds the routes of the history of records and companies, and of the owners' journal. */
export function addHistoryRoutes(app: Hono, server: AppContext): void {
  app.get('/api/companies/:company/history', async (context) => {
    if (context.req.query('kind') !== undefined) {
      const { kind, id, before = null } = queryOf(context, ofRecord);
      const page = await inCompany(server, context, async (tx, { role }, companyId) =>
        recordHistory(tx, companyId, { kind, id }, before, await seesNamesIn(tx, companyId, role)),
      );
      return context.json(page);
    }
    const asked = queryOf(context, ofCompany);
    const since: HistorySince = 'after' in asked ? { after: asked.after } : { moment: asked.since };
    const page = await inCompany(server, context, (tx, _access, companyId) =>
      companyHistory(tx, companyId, since, asked.before ?? null),
    );
    return context.json(page);
  });

  app.get('/api/companies/:company/audit', async (context) => {
    const { action = null, actor = null, before = null } = queryOf(context, ofAudit);
    const page = await inCompany(server, context, (tx, { role }, companyId) => {
      if (!OWNS.has(role)) throw new RefusedError('forbidden');
      return readAudit(tx, companyId, { action, actor, before });
    });
    return context.json(page);
  });

  app.post('/api/companies/:company/audit/exports', async (context) => {
    const subject = await bodyOf(server, context, exported);
    await inCompany(server, context, (tx, { person }, companyId) =>
      note(tx, { companyId, actor: person.id, action: 'exported', subject, at: server.now() }),
    );
    return context.body(null, 204);
  });
}
