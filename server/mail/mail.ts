import type { Transaction } from '../db/database.ts';
import type { LazyDatabase } from '../db/lazyDatabase.ts';
import type { Environment } from '../environment/environment.ts';
import type { Log } from '../core/log.ts';
import type { Metrics } from '../core/metrics.ts';
import type { Postman } from './postman.ts';
import type { NewLetter } from './queueLetter.ts';

export interface Mail {
  /** Whether letters are sent; where they are not, the user sees the link to copy instead. */
  readonly isOn: boolean;
  /**
   * Puts a letter among those that wait, in the transaction that causes it; it goes when that is committed.
   * @returns its id
   * @throws RangeError for what is no address
   */
  queue(tx: Transaction, letter: NewLetter): Promise<string>;
  /** The database is open: letters that wait in it may go. */
  begin(): void;
  /** A request is answered: what it has put there may go. */
  answered(): void;
  stop(): Promise<void>;
}

export interface MailOptions {
  readonly environment: Environment;
  readonly database: LazyDatabase;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => Date;
}

/** The letters of a server; what sends them is loaded when it is first needed. */
export function createMail({ environment, database, log, metrics, now }: MailOptions): Mail {
  const { mail } = environment;
  let hasQueued = false;
  let postman: Promise<Postman> | null = null;
  const load = (settings: NonNullable<Environment['mail']>): Promise<Postman> =>
    import('./postman.ts').then(({ createPostman }) =>
      createPostman({
        database: async () => (database.isOpen() ? database.get() : null),
        carrier: () => import('./smtp.ts').then(({ createCarrier }) => createCarrier(settings)),
        now,
        log,
        metrics,
      }),
    );
  return {
    isOn: mail !== null,
    begin() {
      if (mail) postman ??= load(mail);
    },
    async queue(tx, letter) {
      const { queueLetter } = await import('./queueLetter.ts');
      const id = await queueLetter(tx, letter, now());
      hasQueued = true;
      return id;
    },
    answered() {
      if (!hasQueued) return;
      hasQueued = false;
      void postman?.then((one) => one.wake());
    },
    async stop() {
      await (await postman)?.stop();
    },
  };
}
