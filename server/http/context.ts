import type { LazyDatabase } from '../db/lazyDatabase.ts';
import type { Environment } from '../environment.ts';
import type { Fieldwork } from '../fieldwork/fieldwork.ts';
import type { FollowUps } from '../fieldwork/followUps.ts';
import type { LazyFiles } from '../files/fileStorage.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import type { Metrics } from '../metrics.ts';
import type { Patience } from '../model/chat.ts';
import type { Models } from '../model/models.ts';
import type { OwnerLink } from '../people/ownerLink.ts';
import type { ReadingOptions } from '../reading/readPage.ts';
import type { LazySecret } from '../signin/secret.ts';
import type { Telegram } from '../telegram/telegram.ts';
import type { Hub } from '../sync/hub.ts';

/** Shared dependencies of a server's parts. */
export interface ServerContext {
  readonly environment: Environment;
  /** The built page. */
  readonly folder: string;
  readonly database: LazyDatabase;
  readonly files: LazyFiles;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly mail: Mail;
  readonly hub: Hub;
  readonly fieldwork: Fieldwork;
  readonly followUps: FollowUps;
  readonly telegram: Telegram;
  readonly ownerLink: OwnerLink;
  /** Options for reading pages that a user names. */
  readonly reading: ReadingOptions;
  readonly models: Models;
  /** How long models are waited for, where not as usual. */
  readonly modelPatience: Partial<Patience>;
  /** Secret that signs cookies. */
  readonly secret: LazySecret;
  /** The clock. */
  readonly now: () => Date;
  /** Whether the server is being stopped: it takes nothing new. */
  readonly isStopping: () => boolean;
}
