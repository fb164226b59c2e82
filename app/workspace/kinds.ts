import * as v from 'valibot';

import { summariseAudience, AUDIENCE_STAGES, TECH_LEVELS } from '#src/domain/audience.ts';
import { CHAT_FIELDS, MARKETING_FIELDS, MARKET_FIELDS, PRODUCT_FIELDS, VISION_FIELDS } from '#src/domain/board.ts';
import { PLAN_IDS } from '#src/domain/billing.ts';
import { CONTACT_TYPES } from '#src/domain/contact.ts';
import { EXPERIMENT_STATUSES, summariseExperiment } from '#src/domain/experiment.ts';
import { RELEVANCES } from '#src/domain/hypothesis.ts';
import { INTERVIEW_STEPS } from '#src/domain/interview.ts';
import { readOldInvoice } from '#src/domain/invoice.ts';
import type { Kind, Records } from '#src/domain/operation.ts';
import type { StoredRecord } from '#src/domain/record.ts';
import { RESEARCH_STATUSES, RESEARCH_TYPES, summariseResearch } from '#src/domain/research.ts';
import { STAGES } from '#src/domain/stage.ts';

import { isObject } from './kindFacts.ts';
import type { Summaries, SummaryKind } from './port.ts';

/* ── Schemas ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** A type with every part readonly and every intersection flattened, so that two of them can be compared. */
type Plain<T> = T extends string | number | boolean | null | undefined ? T : { readonly [P in keyof T]: Plain<T[P]> };

/** `true` when two types are the same in both directions, optional parts included; else a sentence for the compiler. */
type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2
    ? true
    : 'schema and domain type differ';

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Ties a schema to a type. A drift between them, either way, is a compile error: `agrees` can then only be given a
 * sentence, not `true`.
 */
export function schemaOf<T>() {
  return <S extends v.GenericSchema>(schema: S, _agrees: Same<v.InferOutput<S>, T>): Schema<T> =>
    schema as unknown as Schema<T>;
}

const stored = {
  id: v.pipe(v.string(), v.nonEmpty()),
  v: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: v.string(),
  updatedAt: v.string(),
  deletedAt: v.nullable(v.string()),
};

const sellerDetails = {
  name: v.string(),
  inn: v.string(),
  kpp: v.string(),
  ogrn: v.string(),
  address: v.string(),
  bank: v.string(),
  bik: v.string(),
  account: v.string(),
  correspondentAccount: v.string(),
};

/**
 * A keyed map. valibot leaves out `__proto__`, `prototype` and `constructor` by itself; a list in a map's place is refused.
 */
function map<S extends v.GenericSchema>(member: S) {
  return v.pipe(
    v.custom<Record<string, unknown>>((value) => !Array.isArray(value), 'a keyed map, not a list'),
    v.record(v.string(), member),
  );
}

/** A keyed map whose members know their place. */
function keyed<const E extends v.ObjectEntries>(entries: E) {
  return map(v.object({ ...entries, position: v.string() }));
}

/** An object of which any of the named fields may be there. */
function someOf<const F extends readonly string[], S extends v.GenericSchema>(fields: F, value: S) {
  const entries = Object.fromEntries(fields.map((field) => [field, v.optional(value)]));
  return v.object(entries as { [P in F[number]]: v.OptionalSchema<S, undefined> });
}

const textItem = { text: v.string() };
const texts = keyed(textItem);
const stage = v.picklist(STAGES);
const passage = v.nullable(v.object({ materialId: v.string(), start: v.number(), end: v.number() }));
const range = v.tuple([v.number(), v.number()]);
const role = v.picklist(['Owner', 'Admin', 'Researcher', 'Viewer']);

const boardFields = [
  ...VISION_FIELDS,
  ...CHAT_FIELDS,
  ...MARKET_FIELDS,
  ...PRODUCT_FIELDS,
  ...MARKETING_FIELDS,
] as const;
const boardField = v.picklist(boardFields);

