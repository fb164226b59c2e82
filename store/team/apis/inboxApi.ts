import type { InboxChoices, InboxPage, Notice, ToldInboxChoices } from '#src/domain/inbox/inbox.ts';
import { MAIL_CHOICES } from '#src/domain/inbox/inbox.ts';
import { isObject } from '#src/domain/core/record.ts';

import { anything, companyPath, createAsk, done, type Answer } from '../ask.ts';

/** Client of the user's notices on the server. Throws nothing. */
export interface InboxApi {
  /**
   * Returns their notices in a company, the newest first.
   * @param before the last known one; null for the first page
   */
  page(companyId: string, before: string | null): Promise<Answer<InboxPage>>;
  /** They have read these; without ids all. */
  read(companyId: string, ids?: readonly string[]): Promise<Answer<null>>;
  /** They want to hear nothing more of something, `kind:id`, or want to again. */
  mute(companyId: string, on: string, muted: boolean): Promise<Answer<null>>;
  /** Returns the notices that they want to receive. */
  choices(): Promise<Answer<ToldInboxChoices>>;
  choose(choices: InboxChoices): Promise<Answer<null>>;
}

const isNotice = (value: unknown): value is Notice =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.at === 'string' &&
  typeof value.why === 'string' &&
  typeof value.on === 'string' &&
  isObject(value.by);

const isPage = (value: unknown): value is InboxPage =>
  isObject(value) &&
  Array.isArray(value.items) &&
  Array.isArray(value.muted) &&
  typeof value.unread === 'number' &&
  typeof value.elsewhere === 'number' &&
  value.items.every(isNotice);

const areChoices = (value: unknown): value is ToldInboxChoices =>
  isObject(value) && MAIL_CHOICES.some((one) => one === value.mail) && Array.isArray(value.off);

const of = (companyId: string): string => `${companyPath(companyId)}/inbox`;

/**
 * The inbox at the server of the page's own address.
 * @param fetcher asks it; the browser's `fetch` but in tests
 */
export function createInboxApi(fetcher: typeof fetch): InboxApi {
  const ask = createAsk(fetcher);
  return {
    page: (companyId, before) =>
      ask(`${of(companyId)}${before === null ? '' : `?before=${encodeURIComponent(before)}`}`, isPage),
    // Something is read by going where it leads: the page may be left with it.
    read: (companyId, ids) =>
      done(ask(`${of(companyId)}/read`, anything, { method: 'POST', body: ids ? { ids } : {}, keepalive: true })),
    mute: (companyId, on, muted) =>
      done(ask(`${of(companyId)}/muted`, anything, { method: 'PUT', body: { on, muted } })),
    choices: () => ask('/api/inbox/choices', areChoices),
    choose: (choices) => done(ask('/api/inbox/choices', anything, { method: 'PUT', body: choices })),
  };
}
