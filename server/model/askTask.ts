import { eq } from 'drizzle-orm';

import type { ModelEvents, ModelProblem } from '../../src/domain/model/protocol.ts';
import type { ModelTask } from '../../src/domain/model/task.ts';
import type { Transaction } from '../db/database.ts';
import { model } from '../db/tables/model.ts';
import { holdCall } from './budget.ts';
import type { Patience } from './chat.ts';
import type { CompanyModel, ModelContext } from './models.ts';

/* Task for a company's model, from any caller: within its budget, counted, and never thrown. */

/** Question, and the company's model. */
export interface AskedTask {
  readonly companyId: string;
  readonly task: ModelTask;
  /** Input in the task's shape. */
  readonly input: unknown;
  readonly patience: Patience;
  /** Aborts when the result is no longer needed. */
  readonly signal: AbortSignal;
  readonly tell: <E extends keyof ModelEvents>(event: E, data: ModelEvents[E]) => void;
}

/**
 * Returns a company's current model; for the server's own before its first use, once it has answered.
 * @param within does something in a transaction that may see the company
 * @throws errors of `within`
 */
export async function modelNow(
  { models }: Pick<ModelContext, 'models'>,
  companyId: string,
  within: (work: (tx: Transaction) => Promise<CompanyModel>) => Promise<CompanyModel>,
): Promise<CompanyModel> {
  const look = () => within((tx) => models.of(tx, companyId));
  const seen = await look();
  if (seen.state.standing !== 'probing') return seen;
  await models.probed();
  return look();
}

/** A company's own model rejects its key, or is gone: it is not used before an owner has fixed it. */
async function setAside(server: ModelContext, companyId: string, problem: ModelProblem): Promise<void> {
  const database = await server.database.get();
  await database.transaction({ company: companyId }, (tx) =>
    tx.update(model).set({ problem }).where(eq(model.companyId, companyId)),
  );
}

async function ask(
  server: ModelContext,
  { state, place }: CompanyModel,
  { companyId, task, input, patience, signal, tell }: AskedTask,
): Promise<string> {
  const { abilities, name, budget, prices } = state;
  if (!place || !abilities || !state.on) {
    tell('refused', { code: 'off', retryAfter: null });
    return 'off';
  }
  const [{ runTask }, chat, database] = await Promise.all([
    import('./runTask.ts'),
    server.models.chatAt(place),
    server.database.get(),
  ]);
  const call = { companyId, task: task.name, model: name, budget, prices };
  const outcome = await runTask(task, input, {
    chat,
    model: name,
    abilities,
    patience,
    signal,
    hold: (most) => holdCall(database, call, most, server.now),
    tell,
  });
  if (state.source === 'company' && (outcome === 'key' || outcome === 'unknown')) {
    await setAside(server, companyId, outcome);
  }
  return outcome;
}

/** Runs a task on a company's model, and counts it. Reports the result; throws nothing. */
export async function askTask(server: ModelContext, its: CompanyModel, asked: AskedTask): Promise<void> {
  const { task, tell } = asked;
  const began = performance.now();
  const outcome = await ask(server, its, asked).catch((error: unknown) => {
    server.log.error('model', error, { task: task.name });
    tell('refused', { code: 'unreachable', retryAfter: null });
    return 'failed';
  });
  server.metrics.count('orientir_model_tasks_total', { task: task.name, outcome });
  server.metrics.took('orientir_model_task_seconds', (performance.now() - began) / 1000, { task: task.name });
}
