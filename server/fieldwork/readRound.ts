import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { dayAt, whyClosed } from '../../src/domain/fieldwork/places/closed.ts';
import type { Round } from '../../src/domain/fieldwork/kinds.ts';
import type { Room } from '../../src/domain/fieldwork/places/places.ts';
import { parseRow } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { company, record } from '../db/tables/records.ts';
import { roomFor } from './places/takingPlaces.ts';

/** Round in its current state, with the texts of its page. */
export interface StandingRound {
  /** Null for one that is gone, or cannot be read. */
  readonly round: Round | null;
  /** Whether its study is there. */
  readonly hasStudy: boolean;
  /** Name of the company. */
  readonly company: string;
}

/** Rounds read last, by their names: a script is long, and is asked for with every answer. */
const read = new Map<string, { readonly body: string; readonly round: Round | null }>();
const MOST_READ = 100;

function parsed(name: string, id: string, body: string): Round | null {
  const known = read.get(name);
  if (known?.body === body) return known.round;
  const row = parseRow('round', id, JSON.parse(body));
  const round = row.ok && row.record.deletedAt === null ? row.record : null;
  read.delete(name);
  read.set(name, { body, round });
  if (read.size > MOST_READ) read.delete(read.keys().next().value ?? '');
  return round;
}

const study = alias(record, 'study');

/** A round, its study and its company, in a transaction of that company: at once, where it is known of which study it is. */
export async function readRound(tx: Transaction, companyId: string, roundId: string): Promise<StandingRound> {
  const name = JSON.stringify([companyId, roundId]);
  const researchId = read.get(name)?.round?.researchId ?? '';
  const [found] = await tx
    .select({ company: company.name, body: record.body, study: study.id, removedAt: study.deletedAt })
    .from(company)
    .leftJoin(record, and(eq(record.companyId, company.id), eq(record.kind, 'round'), eq(record.id, roundId)))
    .leftJoin(study, and(eq(study.companyId, company.id), eq(study.kind, 'research'), eq(study.id, researchId)))
    .where(eq(company.id, companyId));
  const round = found?.body == null ? null : parsed(name, roundId, found.body);
  if (round !== null && round.researchId !== researchId) return readRound(tx, companyId, roundId);
  const hasStudy = round !== null && found?.study != null && found.removedAt === null;
  return { round, hasStudy, company: found?.company ?? '' };
}

/** Person who asks for a place, or is asked. */
export interface RoundPerson {
  /** Null for a visitor of an open link who is no respondent yet. */
  readonly id: string | null;
  readonly hasBegun: boolean;
  /** Whether they need no place any more, or have theirs. */
  readonly hasPlace: boolean;
  readonly segment: string;
}

/** Visitor who has just come by an open link. */
export const STRANGER: RoundPerson = { id: null, hasBegun: false, hasPlace: false, segment: '' };

export interface Admission {
  /** Why nothing more is taken of them, in Russian; null while answers are. */
  readonly closed: string | null;
  /** Whether there is room for them, `free` where they have theirs. */
  readonly room: Room;
}

/**
 * Whether a round accepts messages of a respondent, in a transaction of its company.
 * @param isTaken whether they take their place: then no other respondent of the company takes one until the transaction ends
 */
export async function admissionOf(
  tx: Transaction,
  companyId: string,
  { round, hasStudy }: StandingRound,
  { id, hasBegun, hasPlace, segment }: RoundPerson,
  now: Date,
  isTaken = false,
): Promise<Admission> {
  const room = round === null || hasPlace ? 'free' : await roomFor(tx, companyId, round, { id, segment }, now, isTaken);
  const today = dayAt(now, round?.timeZone ?? 'UTC');
  return { closed: whyClosed(round, hasBegun, { today, hasStudy, room }), room };
}
