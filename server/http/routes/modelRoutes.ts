import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type * as v from 'valibot';

import type { ModelState, OwnModel } from '../../../src/domain/model/protocol.ts';
import { ownModelSchema } from '../../../src/domain/model/schema.ts';
import { isEnough } from '../../../src/domain/sync/rights.ts';
import { model } from '../../db/tables/model.ts';
import { bodyOf, companyIn, inCompany } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { createRateLimit } from '../../core/rateLimit.ts';
import { RefusedError } from '../../core/refusal.ts';
import type { Access } from '../../access/access.ts';
import { note } from '../../access/audit.ts';
import { askTask, modelNow } from '../../model/askTask.ts';
import { holdCall } from '../../model/budget.ts';
import { ModelError } from '../../model/modelError.ts';
import { find, patienceOf, placeOf, sealKey, type CompanyModel, type ProbedModel } from '../../model/models.ts';
import { modelAddress } from '../../model/pinnedFetch.ts';
import { openTaskStream } from '../../model/taskStream.ts';

const PLACE = '/api/companies/:company/model';

/** Tries of one company at a model of its own. */
const TRIES = { perSecond: 0.1, reserve: 20 };

/** Bytes of a task's input at most. */
const MOST_INPUT = 2 * 1024 * 1024;

/** Milliseconds for which the first answer about a server's model waits for it. */
const FIRST_LOOK = 1_500;

function only(role: 'Researcher' | 'Admin'): (access: Access) => void {
  return (access) => {
    if (!isEnough(access.role, role)) throw new RefusedError('forbidden');
  };
}
const onlyAdmins = only('Admin');
const onlyResearchers = only('Researcher');

/** Returns the model's state as a user with this role may see it. */
const seenBy = ({ role }: Access, { state }: CompanyModel): ModelState =>
  isEnough(role, 'Admin') ? state : { ...state, address: null };

const tellState = (server: AppContext, context: Context): Promise<ModelState> =>
  inCompany(server, context, async (tx, access, companyId) => seenBy(access, await server.models.of(tx, companyId)));

const fieldsOf = (found: ProbedModel, at: Date) =>
  'abilities' in found
    ? { ...found.abilities, problem: null, checkedAt: at }
    : { format: null, streams: false, problem: found.problem, checkedAt: at };

/** Has a company's own model asked what it can do, and remembers it, if it is still the one that was asked. */
async function findOwn(server: AppContext, context: Context): Promise<void> {
  const row = await inCompany(server, context, async (tx, access, companyId) => {
    onlyAdmins(access);
    return (await tx.select().from(model).where(eq(model.companyId, companyId)))[0];
  });
  if (!row) throw new RefusedError('not_found');
  const place = placeOf(server, row);
  const told = place === null ? null : await find(server, place);
  const found: ProbedModel = told?.found ?? { problem: 'secret' };
  if (told) {
    const { companyId, name, priceIn, priceOut } = row;
    const call = { companyId, task: 'probe', model: name, budget: { tokens: null, roubles: null }, prices: { in: priceIn, out: priceOut } }; // prettier-ignore
    const held = await holdCall(await server.database.get(), call, told.use, server.now);
    await held?.settle(told.use, 'problem' in found ? found.problem : 'done');
  }
  await inCompany(server, context, async (tx, access, companyId) => {
    onlyAdmins(access);
    const same = and(
      eq(model.companyId, companyId),
      eq(model.address, row.address),
      eq(model.name, row.name),
      eq(model.key, row.key),
    );
    await tx.update(model).set(fieldsOf(found, server.now())).where(same);
  });
}

/** Returns an address as it is requested; an invalid one stays as typed: the request reports it. */
function normal(typed: string, privateHosts: readonly string[]): string {
  try {
    return modelAddress(typed, { isAnywhere: false, privateHosts });
  } catch (error) {
    if (error instanceof ModelError) return typed;
    throw error;
  }
}

