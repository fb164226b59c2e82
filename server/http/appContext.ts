import type { ServerContext } from '../context/context.ts';
import type { Fieldwork } from '../fieldwork/fieldwork.ts';
import type { FollowUps } from '../fieldwork/followUps.ts';
import type { Patience } from '../model/chat.ts';
import type { Models } from '../model/models.ts';
import type { OwnerLink } from '../people/ownerLink.ts';
import type { ReadingOptions } from '../reading/readPage.ts';
import type { Telegram } from '../telegram/telegram.ts';

/** Dependencies of the routes: the shared ones, and the features that the routes compose. */
export interface AppContext extends ServerContext {
  readonly fieldwork: Fieldwork;
  readonly followUps: FollowUps;
  readonly telegram: Telegram;
  readonly ownerLink: OwnerLink;
  /** Options for reading pages that a user names. */
  readonly reading: ReadingOptions;
  readonly models: Models;
  /** How long models are waited for, where not as usual. */
  readonly modelPatience: Partial<Patience>;
}
