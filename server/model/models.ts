import { eq } from 'drizzle-orm';

import { NO_MODEL } from '../../src/domain/model/noModel.ts';
import type { ModelAbilities, ModelProblem, ModelState, ModelUse } from '../../src/domain/model/protocol.ts';
import type { Transaction } from '../db/database.ts';
import { model } from '../db/tables/model.ts';
import type { Log } from '../core/log.ts';
import type { Metrics } from '../core/metrics.ts';
import { createRateLimit, type RateLimit } from '../core/rateLimit.ts';
import { createSealing } from '../core/sealing.ts';
import type { LazyDatabase } from '../db/lazyDatabase.ts';
import type { Environment } from '../environment/environment.ts';
import type { LazySecret } from '../environment/secret.ts';
import { spentIn } from './budget.ts';
import type { ModelChat, ModelPlace, Patience } from './chat.ts';
import { ModelError, problemOf } from './modelError.ts';
import { modelAddress } from './pinnedFetch.ts';

/** Seals and opens keys of companies' models. */
const sealing = createSealing('orientir: key of a model');
export const sealKey = sealing.seal;

/** Milliseconds between two words of an answer at most, and for all of it. */
const BETWEEN = 30_000;
const WHOLE = 300_000;

/** Milliseconds after which a model of the server that did not answer is asked again. */
const AGAIN = 30_000;

/** Milliseconds for all questions by which it is found out what a model can do. */
const PROBING = 150_000;

/** Dependencies of tasks for companies' models. */
export interface ModelContext {
  readonly environment: Environment;
  readonly database: LazyDatabase;
  readonly secret: LazySecret;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly models: Models;
  /** How long models are waited for, where not as usual. */
  readonly modelPatience: Partial<Patience>;
}

/** How long models are waited for. */
export const patienceOf = ({
  environment,
  modelPatience,
}: Pick<ModelContext, 'environment' | 'modelPatience'>): Patience => ({
  first: environment.model.wait,
  between: BETWEEN,
  whole: WHOLE,
  ...modelPatience,
});

/** Result of a test question to a model. */
export type ProbedModel = { readonly abilities: ModelAbilities } | { readonly problem: ModelProblem };

/** Company's model, and its state. */
export interface CompanyModel {
  readonly state: ModelState;
  /** Where it is; null for none, and for one whose key cannot be read. */
  readonly place: ModelPlace | null;
}

type Row = typeof model.$inferSelect;

/** Where a company's own model is; null where its key cannot be read any more. */
export function placeOf(server: ModelContext, row: Pick<Row, 'companyId' | 'kind' | 'address' | 'name' | 'key'>) {
  const { privateHosts, gigachatAuth } = server.environment.model;
  const key = row.key === '' ? '' : sealing.unseal(server.secret.get(), row.companyId, row.key);
  if (key === null) return null;
  const { kind, address, name } = row;
  return { kind, address, name, key, gigachatAuth, reach: { isAnywhere: false, privateHosts } } satisfies ModelPlace;
}

/** Has a model asked what it can do. Nothing is thrown. @returns also what that took */
export async function find(
  server: ModelContext,
  place: ModelPlace,
): Promise<{ readonly found: ProbedModel; readonly use: ModelUse }> {
  const none: ModelUse = { in: 0, out: 0 };
  const [{ createChat }, { probe }] = await Promise.all([import('./chat.ts'), import('./probe.ts')]);
  try {
    modelAddress(place.address, place.reach);
    const chat = createChat(place, () => server.now().getTime());
    const { abilities, use } = await probe(chat, patienceOf(server), AbortSignal.timeout(PROBING));
    return { found: { abilities }, use };
  } catch (error) {
    if (!(error instanceof ModelError)) {
      server.log.error('model_probe', error);
      return { found: { problem: 'answer' }, use: none };
    }
    return { found: { problem: problemOf(error.failure) }, use: none };
  }
}

