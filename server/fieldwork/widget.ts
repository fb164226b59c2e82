import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';

import { sitesOf } from '../../src/domain/account/widgetSites.ts';
import type { Transaction } from '../db/database.ts';
import { roundLink } from '../db/tables/fieldwork.ts';
import { record } from '../db/tables/records.ts';
import { hashToken } from '../core/tokens.ts';
import type { FoundAddress } from './people.ts';
import { admissionOf, readRound, STRANGER } from './readRound.ts';
import { tokenOf } from './tokens.ts';

/** The sites on which a company has its widget, in a transaction of that company; none while it is off. */
export async function widgetSites(tx: Transaction, companyId: string): Promise<readonly string[]> {
  const [found] = await tx
    .select({ body: record.body })
    .from(record)
    .where(
      and(
        eq(record.companyId, companyId),
        eq(record.kind, 'channel'),
        eq(record.id, 'widget'),
        isNull(record.deletedAt),
      ),
    );
  if (!found) return [];
  const { state, value } = JSON.parse(found.body) as { readonly state?: unknown; readonly value?: unknown };
  return state === 'off' || typeof value !== 'string' ? [] : sitesOf(value);
}

/** The sites that may frame the page of an address: those of the widget for the widget's own link, none for any other. */
export async function framesOf(tx: Transaction, { kind, companyId, id }: FoundAddress): Promise<readonly string[]> {
  if (kind !== 'link') return [];
  const [link] = await tx
    .select({ kind: roundLink.kind })
    .from(roundLink)
    .where(and(eq(roundLink.companyId, companyId), eq(roundLink.id, id)));
  return link?.kind === 'widget' ? widgetSites(tx, companyId) : [];
}

/** The round that the widget asks now: the one that began last of those that take answers. */
export async function roundOfWidget(tx: Transaction, companyId: string, now: Date): Promise<string | null> {
  const rows = await tx
    .select({ id: record.id, body: record.body })
    .from(record)
    .where(and(eq(record.companyId, companyId), eq(record.kind, 'round'), isNull(record.deletedAt)));
  const rounds = rows
    .map(({ id, body }) => ({
      id,
      ...(JSON.parse(body) as { readonly state?: string; readonly byWidget?: boolean; readonly startedAt?: string }),
    }))
    .filter(({ state, byWidget }) => state === 'running' && byWidget === true)
    .sort((a, b) => (b.startedAt ?? '').localeCompare(a.startedAt ?? ''));
  for (const { id } of rounds) {
    const standing = await readRound(tx, companyId, id);
    if (standing.round && (await admissionOf(tx, companyId, standing, STRANGER, now)).closed === null) return id;
  }
  return null;
}

/** The widget's own link to a round; made when a site first asks for it. */
export async function linkToWidget(
  tx: Transaction,
  secret: string,
  companyId: string,
  roundId: string,
  now: Date,
): Promise<string> {
  const of = and(eq(roundLink.companyId, companyId), eq(roundLink.roundId, roundId), eq(roundLink.kind, 'widget'));
  const [known] = await tx.select({ id: roundLink.id }).from(roundLink).where(of);
  if (known) return tokenOf(secret, 'round', companyId, known.id);
  const id = randomUUID();
  const row = { companyId, id, roundId, kind: 'widget' as const, createdBy: '', createdAt: now };
  await tx
    .insert(roundLink)
    .values({ ...row, tokenHash: hashToken(tokenOf(secret, 'round', companyId, id)) })
    .onConflictDoNothing();
  const [made] = await tx.select({ id: roundLink.id }).from(roundLink).where(of);
  return tokenOf(secret, 'round', companyId, made?.id ?? id);
}
