import * as v from 'valibot';

import { ACCOUNT_SCHEMAS } from './account/schema.ts';
import { summariseAudience, summariseContactList } from './audiences/audience.ts';
import { AUDIENCE_SCHEMAS, audienceSummarySchema, contactListSummarySchema } from './audiences/schema.ts';
import { BOARD_SCHEMAS } from './boards/schema.ts';
import { CHAT_SCHEMAS } from './chat/schema.ts';
import { isObject, type StoredRecord } from './core/record.ts';
import { withMoment, type KindSchema, type SummarySchema } from './core/schema.ts';
import { EVIDENCE_SCHEMAS } from './evidence/schema.ts';
import { summariseExperiment } from './experiments/experiment.ts';
import { EXPERIMENT_SCHEMAS, experimentSummarySchema } from './experiments/schema.ts';
import { FIELDWORK_SCHEMAS } from './fieldwork/schema.ts';
import type { Kind, Records, Summaries, SummaryKind } from './records.ts';
import { summariseResearch } from './research/research.ts';
import { RESEARCH_SCHEMAS, researchSummarySchema } from './research/schema.ts';
import { TALK_SCHEMAS } from './comments/schema.ts';

/** How records of every kind are read. Loaded with the store, never by the first screen. */
export const SCHEMAS: { readonly [K in Kind]: KindSchema<Records[K]> } = {
  ...RESEARCH_SCHEMAS,
  ...EVIDENCE_SCHEMAS,
  ...EXPERIMENT_SCHEMAS,
  ...AUDIENCE_SCHEMAS,
  ...BOARD_SCHEMAS,
  ...CHAT_SCHEMAS,
  ...FIELDWORK_SCHEMAS,
  ...TALK_SCHEMAS,
  ...ACCOUNT_SCHEMAS,
};

/** How summaries are made and read, of every kind that keeps one. */
export const SUMMARIES: { readonly [K in SummaryKind]: SummarySchema<Records[K], Summaries[K]> } = {
  research: withMoment(researchSummarySchema, summariseResearch),
  experiment: withMoment(experimentSummarySchema, summariseExperiment),
  audience: withMoment(audienceSummarySchema, summariseAudience),
  contactList: withMoment(contactListSummarySchema, summariseContactList),
};

/** A record of its kind's shape, or why it is none (for developers). */
export type Parsed<R> = { readonly ok: true; readonly record: R } | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });

/** Returns the first issue of a schema: `insights.a.text: Invalid type …`. */
function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  const path = issue?.path?.map((part) => String(part.key)).join('.') ?? '';
  return path === '' ? (issue?.message ?? 'does not fit') : `${path}: ${issue?.message}`;
}

/** Brings a stored value to the version that this build knows and checks its shape. See {@link parseRecord}. */
export function parseWith<R extends StoredRecord>(
  { schema, migrations = [] }: KindSchema<R>,
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
  return parseWith<Records[K]>(SCHEMAS[kind], stored);
}

export function summaryOf<K extends SummaryKind>(kind: K, record: Records[K]): Summaries[K] {
  return SUMMARIES[kind].summarise(record);
}

/** A stored summary, or undefined when it does not have its shape and must be made anew from the record. */
export function parseSummary<K extends SummaryKind>(kind: K, stored: unknown): Summaries[K] | undefined {
  const result = v.safeParse(SUMMARIES[kind].schema, stored, { abortEarly: true });
  return result.success ? result.output : undefined;
}