export interface Models {
  /** Which model a company has; in a transaction that sees it. */
  of(tx: Transaction, companyId: string): Promise<CompanyModel>;
  /** Returns the client of a place; the same one for all callers there. */
  chatAt(place: ModelPlace): Promise<ModelChat>;
  /** Counts a question to a company's model. @throws RefusedError `too_many` */
  spend(companyId: string): void;
  /** Resolves when the state of the server's own model is known. */
  probed(): Promise<void>;
}

/** Chats that are kept for the next question. */
const KEPT = 100;

/** Creates the models of a server; nothing is asked before the first request. */
export function createModels(server: () => ModelContext): Models {
  let found: (ProbedModel & { readonly at: Date }) | null = null;
  let finding: Promise<void> | null = null;
  const chats = new Map<string, Promise<ModelChat>>();
  let questions: RateLimit | null = null;

  const serverPlace = (): ModelPlace | null => {
    const { server: own, gigachatAuth } = server().environment.model;
    if (!own) return null;
    const { kind, address, name, key } = own;
    return { kind, address, name, key, gigachatAuth, reach: { isAnywhere: true, privateHosts: [] } };
  };

  function look(): Promise<void> | null {
    const place = serverPlace();
    if (!place || (found && 'abilities' in found)) return null;
    if (found && server().now().getTime() - found.at.getTime() < AGAIN) return null;
    finding ??= find(server(), place).then(({ found: told }) => {
      found = { ...told, at: server().now() };
      finding = null;
    });
    return finding;
  }

  const standingOf = (told: ProbedModel | null): Pick<ModelState, 'on' | 'standing' | 'abilities' | 'problem'> =>
    told === null
      ? { on: false, standing: 'probing', abilities: null, problem: null }
      : 'abilities' in told
        ? { on: true, standing: 'ready', abilities: told.abilities, problem: null }
        : { on: false, standing: 'failed', abilities: null, problem: told.problem };

  return {
    async of(tx, companyId) {
      const { environment, now } = server();
      const own = environment.model.server;
      const spent = await spentIn(tx, companyId, now());
      const [row] = await tx.select().from(model).where(eq(model.companyId, companyId));
      const hasServers = own !== null;
      if (row) {
        const place = placeOf(server(), row);
        const { format, streams } = row;
        const told: ProbedModel =
          place === null
            ? { problem: 'secret' }
            : format === null || row.problem !== null
              ? { problem: row.problem ?? 'answer' }
              : { abilities: { format, streams } };
        const { kind, name, address } = row;
        const state: ModelState = {
          ...standingOf(told),
          source: 'company',
          kind,
          name,
          checkedAt: row.checkedAt.toISOString(),
          budget: { tokens: row.budgetTokens, roubles: row.budgetRoubles },
          prices: { in: row.priceIn, out: row.priceOut },
          spent,
          address,
          hasServers,
        };
        return { state, place };
      }
      if (!own) {
        return { state: { ...NO_MODEL, spent, hasServers }, place: null };
      }
      void look();
      const state: ModelState = {
        ...standingOf(finding ? null : found),
        source: 'server',
        kind: own.kind,
        name: own.name,
        checkedAt: found?.at.toISOString() ?? null,
        budget: own.budget,
        prices: own.prices,
        spent,
        address: null,
        hasServers,
      };
      return { state, place: serverPlace() };
    },
    chatAt(place) {
      const { kind, address, name, key } = place;
      const id = JSON.stringify([kind, address, name, key, place.reach]);
      const known = chats.get(id);
      const chat =
        known ?? import('./chat.ts').then(({ createChat }) => createChat(place, () => server().now().getTime()));
      chats.delete(id);
      chats.set(id, chat);
      if (chats.size > KEPT) chats.delete(chats.keys().next().value ?? '');
      return chat;
    },
    spend(companyId) {
      const { perMinute } = server().environment.model;
      questions ??= createRateLimit(perMinute / 60, perMinute);
      questions.spend(companyId);
    },
    probed: async () => (await look()) ?? undefined,
  };
}
