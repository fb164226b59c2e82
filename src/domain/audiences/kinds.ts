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

/** What is known of the section's kinds without their schemas. */
export const AUDIENCE_KINDS: KindTable<AudienceRecords, AudienceSummaries, AudienceSearchKind> = {
  audience: {
    version: 3,
    label: 'Аудитория',
    forms: ['аудитория', 'аудитории', 'аудиторий'],
    keepsSummary: true,
    search: { all: 'Аудитории', one: 'Аудитория', isRecent: true },
  },
  persona: {
    version: 1,
    label: 'Персона',
    forms: ['персона', 'персоны', 'персон'],
    parent: 'audienceId',
    search: { all: 'Персоны', one: 'Персона', parent: 'audience', isRecent: true },
  },
  contactList: {
    version: 2,
    label: 'Контакты',
    forms: ['список контактов', 'списка контактов', 'списков контактов'],
    parent: 'audienceId',
    keepsSummary: true,
  },
  recruitingRequest: {
    version: 1,
    label: 'Запрос на поиск респондентов',
    forms: ['запрос на поиск', 'запроса на поиск', 'запросов на поиск'],
    parent: 'audienceId',
  },
};
