import type { ScenarioLengths } from '#src/domain/fieldwork/writing/conversationLength.ts';
import { isObject, type DateText } from '#src/domain/core/record.ts';
import type {
  AnswerPage,
  ChosenBy,
  RespondentPage,
  RoundStanding,
  RoundConversations,
} from '#src/domain/fieldwork/figures.ts';
import type {
  AudienceRounds,
  ContactRounds,
  InvitedContacts,
  InvitationsMade,
  PersonalLinks,
} from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { Invitable } from '#src/domain/fieldwork/inviting/invitable.ts';

import { anything, companyPath, createAsk, done, type Answer } from '../ask.ts';

/** A company's round at the server. */
export interface RoundName {
  readonly companyId: string;
  readonly roundId: string;
}

/** An address by which anybody may answer. */
export interface OpenLink {
  /** Under the server's own; null when it was made with another secret of the server: it works, and cannot be shown again. */
  readonly address: string | null;
}

/** Rounds of interviews, as this side asks the server for them. Nothing is thrown. */
export interface RoundApi {
  /** Returns the counts of a round. */
  standing(name: RoundName): Promise<Answer<RoundStanding>>;
  /** Who was asked; older than a respondent. */
  respondents(name: RoundName, after: string | null): Promise<Answer<RespondentPage>>;
  /** Returns the answers; older than the given one. */
  answers(name: RoundName, before: string | null): Promise<Answer<AnswerPage>>;
  /** Every contact who was invited to it. */
  invited(name: RoundName): Promise<Answer<InvitedContacts>>;
  /** Who answered a closed question so. */
  chosen(name: RoundName, question: string, choice: string): Promise<Answer<ChosenBy>>;
  /** The transcripts that it has brought into its study. */
  talks(name: RoundName): Promise<Answer<RoundConversations>>;
  /** Invites contacts: each once. */
  invite(name: RoundName, contacts: readonly Invitable[]): Promise<Answer<InvitationsMade>>;
  /** Personal addresses of those who are not through. */
  links(name: RoundName): Promise<Answer<PersonalLinks>>;
  /** Takes an invitation back. */
  takeBack(name: RoundName, respondentId: string): Promise<Answer<null>>;
  /** Sets whether a respondent who has begun counts. Resolves to whether they do: their place may be taken by now. */
  count(name: RoundName, respondentId: string, counted: boolean): Promise<Answer<{ readonly counted: boolean }>>;
  /** The open link; null while there is none. */
  openLink(name: RoundName): Promise<Answer<OpenLink | null>>;
  /** Makes the open link, or tells it again. */
  makeLink(name: RoundName): Promise<Answer<OpenLink | null>>;
  /** Closes it. */
  closeLink(name: RoundName): Promise<Answer<null>>;
  /** Adds codes that are given at the end; resolves to how many were new. */
  addCodes(name: RoundName, codes: readonly string[]): Promise<Answer<{ readonly added: number }>>;
}

const isStanding = (value: unknown): value is RoundStanding =>
  isObject(value) && isObject(value.figures) && isObject(value.places);
const hasItems = (value: unknown): boolean =>
  isObject(value) && Array.isArray(value.items) && typeof value.more === 'boolean';
const isRespondentPage = (value: unknown): value is RespondentPage => hasItems(value);
const isAnswerPage = (value: unknown): value is AnswerPage => hasItems(value);
const isInvited = (value: unknown): value is InvitationsMade => isObject(value) && typeof value.made === 'number';
const areLinks = (value: unknown): value is PersonalLinks => isObject(value) && Array.isArray(value.links);
const isLink = (value: unknown): value is { readonly link: OpenLink | null } =>
  isObject(value) && (value.link === null || isObject(value.link));
const areContacts = (value: unknown): value is InvitedContacts => isObject(value) && Array.isArray(value.contacts);
const areChosen = (value: unknown): value is ChosenBy =>
  isObject(value) && Array.isArray(value.contacts) && typeof value.unnamed === 'number';
const areTalks = (value: unknown): value is RoundConversations => isObject(value) && Array.isArray(value.materials);
const hasRounds = (value: unknown): boolean => isObject(value) && Array.isArray(value.rounds);
const isCounted = (value: unknown): value is { readonly counted: boolean } =>
  isObject(value) && typeof value.counted === 'boolean';
