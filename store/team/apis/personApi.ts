import { isObject } from '#src/domain/core/record.ts';
import type { InvitedContacts } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { ForgetAnswer, ForgetBody } from '#src/domain/forgetting/forgetBody.ts';
import type { PersonData } from '#src/domain/forgetting/personData.ts';

import { companyPath, createAsk, type Answer } from '../ask.ts';

/** Client of the server for a person whose data a shared company holds. Throws nothing. */
export interface PersonApi {
  /** Counts the data that forgetting them now would erase. */
  count(companyId: string, who: ForgetBody): Promise<Answer<Pick<ForgetAnswer, 'counts'>>>;
  /** The contacts whose interviews stand under a participant. */
  contacts(companyId: string, participantId: string): Promise<Answer<InvitedContacts>>;
  /** Forgets them. */
  forget(companyId: string, who: ForgetBody): Promise<Answer<ForgetAnswer>>;
  /** All that the company holds of them; the journal gets a line of who asked. */
  data(companyId: string, who: ForgetBody): Promise<Answer<PersonData>>;
}

/** All of a person's data is read, and all of it rewritten: longer than a usual request. */
const PATIENCE = 120_000;

const hasCounts = (value: unknown): value is Pick<ForgetAnswer, 'counts'> => isObject(value) && isObject(value.counts);
const areContacts = (value: unknown): value is InvitedContacts => isObject(value) && Array.isArray(value.contacts);
const isForgotten = (value: unknown): value is ForgetAnswer => hasCounts(value) && 'at' in value;
const isData = (value: unknown): value is PersonData =>
  isObject(value) && Array.isArray(value.contacts) && Array.isArray(value.talks);

const of = (companyId: string, rest: string): string => `${companyPath(companyId)}/${rest}`;

const sent = (body: ForgetBody) => ({ method: 'POST', body, patience: PATIENCE });

/** @param fetcher the browser's `fetch` but in tests */
export function createPersonApi(fetcher: typeof fetch): PersonApi {
  const ask = createAsk(fetcher);
  return {
    count: (companyId, who) => ask(of(companyId, 'forget/count'), hasCounts, sent(who)),
    contacts: (companyId, id) => ask(of(companyId, `participants/${encodeURIComponent(id)}/contacts`), areContacts),
    forget: (companyId, who) => ask(of(companyId, 'forget'), isForgotten, sent(who)),
    data: (companyId, who) => ask(of(companyId, 'person-data'), isData, sent(who)),
  };
}
