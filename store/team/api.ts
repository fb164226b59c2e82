import type { Role } from '#src/domain/account/account.ts';
import { isObject } from '#src/domain/core/record.ts';
import {
  PROTOCOL,
  type Presence,
  type Pull,
  type PushAnswer,
  type SentCommit,
  type Session,
} from '#src/domain/sync/protocol.ts';

import type { LoadedRecord } from '../port.ts';
import { anything, companyPath as of, createAsk, done, SIGN_IN_PATIENCE, type Answer } from './ask.ts';

/** Server's answer about records that were put into a company during its upload. */
export interface StoredAnswer {
  readonly stored: number;
  /** Those that it has already, and that are others there: they stay. */
  readonly differing: readonly { readonly kind: string; readonly id: string }[];
}

/** Who shares a company, as colleagues are to see them there. */
export interface Sharer {
  /** Id of the member record that is theirs; null for none: then they get one. */
  readonly memberId: string | null;
  readonly name: string;
  /** As they gave it; the server puts the one that they have proved in its place. Empty for none. */
  readonly email: string;
}

/** Link into a company, from the server. Its token is returned once, when it is made. */
export interface TeamLink {
  readonly id: string;
  readonly role: Role;
  /** Until when it lets in, ISO 8601. */
  readonly until: string;
  /** How many came by it and are in. */
  readonly people: number;
}

/** The server, as this side asks it. Nothing is thrown. */
export interface TeamApi {
  push(companyId: string, commits: readonly SentCommit[]): Promise<Answer<PushAnswer>>;
  pull(companyId: string, after: number): Promise<Answer<Pull>>;
  /** Who is signed in. */
  session(): Promise<Answer<Session>>;
  /** Signs in with a link's token. `name`: what the person calls themselves, where the link is an invitation. */
  signIn(token: string, name?: string): Promise<Answer<Session>>;
  signOut(): Promise<Answer<null>>;
  /** Makes room for a company, seen by the one who makes it alone; twice is once. */
  createCompany(id: string, name: string): Promise<Answer<null>>;
  /** Puts records as they are into a company on its way up; what is there stays. */
  upload(companyId: string, records: readonly LoadedRecord[], signal?: AbortSignal): Promise<Answer<StoredAnswer>>;
  /**
   * Ends the upload: the others may see the company. Resolves to the member record of the user who shares it; null for a company
   * without any.
   */
  open(companyId: string, sharer: Sharer): Promise<Answer<{ readonly memberId: string | null }>>;
  /** Links that lead into a company. */
  links(companyId: string): Promise<Answer<readonly TeamLink[]>>;
  /** Makes a link that lets in for so many days. Resolves to its id and its token. */
  createLink(
    companyId: string,
    role: Role,
    days: number,
  ): Promise<Answer<{ readonly id: string; readonly token: string }>>;
  /** Ends a link; who came by it is out. */
  revokeLink(companyId: string, link: string): Promise<Answer<null>>;
  /** Deletes a company from the server. */
  deleteCompany(companyId: string): Promise<Answer<null>>;
  /** Says where a tab is, for the others to see. */
  sayPlace(companyId: string, place: Omit<Presence, 'person'>): Promise<Answer<null>>;
  /** Says that a tab is gone; goes out while the page is left. */
  leavePlace(companyId: string, tab: string): Promise<Answer<null>>;
  /** Where a company's events are to be had, for the tab of that name. */
  eventsUrl(companyId: string, tab: string): string;
}

const isPushAnswer = (value: unknown): value is PushAnswer =>
  isObject(value) && Array.isArray(value.answers) && value.answers.every((one) => isObject(one) && 'id' in one);

const isPull = (value: unknown): value is Pull =>
  isObject(value) &&
  Array.isArray(value.records) &&
  Array.isArray(value.erased) &&
  Number.isInteger(value.seq) &&
  Number.isInteger(value.head) &&
  value.records.every((one) => isObject(one) && typeof one.kind === 'string' && typeof one.id === 'string');

const isSession = (value: unknown): value is Session =>
  isObject(value) && isObject(value.person) && Array.isArray(value.companies);

const isStored = (value: unknown): value is StoredAnswer => isObject(value) && Array.isArray(value.differing);

const isOpened = (value: unknown): value is { readonly memberId: string | null } =>
  isObject(value) && (value.memberId === null || typeof value.memberId === 'string');

const isLinks = (value: unknown): value is { readonly links: readonly TeamLink[] } =>
  isObject(value) &&
  Array.isArray(value.links) &&
  value.links.every((one) => isObject(one) && typeof one.id === 'string' && typeof one.until === 'string');

const isNewLink = (value: unknown): value is { readonly id: string; readonly token: string } =>
  isObject(value) && typeof value.id === 'string' && typeof value.token === 'string';

/**
 * The server at the page's own address.
 * @param fetcher asks it; the browser's `fetch` but in tests
 */
export function createApi(fetcher: typeof fetch): TeamApi {
  const ask = createAsk(fetcher);
  return {
    push: (companyId, commits) =>
      ask(`${of(companyId)}/commits`, isPushAnswer, { method: 'POST', body: { protocol: PROTOCOL, commits } }),
    pull: (companyId, after) => ask(`${of(companyId)}/changes?after=${after}`, isPull),
    session: () => ask('/api/session', isSession),
    signIn: (token, name) =>
      ask('/api/session', isSession, { method: 'POST', body: { token, name }, patience: SIGN_IN_PATIENCE }),
    signOut: () => done(ask('/api/session', anything, { method: 'DELETE' })),
    createCompany: (id, name) => done(ask('/api/companies', anything, { method: 'POST', body: { id, name } })),
    upload: (companyId, records, signal) =>
      ask(`${of(companyId)}/records`, isStored, { method: 'POST', body: { records }, signal }),
    open: (companyId, sharer) => ask(`${of(companyId)}/open`, isOpened, { method: 'POST', body: sharer }),
    async links(companyId) {
      const answer = await ask(`${of(companyId)}/links`, isLinks);
      return answer.ok ? { ok: true, value: answer.value.links } : answer;
    },
    createLink: (companyId, role, days) =>
      ask(`${of(companyId)}/links`, isNewLink, { method: 'POST', body: { role, days } }),
    revokeLink: (companyId, link) =>
      done(ask(`${of(companyId)}/links/${encodeURIComponent(link)}`, anything, { method: 'DELETE' })),
    deleteCompany: (companyId) => done(ask(of(companyId), anything, { method: 'DELETE' })),
    sayPlace: (companyId, place) => done(ask(`${of(companyId)}/presence`, anything, { method: 'PUT', body: place })),
    leavePlace: (companyId, tab) =>
      done(
        ask(`${of(companyId)}/presence/${encodeURIComponent(tab)}`, anything, { method: 'DELETE', keepalive: true }),
      ),
    eventsUrl: (companyId, tab) => `${of(companyId)}/events?tab=${encodeURIComponent(tab)}`,
  };
}