const isAdded = (value: unknown): value is { readonly added: number } =>
  isObject(value) && typeof value.added === 'number';

const of = ({ companyId, roundId }: RoundName, rest = ''): string =>
  `${companyPath(companyId)}/rounds/${encodeURIComponent(roundId)}${rest}`;

const from = (name: string, id: string | null): string => (id === null ? '' : `?${name}=${encodeURIComponent(id)}`);

const linkIn = (answer: Answer<{ readonly link: OpenLink | null }>): Answer<OpenLink | null> =>
  answer.ok ? { ok: true, value: answer.value.link } : answer;

const isFinished = (value: unknown): value is { readonly finished: number } =>
  isObject(value) && typeof value.finished === 'number';

/**
 * How many interviews of a company came to their end.
 * @param since from this day on
 * @param fetcher asks it; the browser's `fetch` but in tests
 */
export const finishedSince = (
  companyId: string,
  since: DateText,
  fetcher: typeof fetch,
): Promise<Answer<{ readonly finished: number }>> =>
  createAsk(fetcher)(`${companyPath(companyId)}/interviews?since=${since}`, isFinished);

const isLengths = (value: unknown): value is ScenarioLengths => isObject(value) && isObject(value.lengths);

/** How long the talks by each scenario of a company took. @param fetcher the browser's `fetch` but in tests */
export const scenarioLengths = (companyId: string, fetcher: typeof fetch): Promise<Answer<ScenarioLengths>> =>
  createAsk(fetcher)(`${companyPath(companyId)}/scenarios/lengths`, isLengths);

/** Rounds that a contact of a company was invited to. */
export const roundsOfContact = (
  companyId: string,
  { listId, key }: { readonly listId: string; readonly key: string },
  fetcher: typeof fetch,
): Promise<Answer<ContactRounds>> =>
  createAsk(fetcher)(
    `${companyPath(companyId)}/contacts/${encodeURIComponent(listId)}/${encodeURIComponent(key)}/rounds`,
    (value): value is ContactRounds => hasRounds(value),
  );

/** Rounds that contacts of an audience were invited to. */
export const roundsOfAudience = (
  companyId: string,
  audienceId: string,
  fetcher: typeof fetch,
): Promise<Answer<AudienceRounds>> =>
  createAsk(fetcher)(
    `${companyPath(companyId)}/audiences/${encodeURIComponent(audienceId)}/rounds`,
    (value): value is AudienceRounds => hasRounds(value) && typeof (value as AudienceRounds).leastInvited === 'number',
  );

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
    invited: (name) => ask(of(name, '/invited'), areContacts),
    chosen: (name, question, choice) =>
      ask(of(name, `/chosen?${new URLSearchParams({ question, choice })}`), areChosen),
    talks: (name) => ask(of(name, '/talks'), areTalks),
    invite: (name, contacts) =>
      ask(of(name, '/invitations'), isInvited, {
        method: 'POST',
        body: { contacts: contacts.map(({ listId, key }) => ({ listId, key })) },
      }),
    links: (name) => ask(of(name, '/links'), areLinks),
    takeBack: ({ companyId }, respondentId) =>
      done(
        ask(`${companyPath(companyId)}/respondents/${encodeURIComponent(respondentId)}`, anything, {
          method: 'DELETE',
        }),
      ),
    count: ({ companyId }, respondentId, counted) =>
      ask(`${companyPath(companyId)}/respondents/${encodeURIComponent(respondentId)}/counted`, isCounted, {
        method: 'PUT',
        body: { counted },
      }),
    openLink: async (name) => linkIn(await ask(of(name, '/open-link'), isLink)),
    makeLink: async (name) =>
      linkIn(await ask(of(name, '/open-link'), isLink, { method: 'POST', body: { kind: 'open' } })),
    closeLink: (name) => done(ask(of(name, '/open-link'), anything, { method: 'DELETE' })),
    addCodes: (name, codes) => ask(of(name, '/codes'), isAdded, { method: 'POST', body: { codes } }),
  };
}
