import type { KindTable, Summarised } from '../core/kind.ts';
import type {
  Audience,
  AudienceSummary,
  ContactList,
  ContactListSummary,
  Persona,
  RecruitingRequest,
} from './audience.ts';

/** Records of audiences by their kind. */
export interface AudienceRecords {
  audience: Audience;
  persona: Persona;
  contactList: ContactList;
  recruitingRequest: RecruitingRequest;
}

/** Summaries of the section's kinds that keep one. */
export interface AudienceSummaries {
  audience: Summarised<AudienceSummary>;
  contactList: Summarised<ContactListSummary>;
}

/** The section's kinds that the search reads: contacts and requests are personal data. */
export type AudienceSearchKind = 'audience' | 'persona';

/** The section's kinds without their schemas. */
export const AUDIENCE_KINDS: KindTable<AudienceRecords, AudienceSummaries, AudienceSearchKind> = {
  audience: {
    version: 3,
    keepsSummary: true,
    search: { all: 'Аудитории', one: 'Аудитория', isRecent: true },
  },
  persona: {
    version: 1,
    parent: 'audienceId',
    search: { all: 'Персоны', one: 'Персона', parent: 'audience', isRecent: true },
  },
  contactList: {
    version: 5,
    parent: 'audienceId',
    keepsSummary: true,
  },
  recruitingRequest: {
    version: 1,
    parent: 'audienceId',
  },
};
