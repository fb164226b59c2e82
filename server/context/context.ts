import type { LazyDatabase } from '../db/lazyDatabase.ts';
import type { Environment } from '../environment/environment.ts';
import type { LazyFiles } from '../files/fileStorage.ts';
import type { Log } from '../core/log.ts';
import type { Mail } from '../mail/mail.ts';
import type { Metrics } from '../core/metrics.ts';
import type { LazySecret } from '../environment/secret.ts';
import type { Hub } from './hub.ts';

/** Dependencies that every feature of the server may have. What features offer to one another is not among them: each names it. */
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
  /** Secret that signs cookies. */
  readonly secret: LazySecret;
  /** The clock. */
  readonly now: () => Date;
  /** Whether the server is being stopped: it takes nothing new. */
  readonly isStopping: () => boolean;
}