/** The shape of each kind, exactly its domain type. */
const schemas: { readonly [K in Kind]: Schema<Records[K]> } = {
  research: schemaOf<Records['research']>()(
    v.object({
      ...stored,
      title: v.string(),
      description: v.string(),
      status: v.picklist(RESEARCH_STATUSES),
      type: v.picklist(RESEARCH_TYPES),
      participants: v.number(),
      startDate: v.string(),
      endDate: v.nullable(v.string()),
      author: v.string(),
      insights: keyed({ ...textItem, passage, quote: v.string() }),
      experimentIds: keyed({}),
      hypothesisIds: keyed({}),
      questions: texts,
      audienceId: v.nullable(v.string()),
    }),
    true,
  ),
  material: schemaOf<Records['material']>()(
    v.object({
      ...stored,
      researchId: v.string(),
      name: v.string(),
      size: v.number(),
      mime: v.string(),
      fileId: v.string(),
      state: v.picklist(['text', 'needs_transcript', 'unreadable']),
      note: v.string(),
      position: v.string(),
    }),
    true,
  ),
  materialText: schemaOf<Records['materialText']>()(
    v.object({ ...stored, researchId: v.string(), text: v.string() }),
    true,
  ),
  hypothesis: schemaOf<Records['hypothesis']>()(
    v.object({
      ...stored,
      text: v.string(),
      description: v.string(),
      stage,
      touchpoint: v.string(),
      status: v.picklist(['new', 'added', 'in_backlog']),
      relevance: v.picklist(RELEVANCES),
      priority: v.number(),
      researchId: v.nullable(v.string()),
      comment: v.string(),
      jtbd: v.string(),
      context: v.string(),
      gains: texts,
      pains: texts,
      metrics: texts,
      quotes: keyed({
        ...textItem,
        respondent: v.string(),
        research: v.string(),
        researchId: v.nullable(v.string()),
        passage,
      }),
    }),
    true,
  ),
  experiment: schemaOf<Records['experiment']>()(
    v.object({
      ...stored,
      name: v.string(),
      customerSegment: v.string(),
      valueProposition: v.string(),
      channels: v.string(),
      customerEngagement: v.string(),
      riskiestAssumption: v.string(),
      experimentFormat: v.string(),
      scenario: v.string(),
      metrics: v.string(),
      successCriteria: v.string(),
      results: v.string(),
      learnings: v.string(),
      nextSteps: v.string(),
      startDate: v.string(),
      endDate: v.string(),
      status: v.picklist(EXPERIMENT_STATUSES),
      author: v.string(),
      cjmStage: stage,
      hypothesis: v.string(),
      hypothesisId: v.nullable(v.string()),
      assigneeId: v.nullable(v.string()),
      deadline: v.nullable(v.string()),
      verdict: v.nullable(v.picklist(['VALIDATED', 'INVALIDATED', 'INCONCLUSIVE'])),
      timeline: keyed({ date: v.string(), action: v.string(), author: v.string() }),
    }),
    true,
  ),
  audience: schemaOf<Records['audience']>()(
    v.object({
      ...stored,
      name: v.string(),
      description: v.string(),
      count: v.number(),
      touchpoints: texts,
      funnelStages: keyed({ stage: v.picklist(AUDIENCE_STAGES) }),
      currentResearch: v.number(),
      lastMonthResearch: v.number(),
      rejectedPersonas: keyed({}),
    }),
    true,
  ),
  persona: schemaOf<Records['persona']>()(
    v.object({
      ...stored,
      audienceId: v.string(),
      title: v.string(),
      name: v.string(),
      role: v.string(),
      company: v.string(),
      region: v.string(),
      age: v.nullable(v.number()),
      familyStatus: v.string(),
      socialActivity: v.string(),
      usageReasons: texts,
      purchaseReasons: texts,
      painPoints: texts,
      motivations: texts,
      interests: texts,
      skills: texts,
      techLevel: v.picklist(TECH_LEVELS),
      jtbd: texts,
      characteristics: texts,
      position: v.string(),
    }),
    true,
  ),
  contactList: schemaOf<Records['contactList']>()(
    v.object({
      ...stored,
      audienceId: v.string(),
      contacts: keyed({ type: v.picklist(CONTACT_TYPES), value: v.string() }),
    }),
    true,
  ),
  recruitingRequest: schemaOf<Records['recruitingRequest']>()(
    v.object({ ...stored, audienceId: v.string(), description: v.string(), status: v.picklist(['open', 'closed']) }),
    true,
  ),
  board: schemaOf<Records['board']>()(
    v.object({
      ...stored,
      id: v.picklist(['vision', 'market', 'product', 'marketing']),
      cards: someOf(boardFields, v.object({ content: v.string(), editedAt: v.string(), position: v.string() })),
      history: keyed({ content: v.string(), until: v.string(), field: boardField }),
      citedResearch: keyed({ at: v.string() }),
      decidedInsights: keyed({
        researchId: v.nullable(v.string()),
        experimentId: v.nullable(v.string()),
        field: v.nullable(boardField),
        accepted: v.boolean(),
        at: v.string(),
      }),
    }),
    true,
  ),
  interview: schemaOf<Records['interview']>()(
    v.object({
      ...stored,
      messages: keyed({ text: v.string(), isBot: v.boolean(), timestamp: v.string() }),
      companyLink: v.string(),
      completed: someOf(
        INTERVIEW_STEPS.map((step) => step.id),
        v.literal(true),
      ),
      answers: someOf(CHAT_FIELDS, v.string()),
      asking: v.nullable(v.picklist(CHAT_FIELDS)),
      files: keyed({ name: v.string(), isRead: v.boolean(), problem: v.string() }),
      proposals: someOf(
        CHAT_FIELDS,
        v.object({ file: v.string(), text: v.string(), start: v.number(), end: v.number() }),
      ),
    }),
    true,
  ),
  channel: schemaOf<Records['channel']>()(
    v.object({
      ...stored,
      id: v.picklist(['telegram', 'whatsapp', 'widget', 'voice']),
      state: v.picklist(['active', 'setup', 'off']),
      value: v.string(),
    }),
    true,
  ),
  botSettings: schemaOf<Records['botSettings']>()(
    v.object({
      ...stored,
      name: v.string(),
      tone: v.picklist(['friendly', 'professional', 'casual']),
      personality: v.string(),
    }),
    true,
  ),
  scenario: schemaOf<Records['scenario']>()(
    v.object({
      ...stored,
      title: v.string(),
      description: v.string(),
      status: v.picklist(['active', 'draft']),
      stages: keyed({ title: v.string(), questions: v.array(v.string()) }),
      duration: range,
      questionCount: range,
    }),
    true,
  ),
  profile: schemaOf<Records['profile']>()(
    v.object({
      ...stored,
      name: v.string(),
      email: v.string(),
      phone: v.string(),
      position: v.string(),
      avatarFileId: v.nullable(v.string()),
      twoFactorEnabled: v.boolean(),
      emailNotifications: v.boolean(),
    }),
    true,
  ),
  company: schemaOf<Records['company']>()(
    v.object({
      ...stored,
      name: v.string(),
      role: v.picklist(['Owner', 'Admin']),
      products: keyed({ name: v.string(), status: v.picklist(['active', 'development']) }),
    }),
    true,
  ),
  member: schemaOf<Records['member']>()(
    v.object({
      ...stored,
      companyId: v.string(),
      name: v.string(),
      email: v.string(),
      role,
      status: v.picklist(['active', 'invited']),
      jobTitle: v.string(),
      invitation: v.string(),
    }),
    true,
  ),
  paymentCard: schemaOf<Records['paymentCard']>()(
    v.object({
      ...stored,
      type: v.picklist(['debit', 'credit']),
      last4: v.string(),
      brand: v.string(),
      isDefault: v.boolean(),
    }),
    true,
  ),
  transaction: schemaOf<Records['transaction']>()(
    v.object({
      ...stored,
      date: v.string(),
      amount: v.number(),
      description: v.string(),
      type: v.picklist(['research', 'deposit']),
      project: v.string(),
      status: v.picklist(['done', 'awaiting_payment']),
      planId: v.nullable(v.picklist(PLAN_IDS)),
      invoiceNumber: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
      invoice: v.nullable(
        v.object({
          payer: v.object({
            organisation: v.string(),
            inn: v.string(),
            kpp: v.string(),
            ogrn: v.string(),
            address: v.string(),
            contact: v.string(),
            email: v.string(),
          }),
          seller: v.object(sellerDetails),
        }),
      ),
      paidOn: v.nullable(v.string()),
    }),
    true,
  ),
  seller: schemaOf<Records['seller']>()(v.object({ ...stored, ...sellerDetails }), true),
};

