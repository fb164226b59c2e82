import { isObject } from '#src/domain/core/record.ts';
import type {
  AnswerPage,
  Invited,
  PersonalLinks,
  RespondentPage,
  RoundStanding,
} from '#src/domain/fieldwork/figures.ts';
import type { Invitable } from '#src/domain/fieldwork/invitable.ts';

import { anything, companyPath, createAsk, done, type Answer } from '../ask.ts';

/** A company's round at the server. */
export interface RoundName {
  readonly companyId: string;
  readonly roundId: string;
}

/** Rounds of interviews, as this side asks the server for them. Nothing is thrown. */
export interface RoundApi {
  /** What is counted of a round. */
  standing(name: RoundName): Promise<Answer<RoundStanding>>;
  /** Who was asked; older than a respondent. */
  respondents(name: RoundName, after: string | null): Promise<Answer<RespondentPage>>;
  /** What was said; older than an answer. */
  answers(name: RoundName, before: string | null): Promise<Answer<AnswerPage>>;
  /** Invites contacts: each once. */
  invite(name: RoundName, contacts: readonly Invitable[]): Promise<Answer<Invited>>;
  /** Personal addresses of those who are not through. */
  links(name: RoundName): Promise<Answer<PersonalLinks>>;
  /** Takes an invitation back. */
  takeBack(name: RoundName, respondentId: string): Promise<Answer<null>>;
  /** Opens the open link, or tells it again; resolves to its address. */
  openLink(name: RoundName): Promise<Answer<{ readonly address: string }>>;
  /** Closes it. */
  closeLink(name: RoundName): Promise<Answer<null>>;
}

const isStanding = (value: unknown): value is RoundStanding => isObject(value) && isObject(value.figures);
const hasItems = (value: unknown): boolean =>
  isObject(value) && Array.isArray(value.items) && typeof value.more === 'boolean';
const isRespondentPage = (value: unknown): value is RespondentPage => hasItems(value);
const isAnswerPage = (value: unknown): value is AnswerPage => hasItems(value);
const isInvited = (value: unknown): value is Invited => isObject(value) && typeof value.made === 'number';
const areLinks = (value: unknown): value is PersonalLinks => isObject(value) && Array.isArray(value.links);
const isAddress = (value: unknown): value is { readonly address: string } =>
  isObject(value) && typeof value.address === 'string';

const of = ({ companyId, roundId }: RoundName, rest = ''): string =>
  `${companyPath(companyId)}/rounds/${encodeURIComponent(roundId)}${rest}`;

const from = (name: string, id: string | null): string => (id === null ? '' : `?${name}=${encodeURIComponent(id)}`);

/** Contacts of one request: more are invited by several. */
export const INVITED_AT_ONCE = 500;

/**
 * Rounds at the server of the page's own address.
 * @param fetcher asks it; the browser's `fetch` but in tests
 */
export function createRoundApi(fetcher: typeof fetch): RoundApi {
  const ask = createAsk(fetcher);
  return {
    standing: (name) => ask(of(name), isStanding),
    respondents: (name, after) => ask(of(name, `/respondents${from('after', after)}`), isRespondentPage),
    answers: (name, before) => ask(of(name, `/answers${from('before', before)}`), isAnswerPage),
    invite: (name, contacts) =>
      ask(of(name, '/invitations'), isInvited, {
        method: 'POST',
        body: { contacts: contacts.map(({ listId, key }) => ({ listId, key })) },
      }),
    links: (name) => ask(of(name, '/links'), areLinks),
    takeBack: (name, respondentId) =>
      done(ask(of(name, `/respondents/${encodeURIComponent(respondentId)}`), anything, { method: 'DELETE' })),
    openLink: (name) => ask(of(name, '/open-link'), isAddress, { method: 'POST' }),
    closeLink: (name) => done(ask(of(name, '/open-link'), anything, { method: 'DELETE' })),
  };
}
