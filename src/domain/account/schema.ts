import * as v from 'valibot';

import { keyed, mapMembers, stored, type RecordMigration } from '../core/schema.ts';
import { isObject, positionAt } from '../core/record.ts';
import { scenarioQuestion } from '../fieldwork/schema.ts';
import { readOldInvoice } from './oldInvoice.ts';

/** A respondent channel (R57); its id is the channel's name. */
export const channelSchema = v.object({
  ...stored,
  id: v.picklist(['telegram', 'whatsapp', 'widget', 'voice']),
  /** Active when something real answered (R57): saving makes it no more than set up. */
  state: v.picklist(['active', 'setup', 'off']),
  /** Bot token, phone number, SIP server, or the sites of the widget, one a line. Masked, and out of exports, where it is a secret (R9). */
  value: v.string(),
  /** Whether its state is the sample's story, of a channel that does not exist; ends with the first change. */
  isSample: v.boolean(),
});

const CHANNEL_MIGRATIONS: readonly RecordMigration[] = [
  // 2: active is only what answered, which nothing had; the widget's code, which named a server, is not stored any more.
  (old) => ({
    ...old,
    state: old.state === 'active' ? 'setup' : old.state,
    value: old.id === 'widget' ? '' : old.value,
    isSample: false,
  }),
];

/** How the assistant speaks to respondents; one record, id `bot`. */
export const botSettingsSchema = v.object({
  ...stored,
  name: v.string(),
  tone: v.picklist(['friendly', 'professional', 'casual']),
  personality: v.string(),
});

const range = v.tuple([v.number(), v.number()]);

export const scenarioSchema = v.object({
  ...stored,
  title: v.string(),
  description: v.string(),
  /** Active: it can be sent. */
  status: v.picklist(['active', 'draft']),
  /** Said before consent is asked for, to what consent is given, and said at the end; empty: the product's own words (fieldwork/texts.ts). */
  welcome: v.string(),
  consent: v.string(),
  thanks: v.string(),
  /** Whether a model words the follow-up questions; the respondent agrees to that with the rest. */
  modelAsks: v.boolean(),
  /** Stages of the talk. */
  stages: keyed({ title: v.string() }),
  /** The questions: in the order of the stages, and of the positions within one. */
  questions: keyed(scenarioQuestion),
  /** Minutes, shortest and longest. */
  duration: range,
  /** Questions, fewest and most. */
  questionCount: range,
});

const SCENARIO_MIGRATIONS: readonly RecordMigration[] = [
  // 2: a question is more than its text and has a key of its own; the same one on every device that reads the old record.
  (old) => ({
    ...old,
    welcome: '',
    consent: '',
    thanks: '',
    stages: mapMembers(old.stages, ({ questions: _apart, ...stage }) => stage),
    questions: isObject(old.stages) ? Object.fromEntries(Object.entries(old.stages).flatMap(openQuestions)) : {},
  }),
  // 3: a model may word the follow-up questions, where a user has allowed it.
  (old) => ({ ...old, modelAsks: false }),
];

/** The questions that a stage of version 1 had, by their keys. */
function openQuestions([stage, member]: readonly [string, unknown]): [string, unknown][] {
  if (!isObject(member) || !Array.isArray(member.questions)) return [];
  return member.questions.map((text: unknown, index) => [
    `${stage}-q${index}`,
    {
      stage,
      text,
      kind: 'open',
      options: [],
      isMultiple: false,
      scale: { from: 1, to: 5, fromLabel: '', toLabel: '' },
      whyTimes: 0,
      mayBeSkipped: true,
      branches: [],
      position: positionAt(index),
    },
  ]);
}

/** The person who uses this browser; one record, id `profile`. */
export const profileSchema = v.object({
  ...stored,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  position: v.string(),
  /** SHA-256 of a picture in the store's files, or null for initials. */
  avatarFileId: v.nullable(v.string()),
  twoFactorEnabled: v.boolean(),
  emailNotifications: v.boolean(),
});

export const productSchema = v.object({ name: v.string(), status: v.picklist(['active', 'development']) });

/** A company: the owner of one workspace (R2). */
export const companySchema = v.object({
  ...stored,
  name: v.string(),
  /** The user's own role in it. */
  role: v.picklist(['Owner', 'Admin']),
  products: keyed(productSchema.entries),
});

