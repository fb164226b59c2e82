import * as v from 'valibot';

import { withAnswer } from './consent/consentMigration.ts';
import { personOfAddress, withToldDay } from './contactMigration.ts';
import { PERSONA_MODEL_FIELDS } from './modelFields.ts';
import { fieldsMadeBy, keyed, mapMembers, stored, texts, type RecordMigration } from '../core/schema.ts';

/** The audience screens' own Russian labels (R24), in funnel order. */
const stage = v.picklist([
  'осведомленность',
  'вовлечение',
  'рассмотрение',
  'намерение',
  'конверсия',
  'удержание',
  'лояльность',
  'отток',
  'реактивация',
]);

export const audienceSchema = v.object({
  ...stored,
  name: v.string(),
  description: v.string(),
  /** Respondents that are expected, as typed when it was created; 0 when nothing was. Its size is counted: figures.ts. */
  expected: v.number(),
  touchpoints: texts,
  funnelStages: keyed({ stage }),
  /** Candidates for personas that a person turned down («Найти новые персоны»), by their key. */
  rejectedPersonas: keyed({}),
});

const AUDIENCE_MIGRATIONS: readonly RecordMigration[] = [
  // 2: candidates for personas can be turned down.
  (old) => ({ ...old, rejectedPersonas: {} }),
  // 3: what was typed is only what is expected; the rest is counted, no longer stored.
  ({ count, currentResearch: _current, lastMonthResearch: _lastMonth, ...old }) => ({ ...old, expected: count }),
];

/** Fields of an audience for lists and choosers. */
export const audienceSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  expected: v.number(),
  touchpoints: v.array(v.string()),
  funnelStages: v.array(stage),
});

/** A typical member of a cohort (R45). */
export const personaSchema = v.object({
  ...stored,
  audienceId: v.string(),
  title: v.string(),
  name: v.string(),
  role: v.string(),
  /** Empty when not known; as is `familyStatus`. */
  company: v.string(),
  region: v.string(),
  /** Years, or null when not known. */
  age: v.nullable(v.number()),
  familyStatus: v.string(),
  socialActivity: v.string(),
  usageReasons: texts,
  purchaseReasons: texts,
  painPoints: texts,
  motivations: texts,
  interests: texts,
  skills: texts,
  /** Tech literacy (R45), in rising order. */
  techLevel: v.picklist(['Начинающий', 'Средний', 'Продвинутый']),
  jtbd: texts,
  characteristics: texts,
  /** Which of its fields a model proposed and a person took. */
  byModel: fieldsMadeBy(PERSONA_MODEL_FIELDS),
  position: v.string(),
});

/** Another detail of a person: a column of the table that they came with (R46). */
export const contactDetailSchema = v.object({
  /** The column's heading, of one that no field of the contact took: «Возраст», «Город (C)». */
  label: v.string(),
  /** The cell; never empty. */
  text: v.string(),
});

/** A person's answer to the request for consent. */
export const consentSchema = v.object({
  /**
   * Given, refused, or unclear words: these count as unknown. A program that knew no refusals sends no answer; what it took for a
   * consent may be a refusal.
   */
  answer: v.optional(v.picklist(['given', 'refused', 'unclear']), 'unclear'),
  /** ISO 8601 moment of the answer itself, never of its recording; null when unknown. */
  at: v.nullable(v.string()),
  /** The text that was agreed to, or what a table said of it. */
  text: v.string(),
  /** Way of the answer: in the interview's page or in Telegram, by a table, or told to the person who recorded it. */
  how: v.picklist(['web', 'telegram', 'import', 'person']),
});

/** That a person is not to be written to. */
export const doNotContactSchema = v.object({
  /** ISO 8601 moment of its being said; null when a table named no day. */
  at: v.nullable(v.string()),
  /** The reason; empty when unknown. */
  why: v.string(),
});

/**
 * A person who can be asked. Personal data. At least one of `phones`, `emails` and `telegram` is there; that is a rule of what is
 * written (contactRules.ts) and not of what is read: two people may each take one away at once.
 */
export const contactSchema = v.object({
  /** Empty when not known; as are the texts below. */
  name: v.string(),
  /** E.164 (`+79001234567`). */
  phones: v.array(v.string()),
  /** In small letters. */
  emails: v.array(v.string()),
  /** A Telegram name without @, as it was typed (R46); empty when there is none. */
  telegram: v.string(),
  city: v.string(),
  company: v.string(),
  segment: v.string(),
  /** Where the person comes from: a campaign, a list. */
  source: v.string(),
  notes: v.string(),
  tags: v.array(v.string()),
  /** Every other column they came with, in the table's order. */
  details: v.array(contactDetailSchema),
  /** Null when there was no answer. */
  consent: v.nullable(consentSchema),
  doNotContact: v.nullable(doNotContactSchema),
  /** ISO 8601 moment of the last invitation, and of the last answer; null for never. The server writes them. */
  invitedAt: v.nullable(v.string()),
  answeredAt: v.nullable(v.string()),
});

/**
 * Some of an audience's contacts, whose version is the list's; an audience has as many lists as its contacts take. Contacts are members and not records,
 * because removing a record is soft, and a deleted contact must be gone from what is stored, exports included: dropping
 * the member erases it.
 */
export const contactListSchema = v.object({
  ...stored,
  audienceId: v.string(),
  /** At most CONTACTS_PER_LIST (audience.ts), by ids made by the client. */
  contacts: keyed(contactSchema.entries),
});

const CONTACT_LIST_MIGRATIONS: readonly RecordMigration[] = [
  // 2: contacts keep the columns of the table that they came with.
  (old) => ({ ...old, contacts: mapMembers(old.contacts, (contact) => ({ details: [], ...contact })) }),
  // 3: a contact is a person with any number of addresses.
  (old) => ({ ...old, contacts: mapMembers(old.contacts, personOfAddress) }),
  // 4: a consent can be refused, and its day not known.
  (old) => ({ ...old, contacts: mapMembers(old.contacts, withAnswer) }),
  // 5: the day of a request not to be written to may be unknown.
  (old) => ({ ...old, contacts: mapMembers(old.contacts, withToldDay(old.contacts)) }),
];

/** Counts of a list of contacts that need no reading of it. */
export const contactListSummarySchema = v.object({
  id: v.string(),
  audienceId: v.string(),
  /** Contacts in it. */
  count: v.number(),
});

/** «Поиск» of the add-contacts dialog: whom to find. */
export const recruitingRequestSchema = v.object({
  ...stored,
  audienceId: v.string(),
  description: v.string(),
  status: v.picklist(['open', 'closed']),
});

/** How the section's records are read, by kind. */
export const AUDIENCE_SCHEMAS = {
  audience: { schema: audienceSchema, migrations: AUDIENCE_MIGRATIONS },
  persona: { schema: personaSchema },
  contactList: { schema: contactListSchema, migrations: CONTACT_LIST_MIGRATIONS },
  recruitingRequest: { schema: recruitingRequestSchema },
};