/* ── Kinds ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Brings a record one version forward. It may trust nothing about the record but that it is an object. */
export type Migration = (old: Record<string, unknown>) => Record<string, unknown>;

/** All that the store needs to know of a kind. */
export interface KindDefinition<R extends StoredRecord> {
  /** Shape of the version that this build writes: always `migrations.length + 1`. */
  readonly schema: Schema<R>;
  /** Entry i brings version i + 1 to version i + 2. */
  readonly migrations: readonly Migration[];
}

/** Decisions of boards before version 3: which card one went to was not noted, and all were about studies. */
function withCardAndExperiment(decisions: unknown): unknown {
  if (!isObject(decisions)) return decisions;
  return Object.fromEntries(
    Object.entries(decisions).map(([key, decision]) => [
      key,
      isObject(decision) ? { experimentId: null, field: null, ...decision } : decision,
    ]),
  );
}

/** Migrations of each kind; none while its shape never changed. Its parent and its files are in kindFacts.ts. */
const MIGRATIONS: { readonly [K in Kind]?: readonly Migration[] } = {
  // 2: candidates for personas can be turned down.
  audience: [(old) => ({ ...old, rejectedPersonas: {} })],
  // 2: the chat remembers the files it was given and what it found in them.
  interview: [(old) => ({ files: {}, proposals: {}, ...old })],
  // 2: an invitation's message is kept.
  member: [(old) => ({ ...old, invitation: '' })],
  // 2: a deposit knows the invoice and the plan that it pays; before, only its description said them.
  transaction: [(old) => ({ ...old, ...readOldInvoice(String(old.description ?? '')), invoice: null, paidOn: null })],
  board: [
    // 2: insights are decided one by one.
    (old) => ({ ...old, decidedInsights: {} }),
    // 3: a decision names the card it went to, and may be about an experiment.
    (old) => ({ ...old, decidedInsights: withCardAndExperiment(old.decidedInsights) }),
  ],
};

