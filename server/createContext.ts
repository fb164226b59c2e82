import process from 'node:process';

import { createHub } from './context/hub.ts';
import { createLog } from './core/log.ts';
import { createMetrics } from './core/metrics.ts';
import { createLazyDatabase } from './db/lazyDatabase.ts';
import { openingAdvice } from './db/openingAdvice.ts';
import type { Environment } from './environment/environment.ts';
import { createSecret } from './environment/secret.ts';
import { createFieldwork } from './fieldwork/fieldwork.ts';
import { createFollowUps } from './fieldwork/followUps.ts';
import type { Retaining } from './fieldwork/keeping/retaining.ts';
import type { Reminding } from './fieldwork/letters/reminding.ts';
import type { Watching } from './fieldwork/watching.ts';
import type { FileStorage } from './files/fileStorage.ts';
import type { AppContext } from './http/appContext.ts';
import type { Digest } from './inbox/digest.ts';
import { createMail } from './mail/mail.ts';
import type { Patience } from './model/chat.ts';
import { createModels } from './model/models.ts';
import { createOwnerLink } from './people/ownerLink.ts';
import type { ReadingOptions } from './reading/readPage.ts';
import { createTelegram } from './telegram/telegram.ts';

export interface ServerOptions {
  readonly environment: Environment;
  /** The built page. */
  readonly folder: string;
  /** Writes a line of the log; default the standard error. */
  readonly writeLog?: (line: string) => void;
  /** The clock; default the system's. */
  readonly now?: () => Date;
  /** Milliseconds between two looks at who is to be written to of their inbox; default a minute. */
  readonly digestEvery?: number;
  /** Milliseconds between two looks at who is to be reminded of an interview; default a minute. */
  readonly remindEvery?: number;
  /** Milliseconds between two looks at whose answers are kept long enough; default an hour. */
  readonly eraseEvery?: number;
  /** Milliseconds between two looks after rounds of interviews; default half a minute. */
  readonly watchEvery?: number;
  /** Milliseconds for which no other server speaks for a bot that one has spoken for; default a quarter of a minute. */
  readonly botLease?: number;
  /** Milliseconds that a tab has to come back after its stream broke, before others are told that it is gone; default five seconds. */
  readonly returnsWithin?: number;
  /** Options for reading pages that a user names; default from the public network alone. */
  readonly reading?: ReadingOptions;
  /** How long models are waited for; default as the environment says, and some minutes. */
  readonly modelPatience?: Partial<Patience>;
  /** Whether a link for the owner is wanted although there is one. */
  readonly isOwnerLinkAskedFor?: boolean;
  /** Told the owner's link, when there is one to give. */
  readonly onOwnerLink?: (address: string) => void;
  /** Whether this server's secret replaces that of its database: everybody signs in anew. */
  readonly isNewSecret?: boolean;
  /** Called when the database belongs to servers with another secret: this one serves no requests. */
  readonly onOtherSecret?: () => void;
}

/** Creates the dependencies of the server's parts. The database and everything that uses it load on first use. */
export function createContext(
  {
    environment,
    writeLog = (line) => void process.stderr.write(line),
    now = () => new Date(),
    ...options
  }: ServerOptions,
  giveLink: (token: string) => void,
): AppContext & { isStopping: () => boolean; beginStopping: () => void; endErasing: () => Promise<void> } {
  const log = createLog(writeLog, now);
  const onTrouble = (error: unknown): void => log.error('database', error);
  const secret = createSecret(environment);
  const ownerLink = createOwnerLink(options.isOwnerLinkAskedFor ?? false);
  const isEmbedded = environment.databaseUrl === null;
  const metrics = createMetrics();
  const hub = createHub({
    returnsWithin: options.returnsWithin,
    tell(message) {
      if (!database.isOpen()) return;
      void database
        .get()
        .then((one) => one.tell(message))
        .catch(onTrouble);
    },
  });
  const database = createLazyDatabase(
    isEmbedded ? 'pglite' : 'postgresql',
    async () => {
      const { openDatabase } = await import('./openDatabase.ts');
      const open = await openDatabase({
        environment,
        hub,
        ownerLink,
        secret,
        isNewSecret: options.isNewSecret ?? false,
        now,
        onOwnerLink: () => giveLink(ownerLink.token),
        onTrouble,
      });
      mail.begin();
      fieldwork.begin();
      telegram.begin();
      void beginDigest();
      void beginReminding();
      void beginRetaining();
      void beginWatching();
      return open;
    },
    (error) => {
      log.error('database_unavailable', error, { advice: openingAdvice(error, isEmbedded) });
      if (error instanceof Error && error.name === 'OtherSecretError') options.onOtherSecret?.();
    },
  );
  const mail = createMail({ environment, database, log, metrics, now });
  let files: Promise<FileStorage> | null = null;
  const getFiles = (): Promise<FileStorage> =>
    (files ??= import('./files/openFiles.ts').then(({ openFiles }) => openFiles(environment)));
  const fieldwork = createFieldwork({ environment, hub, database, secret, log, metrics, now, files: getFiles });
  const followUps = createFollowUps(() => context);
  const telegram = createTelegram({
    environment,
    database,
    secret,
    log,
    metrics,
    now,
    fieldwork,
    followUps,
    files: getFiles,
    leaseFor: options.botLease,
  });
  let isStopping = false;
  let digest: Digest | null = null;
  async function beginDigest(): Promise<void> {
    const { baseUrl } = environment;
    if (!mail.isOn || baseUrl === null) return;
    const { createDigest } = await import('./inbox/digest.ts');
    if (!isStopping) digest ??= createDigest({ database, mail, baseUrl, log, now, every: options.digestEvery });
  }
  let reminding: Reminding | null = null;
  async function beginReminding(): Promise<void> {
    const { baseUrl } = environment;
    const { createReminding } = await import('./fieldwork/letters/reminding.ts');
    if (isStopping) return;
    reminding ??= createReminding({ database, mail, telegram, baseUrl, secret, log, now, every: options.remindEvery });
  }
  let retaining: Retaining | null = null;
  async function beginRetaining(): Promise<void> {
    const { createRetaining } = await import('./fieldwork/keeping/retaining.ts');
    if (isStopping) return;
    const every = options.eraseEvery;
    retaining ??= createRetaining({ environment, database, hub, fieldwork, log, now, files: getFiles, every });
  }
  let watching: Watching | null = null;
  async function beginWatching(): Promise<void> {
    const { createWatching } = await import('./fieldwork/watching.ts');
    if (isStopping) return;
    watching ??= createWatching({
      database,
      log,
      now,
      every: options.watchEvery,
      async tell(company, seq, concerned) {
        const told = { type: 'head', seq, concerned } as const;
        hub.receive(company, told);
        await (await database.get()).tell({ company, body: told });
      },
      onLeft(company, round) {
        fieldwork.look();
        fieldwork.changed(company, round);
      },
    });
  }
  const context: ReturnType<typeof createContext> = {
    environment,
    folder: options.folder,
    reading: options.reading ?? {},
    models: createModels(() => context),
    modelPatience: options.modelPatience ?? {},
    database,
    files: { get: getFiles },
    log,
    metrics,
    mail,
    hub,
    fieldwork,
    followUps,
    telegram,
    ownerLink,
    secret,
    now,
    isStopping: () => isStopping,
    beginStopping() {
      isStopping = true;
      digest?.stop();
      reminding?.stop();
      watching?.stop();
    },
    endErasing: async () => retaining?.stop(),
  };
  return context;
}