/** Stores a company's own model, not yet known to answer. */
async function store(server: AppContext, context: Context, own: OwnModel): Promise<void> {
  const { privateHosts } = server.environment.model;
  const { kind, name, budget, prices } = own;
  const address = normal(own.address, privateHosts);
  await inCompany(server, context, async (tx, access, companyId) => {
    onlyAdmins(access);
    const at = server.now();
    const [before] = await tx.select().from(model).where(eq(model.companyId, companyId)).for('update');
    // A key that is kept goes where it went: another address would be a way to read it.
    if (own.key === null && before?.address !== address) throw new RefusedError('invalid');
    const key =
      own.key === null ? (before?.key ?? '') : own.key === '' ? '' : sealKey(server.secret.get(), companyId, own.key);
    const fields = {
      kind,
      address,
      name,
      key,
      budgetTokens: budget.tokens,
      budgetRoubles: budget.roubles,
      priceIn: prices.in,
      priceOut: prices.out,
      ...fieldsOf({ problem: 'answer' }, at),
    };
    await tx
      .insert(model)
      .values({ companyId, ...fields })
      .onConflictDoUpdate({ target: model.companyId, set: fields });
    await note(tx, { companyId, actor: access.person.id, action: 'model.set', subject: { kind }, at });
  });
}

/** Adds the routes of a company's model: its state, its own settings, and questions to it. Keys go in, and never out. */
export function addModelRoutes(app: Hono, server: AppContext): void {
  const tries = createRateLimit(TRIES.perSecond, TRIES.reserve);

  app.get(PLACE, async (context) => {
    // The role is checked first: no other user makes the server ask its model anything.
    const state = await tellState(server, context);
    if (state.standing !== 'probing') return context.json(state);
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((done) => {
      timer = setTimeout(done, FIRST_LOOK);
    });
    await Promise.race([server.models.probed(), enough]);
    clearTimeout(timer);
    return context.json(await tellState(server, context));
  });

  app.put(PLACE, async (context) => {
    const own = await bodyOf(server, context, ownModelSchema, 20_000);
    await inCompany(server, context, async (_tx, access) => onlyAdmins(access));
    tries.spend(companyIn(context));
    await store(server, context, own);
    await findOwn(server, context);
    return context.json(await tellState(server, context));
  });

  app.post(`${PLACE}/probe`, async (context) => {
    await inCompany(server, context, async (_tx, access) => onlyAdmins(access));
    tries.spend(companyIn(context));
    await findOwn(server, context);
    return context.json(await tellState(server, context));
  });

  app.delete(PLACE, async (context) => {
    await inCompany(server, context, async (tx, access, companyId) => {
      onlyAdmins(access);
      const gone = await tx.delete(model).where(eq(model.companyId, companyId)).returning({ kind: model.kind });
      const [{ kind } = {}] = gone;
      if (kind === undefined) return;
      const at = server.now();
      await note(tx, { companyId, actor: access.person.id, action: 'model.removed', subject: { kind }, at });
    });
    return context.json(await tellState(server, context));
  });

  app.post(`${PLACE}/tasks/:name`, async (context) => {
    const { taskNamed } = await import('../../../src/domain/model/tasks.ts');
    const task = taskNamed(context.req.param('name'));
    await inCompany(server, context, async (_tx, access) => onlyResearchers(access));
    if (!task) throw new RefusedError('not_found');
    const companyId = companyIn(context);
    const input = await bodyOf(server, context, task.input as v.GenericSchema<unknown, unknown>, MOST_INPUT);
    server.models.spend(companyId);
    const its = await modelNow(server, companyId, (work) =>
      inCompany(server, context, (tx, access) => {
        onlyResearchers(access);
        return work(tx);
      }),
    );
    const { body, signal, tell, end } = openTaskStream();
    const asked = { companyId, task, input, patience: patienceOf(server), signal, tell };
    void askTask(server, its, asked).finally(end);
    return context.body(body, 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  });
}