export const memberSchema = v.object({
  ...stored,
  companyId: v.string(),
  name: v.string(),
  email: v.string(),
  /** An invitation also offers Viewer. */
  role: v.picklist(['Owner', 'Admin', 'Researcher', 'Viewer']),
  /** In a shared company the server alone says it; without access one works on paper: others assign work to them. */
  status: v.picklist(['active', 'invited', 'noAccess']),
  /** The name that the inviter gave them: their own replaces it when they come in. */
  calledBy: v.optional(v.string()),
  jobTitle: v.string(),
  /** The message written with the invitation, so that the letter can be opened again; empty when there was none. */
  invitation: v.string(),
});

const MEMBER_MIGRATIONS: readonly RecordMigration[] = [
  // 2: an invitation's message is kept.
  (old) => ({ ...old, invitation: '' }),
  // 3: a member may exist without a way in.
  (old) => old,
];

/** A saved card of a company; never a full number (R56). */
export const paymentCardSchema = v.object({
  ...stored,
  type: v.picklist(['debit', 'credit']),
  /** Last four digits. */
  last4: v.string(),
  brand: v.string(),
  isDefault: v.boolean(),
});

/** Who issues the invoices, as an invoice names it. */
export const sellerDetailsSchema = v.object({
  name: v.string(),
  inn: v.string(),
  kpp: v.string(),
  ogrn: v.string(),
  address: v.string(),
  bank: v.string(),
  bik: v.string(),
  account: v.string(),
  correspondentAccount: v.string(),
});

/** Who pays an invoice: the legal-entity invoice form (R55). */
export const requisitesSchema = v.object({
  organisation: v.string(),
  inn: v.string(),
  /** Empty for an entrepreneur. */
  kpp: v.string(),
  ogrn: v.string(),
  /** Legal address. */
  address: v.string(),
  /** Contact person. */
  contact: v.string(),
  /** Where the invoice goes. */
  email: v.string(),
});

/** Both sides of an invoice at the time of issue, so that the same invoice can be made again. */
export const invoiceSidesSchema = v.object({ payer: requisitesSchema, seller: sellerDetailsSchema });

/** A movement on a company's balance. */
export const transactionSchema = v.object({
  ...stored,
  /** Day of the movement; of an invoice, the day of issue. */
  date: v.string(),
  /** Roubles; negative for spend, positive for deposit. */
  amount: v.number(),
  description: v.string(),
  type: v.picklist(['research', 'deposit']),
  /** Project the money went to; empty for deposits. */
  project: v.string(),
  /** Whether a deposit by invoice has arrived, or never will: a cancelled invoice is kept, and is in no sum. */
  status: v.picklist(['done', 'awaiting_payment', 'cancelled']),
  /** The plan that a deposit pays for: active from the payment on. Null for any other movement. */
  planId: v.nullable(v.picklist(['personal', 'team', 'department'])),
  /** Number of the invoice that a deposit pays; null when there was none. */
  invoiceNumber: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Both sides of that invoice; null when it was not made here. */
  invoice: v.nullable(invoiceSidesSchema),
  /** Day on which the invoice was marked as paid; null while it was not. */
  paidOn: v.nullable(v.string()),
  /** Day on which the invoice was cancelled; null while it was not. */
  cancelledOn: v.nullable(v.string()),
});

const TRANSACTION_MIGRATIONS: readonly RecordMigration[] = [
  // 2: a deposit knows the invoice and the plan that it pays; before, only its description said them.
  (old) => ({ ...old, ...readOldInvoice(String(old.description ?? '')), invoice: null, paidOn: null }),
  // 3: an invoice can be cancelled.
  (old) => ({ ...old, cancelledOn: null }),
];

/** How the section's records are read, by kind. */
export const ACCOUNT_SCHEMAS = {
  channel: { schema: channelSchema, migrations: CHANNEL_MIGRATIONS },
  botSettings: { schema: botSettingsSchema },
  scenario: { schema: scenarioSchema, migrations: SCENARIO_MIGRATIONS },
  profile: { schema: profileSchema },
  company: { schema: companySchema },
  member: { schema: memberSchema, migrations: MEMBER_MIGRATIONS },
  paymentCard: { schema: paymentCardSchema },
  transaction: { schema: transactionSchema, migrations: TRANSACTION_MIGRATIONS },
};
