import { AsyncLocalStorage } from 'node:async_hooks';

import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';

import type { Transaction } from '../db/database.ts';
import type { LazyDatabase } from '../db/lazyDatabase.ts';
import { account, passkey, person, session, twoFactor, verification } from '../db/tables/people.ts';
import { hashToken } from '../core/tokens.ts';

/** Tables under the names that the library's models are given in {@link authOptions}. */
const SCHEMA = { person, session, account, verification, passkey, twoFactor };

type Row = Record<string, unknown>;

/** Returns conditions with a session's token hashed as in the database. */
const hashedIn = (model: string, where: Where[] = []): Where[] =>
  model !== 'session'
    ? where
    : where.map((one) => {
        if (one.field !== 'token') return one;
        const { value } = one;
        return {
          ...one,
          value: Array.isArray(value) ? value.map((each) => hashToken(String(each))) : hashToken(String(value)),
        };
      });

/** Puts the requested token back in place of its hash. */
function withToken<T>(model: string, where: Where[], found: T): T {
  const asked = where.find(({ field }) => field === 'token')?.value;
  if (model !== 'session' || typeof asked !== 'string' || typeof found !== 'object' || found === null) return found;
  return { ...found, token: asked };
}

/**
 * The library's adapter, but that the database learns a session's token by its hash alone: who reads it, or a backup, is let in
 * nowhere.
 */
function hashing(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    async create<T extends Row, R = T>(given: Parameters<DBAdapter['create']>[0]): Promise<R> {
      const { model, data } = given;
      const { token } = data as { token?: unknown };
      if (model !== 'session' || typeof token !== 'string') return adapter.create<T, R>(given as never);
      const made = await adapter.create<T, R>({ ...given, data: { ...data, token: hashToken(token) } } as never);
      return { ...made, token };
    },
    findOne: async (given) =>
      withToken(
        given.model,
        given.where,
        await adapter.findOne({ ...given, where: hashedIn(given.model, given.where) }),
      ),
    findMany: (given) => adapter.findMany({ ...given, where: hashedIn(given.model, given.where) }),
    count: (given) => adapter.count({ ...given, where: hashedIn(given.model, given.where) }),
    update: async (given) =>
      withToken(
        given.model,
        given.where,
        await adapter.update({ ...given, where: hashedIn(given.model, given.where) }),
      ),
    updateMany: (given) => adapter.updateMany({ ...given, where: hashedIn(given.model, given.where) }),
    delete: (given) => adapter.delete({ ...given, where: hashedIn(given.model, given.where) }),
    deleteMany: (given) => adapter.deleteMany({ ...given, where: hashedIn(given.model, given.where) }),
  };
}

/** The transaction that the library is in, for what it calls meanwhile. */
const current = new AsyncLocalStorage<Transaction>();

/**
 * Does something in the transaction that the library has begun, or else in one of the way in. Another one beside it would wait for
 * the embedded database, which waits for the first.
 */
export async function inSignIn<T>(database: LazyDatabase, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tx = current.getStore();
  return tx ? work(tx) : (await database.get()).transaction({ signIn: true }, work);
}

/**
 * Our tables as the library sees them: each thing it does is a transaction that sees the way in and nothing else, so that the
 * embedded database is held by none while a password is computed or a provider is waited for.
 */
export function authAdapter(database: LazyDatabase): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const over = (tx: Transaction): DBTransactionAdapter =>
      hashing(drizzleAdapter(tx as never, { provider: 'pg', schema: SCHEMA, transaction: false })(options));
    const inside = async <T>(work: (adapter: DBTransactionAdapter) => Promise<T>): Promise<T> =>
      (await database.get()).transaction({ signIn: true }, (tx) => work(over(tx)));
    const adapter: DBAdapter = {
      id: 'orientir',
      create: (given) => inside((one) => one.create(given as never)),
      findOne: (given) => inside((one) => one.findOne(given)),
      findMany: (given) => inside((one) => one.findMany(given)),
      count: (given) => inside((one) => one.count(given)),
      update: (given) => inside((one) => one.update(given)),
      updateMany: (given) => inside((one) => one.updateMany(given)),
      delete: (given) => inside((one) => one.delete(given)),
      deleteMany: (given) => inside((one) => one.deleteMany(given)),
      consumeOne: (given) => inside((one) => one.consumeOne(given)),
      incrementOne: (given) => inside((one) => one.incrementOne(given)),
      transaction: async (work) =>
        (await database.get()).transaction({ signIn: true }, (tx) => current.run(tx, () => work(over(tx)))),
    };
    return adapter;
  };
}
