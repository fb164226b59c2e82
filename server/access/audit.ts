import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, lt, or, type SQL } from 'drizzle-orm';

import type { AuditAction, AuditEntry, AuditSubject } from '../../src/domain/history/audit.ts';
import { narrow, type Database, type Transaction } from '../db/database.ts';
import { audit, membership } from '../db/tables/access.ts';
import { person } from '../db/tables/people.ts';

/** An entry for a company's journal. */
export interface AuditNote {
  readonly companyId: string;
  /** Id of the person; null where the server did it by itself. */
  readonly actor: string | null;
  readonly action: AuditAction;
  /** Ids, roles and numbers; never words of respondents. Default nothing. */
  readonly subject?: AuditSubject;
  readonly at: Date;
}

/** Lines written by one statement: each is some parameters, of which there is a most. */
const TOGETHER = 1_000;

/**
 * Writes into the journal of a company, in the transaction of what it tells of, so that there is never the one without the other. The
 * transaction must be narrowed to the company.
 */
export async function note(tx: Transaction, ...notes: readonly AuditNote[]): Promise<void> {
  const rows = notes.map(({ subject = {}, ...rest }) => ({
    ...rest,
    id: randomUUID(),
    subject: JSON.stringify(subject),
  }));
  for (let at = 0; at < rows.length; at += TOGETHER) await tx.insert(audit).values(rows.slice(at, at + TOGETHER));
}

/**
 * Writes a change of how a person signs in to the journal of every company they work in, for the owners to see. No entry contains
 * the place, the device or the address.
 */
export async function noteOfPerson(
  database: Database,
  personId: string,
  action: AuditAction,
  at: Date,
  subject: AuditSubject = {},
): Promise<void> {
  await database.transaction({ person: personId }, async (tx) => {
    const rows = await tx
      .select({ companyId: membership.companyId })
      .from(membership)
      .where(and(eq(membership.personId, personId), isNotNull(membership.memberId)));
    for (const { companyId } of rows) {
      await narrow(tx, { company: companyId });
      await note(tx, { companyId, actor: personId, action, subject, at });
    }
  });
}

/** Lines of the journal in one answer. */
const PAGE = 100;

/** The journal line after which the next page begins. */
export interface AuditCursor {
  readonly at: Date;
  readonly id: string;
}

export interface AuditQuery {
  /** Only those of one kind. */
  readonly action: string | null;
  /** Only those of one person. */
  readonly actor: string | null;
  /** Only the lines after this one in the list, newest first. */
  readonly before: AuditCursor | null;
  /** Only those that a condition lets through. Default all. */
  readonly only?: SQL | undefined;
}

/** A page of the journal, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly more: boolean;
}

/** Reads the journal of a company, in a transaction of that company. */
export async function readAudit(
  tx: Transaction,
  companyId: string,
  { action, actor, before, only }: AuditQuery,
): Promise<AuditPage> {
  const rows = await tx
    .select({
      id: audit.id,
      at: audit.at,
      actor: audit.actor,
      name: person.name,
      action: audit.action,
      subject: audit.subject,
    })
    .from(audit)
    .leftJoin(person, eq(person.id, audit.actor))
    .where(
      and(
        eq(audit.companyId, companyId),
        only,
        action === null ? undefined : eq(audit.action, action),
        actor === null ? undefined : eq(audit.actor, actor),
        before === null
          ? undefined
          : or(lt(audit.at, before.at), and(eq(audit.at, before.at), lt(audit.id, before.id))),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(PAGE + 1);
  const entries = rows.slice(0, PAGE).map(({ id, at, actor: by, name, action: what, subject }) => ({
    id,
    at: at.toISOString(),
    actor: by === null ? null : { id: by, name: name ?? '' },
    action: what,
    subject: JSON.parse(subject) as AuditSubject,
  }));
  return { entries, more: rows.length > PAGE };
}