/** A kind's definition. */
export function definitionOf<K extends Kind>(kind: K): KindDefinition<Records[K]> {
  return { schema: schemas[kind], migrations: MIGRATIONS[kind] ?? [] };
}

/* ── Parsing ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** A record of its kind's shape, or why it is none (for developers). */
export type Parsed<R> = { readonly ok: true; readonly record: R } | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });

/** What a schema found first: `insights.a.text: Invalid type …`. */
function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  const path = issue?.path?.map((part) => String(part.key)).join('.') ?? '';
  return path === '' ? (issue?.message ?? 'does not fit') : `${path}: ${issue?.message}`;
}

/** Brings a stored value to the version that this build knows and checks its shape. See {@link parseRecord}. */
export function parseWith<R extends StoredRecord>(
  { schema, migrations }: KindDefinition<R>,
  stored: unknown,
): Parsed<R> {
  if (!isObject(stored)) return refuse('not an object');
  const known = migrations.length + 1;
  const version = stored.v;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return refuse('v: not a version');
  if (version > known) return refuse(`v: ${version} is newer than ${known}, the newest this build knows`);
  let record = stored;
  for (let from = version; from < known; from += 1) {
    try {
      record = { ...migrations[from - 1]?.(record), v: from + 1 };
    } catch (error) {
      return refuse(`migration from ${from} to ${from + 1}: ${String(error)}`);
    }
  }
  const result = v.safeParse(schema, record, { abortEarly: true });
  return result.success ? { ok: true, record: result.output } : refuse(firstIssue(result.issues));
}

/**
 * A stored value as a record of its kind: migrated, then checked. Fields the kind does not know are left out, and so are
 * members of keyed maps with a key like `__proto__`. A record of a newer version is refused. Never throws.
 */
export function parseRecord<K extends Kind>(kind: K, stored: unknown): Parsed<Records[K]> {
  return parseWith<Records[K]>(definitionOf(kind), stored);
}

/* ── Summaries ───────────────────────────────────────────────────────────────────────────────────────────────────── */

interface SummaryDefinition<K extends SummaryKind> {
  readonly schema: Schema<Summaries[K]>;
  readonly summarise: (record: Records[K]) => Summaries[K];
}

const SUMMARIES: { readonly [K in SummaryKind]: SummaryDefinition<K> } = {
  research: {
    summarise: summariseResearch,
    schema: schemaOf<Summaries['research']>()(
      v.object({
        id: v.string(),
        title: v.string(),
        description: v.string(),
        status: v.picklist(RESEARCH_STATUSES),
        type: v.picklist(RESEARCH_TYPES),
        participants: v.number(),
        startDate: v.string(),
        endDate: v.nullable(v.string()),
        author: v.string(),
        experimentIds: v.array(v.string()),
        createdAt: v.string(),
      }),
      true,
    ),
  },
  experiment: {
    summarise: (experiment) => ({ ...summariseExperiment(experiment), createdAt: experiment.createdAt }),
    schema: schemaOf<Summaries['experiment']>()(
      v.object({
        id: v.string(),
        name: v.string(),
        status: v.picklist(EXPERIMENT_STATUSES),
        cjmStage: stage,
        hypothesis: v.string(),
        hypothesisId: v.nullable(v.string()),
        assigneeId: v.nullable(v.string()),
        startDate: v.string(),
        endDate: v.string(),
        deadline: v.nullable(v.string()),
        verdict: v.nullable(v.picklist(['VALIDATED', 'INVALIDATED', 'INCONCLUSIVE'])),
        createdAt: v.string(),
      }),
      true,
    ),
  },
  audience: {
    summarise: (audience) => ({ ...summariseAudience(audience), createdAt: audience.createdAt }),
    schema: schemaOf<Summaries['audience']>()(
      v.object({
        id: v.string(),
        name: v.string(),
        description: v.string(),
        count: v.number(),
        touchpoints: v.array(v.string()),
        funnelStages: v.array(v.picklist(AUDIENCE_STAGES)),
        createdAt: v.string(),
      }),
      true,
    ),
  },
};

/** The summary of a record. */
export function summaryOf<K extends SummaryKind>(kind: K, record: Records[K]): Summaries[K] {
  return SUMMARIES[kind].summarise(record);
}

/** A stored summary, or undefined when it does not have its shape and must be made anew from the record. */
export function parseSummary<K extends SummaryKind>(kind: K, stored: unknown): Summaries[K] | undefined {
  const result = v.safeParse(SUMMARIES[kind].schema, stored, { abortEarly: true });
  return result.success ? result.output : undefined;
}
