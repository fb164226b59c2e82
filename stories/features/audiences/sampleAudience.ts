import { fn } from 'storybook/test';

import { summariseAudience, summariseContactList } from '#src/domain/audiences/audience.ts';
import { NO_AUDIENCE_FILTER } from '#src/domain/audiences/filter.ts';
import { countAudiences } from '#src/domain/audiences/figures.ts';
import { contactIndex, listContacts } from '#src/domain/audiences/contactList.ts';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { proposePersonas } from '#src/domain/audiences/personaCandidates.ts';
import type { AudienceDialogsProps } from '#src/features/audiences/AudienceDialogs.tsx';
import type { AudiencesScreenProps } from '#src/features/audiences/AudiencesScreen.tsx';
import type { TypedAudience } from '#src/domain/audiences/form/typedAudience.ts';
import type { OpenAudience } from '#src/features/audiences/openAudience.ts';
import { audiences } from '#src/samples/audiences.ts';
import { contactLists, recruitingRequests } from '#src/samples/contacts.ts';
import { personas } from '#src/samples/personas.ts';
import { research } from '#src/samples/research.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';

import { linksHref } from '../../linksHref.ts';
import { listing } from './sampleContacts.ts';

/** Current day of the sample. */
const TODAY = '2026-11-21';

/** The sample's audiences as lists take them, counted. */
export const summaries = countAudiences(
  audiences.map((one) => ({ ...summariseAudience(one), createdAt: one.createdAt })),
  contactLists.map(summariseContactList),
  research,
  TODAY,
);

/** An audience of the sample with everything that belongs to it. */
export function openAudience(id: string): OpenAudience {
  const audience = audiences.find((one) => one.id === id);
  if (!audience) throw new Error(`no sample audience ${id}`);
  const lists = contactLists.filter((list) => list.audienceId === id);
  return {
    audience,
    personas: personas.filter((persona) => persona.audienceId === id),
    requests: recruitingRequests.filter((request) => request.audienceId === id),
    contacts: ready(listContacts(lists)),
    known: contactIndex(listContacts(lists)),
  };
}

export const edtech = openAudience('audience-edtech-pm');

export const candidates = proposePersonas({
  audience: edtech.audience,
  personas: edtech.personas,
  studies: sampleWorkspace.company.research ?? [],
  hypotheses: sampleWorkspace.company.hypothesis ?? [],
});

const done = () => fn((): Promise<Outcome> => Promise.resolve(DONE));

/** Callbacks of the screen's dialogs. */
export const callbacks = {
  readTable: fn(() => Promise.resolve({ sheets: [{ name: 'Лист', rows: [['+7 900 000-00-77']] }] })),
  explain: String,
  onCreateAudience: done(),
  onEditAudience: done(),
  onDeleteAudience: done(),
  onAddContacts: done(),
  onRequestRecruiting: done(),
  onCreatePersona: done(),
  onEditPersona: done(),
  onDuplicatePersona: done(),
  onDeletePersona: done(),
  onRejectCandidate: done(),
  onRestoreCandidate: done(),
} satisfies Partial<AudienceDialogsProps>;

/** The screen with the sample's audiences, none of them open. */
export const screenProps: AudiencesScreenProps = {
  ...callbacks,
  audiences: ready(summaries),
  brokenCount: 0,
  filter: NO_AUDIENCE_FILTER,
  openId: null,
  opened: LOADING,
  persona: null,
  candidates,
  studyHref: () => '/?open=study',
  linksHref,
  onFilterChange: fn(),
  onOpenChange: fn(),
  onPersonaChange: fn(),
  onRetry: fn(),
  onExport: fn(() => Promise.resolve()),
  contactListing: listing,
  onDeleteContact: fn(),
  onDeleteAllContacts: fn(() => Promise.resolve(DONE)),
  onRecruitingStatusChange: fn(),
  onDeleteRecruiting: fn(),
};

/** A new audience as far as it is typed. */
export const filled: TypedAudience = {
  name: 'Методисты',
  description: 'Ведут программы онлайн-школ',
  expected: '1 243',
  touchpoints: 'Онбординг, Выбор тарифа, онбординг',
  funnelStages: 'намерение',
};

/** The same with more than may be typed. */
export const longDraft: TypedAudience = {
  ...filled,
  name: 'Методисты онлайн-школ '.repeat(12),
  touchpoints: Array.from({ length: 34 }, (_, index) => `Точка касания номер ${index + 1}`).join(', '),
};
