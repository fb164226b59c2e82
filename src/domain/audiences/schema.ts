import * as v from 'valibot';

import { keyed, mapMembers, stored, texts, type Migration } from '../core/schema.ts';

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

/** A cohort of respondents. */
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

const AUDIENCE_MIGRATIONS: readonly Migration[] = [
  // 2: candidates for personas can be turned down.
  (old) => ({ ...old, rejectedPersonas: {} }),
  // 3: what was typed is only what is expected; the rest is counted, no longer stored.
  ({ count, currentResearch: _current, lastMonthResearch: _lastMonth, ...old }) => ({ ...old, expected: count }),
];

/** What lists and choosers need of an audience. */
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
  position: v.string(),
});

/** What else is known of a person: a column of the table that they came with (R46). */
export const contactDetailSchema = v.object({
  /** The column's heading: «Имя», «Город». */
  label: v.string(),
  /** The cell; never empty. */
  text: v.string(),
});

/** A person who can be asked. Personal data. */
export const contactSchema = v.object({
  /** How the person is reached. */
  type: v.picklist(['phone', 'telegram']),
  /** E.164 (`+79001234567`), or a Telegram name without @ as it was typed (R46). */
  value: v.string(),
  /** In the order of the table's columns; empty when the contact came alone. */
  details: v.array(contactDetailSchema),
});

/**
 * Some of an audience's contacts; an audience has as many lists as its contacts take. Contacts are members and not records,
 * because removing a record is soft, and a deleted contact must be gone from what is stored, exports included: dropping
 * the member erases it.
 */
export const contactListSchema = v.object({
  ...stored,
  audienceId: v.string(),
  /** At most CONTACTS_PER_LIST (audience.ts), by ids made by the client. */
  contacts: keyed(contactSchema.entries),
});

const CONTACT_LIST_MIGRATIONS: readonly Migration[] = [
  // 2: contacts keep the columns of the table that they came with.
  (old) => ({ ...old, contacts: mapMembers(old.contacts, (contact) => ({ details: [], ...contact })) }),
];

/** What is counted of a list of contacts without reading it. */
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
