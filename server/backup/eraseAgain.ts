import { eq, and } from 'drizzle-orm';

import { NEW_CONVERSATION } from '../../src/domain/fieldwork/conversation/conversation.ts';
import { NO_TRAIL } from '../../src/domain/fieldwork/trail.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import { nameKey } from '../../src/domain/plan.ts';
import { narrow, type Transaction } from '../db/database.ts';
import { answer, respondent } from '../db/tables/fieldwork.ts';
import { company } from '../db/tables/records.ts';
import type { Environment } from '../environment/environment.ts';
import { dropUnnamed, forgetPerson, type KeepBytes } from '../fieldwork/forgetting.ts';
import { lockCodeNames } from '../fieldwork/people.ts';
import { eraseWithdrawn } from '../fieldwork/filing/eraseWithdrawn.ts';
import { pushingIn, type Pushing } from '../sync/pushing.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import { readRecords } from '../db/storedRecords.ts';
import { forgetChats } from '../chats/forgetChats.ts';
import { erasePassage } from './erasePassage.ts';
import type { Erased } from '../erasures/ledger.ts';

/* Erases things that a restored backup has brought back although they were erased after the backup was made. */

/** Milliseconds that the clocks of two servers may differ: what was erased so long before a backup is erased again, too, which changes nothing. */
const SKEW = 10 * 60 * 1000;

/** Things erased once more. */
export interface ErasedAgain {
  /** Erasures that had something to erase. */
  readonly done: number;
  /** Bytes that are to go when the transaction has ended. */
  readonly files: readonly { readonly companyId: string; readonly sha256: string }[];
  /** Companies whose files are all to go. */
  readonly companies: readonly string[];
  /** Records whose words somebody has to hide again, by their companies: the ledger does not know these words, or by another secret. */
  readonly replaced: readonly { readonly company: string; readonly kind: string; readonly id: string }[];
}

export interface ErasingAgain {
  readonly environment: Environment;
  readonly now: () => Date;
  /** The server's secret, by which erased words are known again. */
  readonly secret: string;
  /** Stores bytes of a company. */
  readonly keep: (companyId: string, ...file: Parameters<KeepBytes>) => ReturnType<KeepBytes>;
}

type OfCompany<What extends Erased['what']> = Extract<Erased, { what: What }>;

/** A company's share: in a transaction that is narrowed to it. */
class Again {
  done = 0;
  readonly files: { companyId: string; sha256: string }[] = [];
  readonly companies: string[] = [];
  readonly replaced: { company: string; kind: string; id: string }[] = [];
  private readonly tx: Transaction;
  private readonly by: ErasingAgain;

  constructor(tx: Transaction, by: ErasingAgain) {
    this.tx = tx;
    this.by = by;
  }

  async erase(entry: Erased): Promise<void> {
    const { tx, by } = this;
    const companyId = entry.company;
    await narrow(tx, { company: companyId });
    const [there] = await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId));
    if (!there) return;
    switch (entry.what) {
      case 'company':
        await tx.delete(company).where(eq(company.id, companyId));
        this.companies.push(companyId);
        this.done += 1;
        return;
      case 'company shared':
        return;
      case 'person':
        return this.person(entry);
      case 'interview':
        return this.interview(entry);
      case 'records':
        await lockCodeNames(tx, companyId);
        return this.records(entry, { ...(await pushingIn(by, tx, companyId)), refusals: by.secret });
    }
  }

  private async person({ company: companyId, contacts, participants }: OfCompany<'person'>): Promise<void> {
    const { tx, by } = this;
    await lockCodeNames(tx, companyId);
    const pushing = await pushingIn(by, tx, companyId);
    const before = pushing.locked.seq;
    const forgot = await forgetPerson(
      tx,
      pushing,
      { contacts, participants },
      { companyId, by: null, secret: by.secret, keep: (sha256, bytes) => by.keep(companyId, sha256, bytes) },
    );
    if (pushing.locked.seq > before || forgot.answer.counts.interviews > 0) this.done += 1;
    for (const sha256 of forgot.files)
      if (await dropUnnamed(tx, companyId, sha256)) this.files.push({ companyId, sha256 });
  }

  private async interview({ company: companyId, respondent: id }: OfCompany<'interview'>): Promise<void> {
    const { tx, by } = this;
    await lockCodeNames(tx, companyId);
    const pushing = await pushingIn(by, tx, companyId);
    const of = and(eq(respondent.companyId, companyId), eq(respondent.id, id));
    const [row] = await tx.select().from(respondent).where(of).for('update');
    if (!row || row.state === 'withdrawn') return;
    const said = [...`${row.files}${row.conversation}`.matchAll(/"sha256":"([\da-f]{64})"/g)];
    const files = JSON.stringify([...new Set(said.map(([, sha256 = '']) => sha256))].map((sha256) => ({ sha256 })));
    await tx.delete(answer).where(and(eq(answer.companyId, companyId), eq(answer.respondentId, id)));
    await forgetChats(tx, companyId, [id]);
    const emptied = {
      state: 'withdrawn' as const,
      script: null,
      conversation: JSON.stringify({ ...NEW_CONVERSATION, step: 'withdrawn' }),
      trail: JSON.stringify(NO_TRAIL),
      files,
      remindAt: null,
      erasedWords: null,
    };
    await tx.update(respondent).set(emptied).where(of);
    const gone = await eraseWithdrawn(tx, pushing, { ...row, ...emptied });
    this.files.push(...gone.map((sha256) => ({ companyId, sha256 })));
    this.done += 1;
  }

  private async records(
    { company: companyId, ops, replaced, passages = [] }: OfCompany<'records'>,
    pushing: Pushing,
  ): Promise<void> {
    const { tx, by } = this;
    const all = [...ops, ...replaced] as unknown as readonly Op[];
    const stored = await readRecords(tx, companyId, all);
    const bodies = new Map(stored.map(({ kind, id, body }) => [`${kind}/${id}`, JSON.parse(body) as Stored]));
    const left = (ops as unknown as readonly Op[]).filter((op) => hasMore(bodies.get(nameKey(op)), op));
    const before = pushing.locked.seq;
    await ownCommit(tx, pushing, left, '', { erases: true });
    const erasing = { companyId, secret: by.secret, keep: by.keep };
    const outcomes = [];
    for (const one of passages) outcomes.push(await erasePassage(tx, pushing, erasing, one));
    if (pushing.locked.seq > before || outcomes.some((one) => one?.isUnsaid === true)) this.done += 1;
    for (const { former } of outcomes.filter((one) => one !== null))
      if (former !== null && (await dropUnnamed(tx, companyId, former))) this.files.push({ companyId, sha256: former });
    // What was replaced along with passages is replaced along with them again.
    if (passages.length > 0 && outcomes.every((one) => one !== null)) return;
    for (const { kind, id } of replaced)
      if (bodies.has(`${kind}/${id}`)) this.replaced.push({ company: companyId, kind, id });
  }
}

type Stored = Readonly<Record<string, unknown>> & { readonly deletedAt?: string | null };

/** Whether a record has what an operation takes away. */
function hasMore(body: Stored | undefined, op: Op): boolean {
  if (!body) return false;
  if (op.op === 'remove') return (body.deletedAt ?? null) === null;
  if (op.op === 'drop') return Object.hasOwn((body[op.map] ?? {}) as object, op.key);
  if (op.op !== 'set') return false;
  return Object.entries(op.fields).some(([field, value]) => JSON.stringify(body[field]) !== JSON.stringify(value));
}

/** Entries that a backup does not know of: those since it was begun; a company that came back later is not taken away. */
export function sinceBackup(entries: readonly Erased[], begun: string): readonly Erased[] {
  const from = new Date(Date.parse(begun) - SKEW).toISOString();
  const late = entries.filter(({ at }) => at >= from);
  const sharedAt = new Map(late.flatMap(({ what, company: id, at }) => (what === 'company shared' ? [[id, at]] : [])));
  return late.filter(({ what, company: id, at }) => what !== 'company' || at > (sharedAt.get(id) ?? ''));
}

/** Erases again, in the transaction that puts a backup back, what was erased since it was made; each that is gone changes nothing. */
export async function eraseAgain(tx: Transaction, by: ErasingAgain, entries: readonly Erased[]): Promise<ErasedAgain> {
  const again = new Again(tx, by);
  for (const entry of entries) await again.erase(entry);
  return again;
}
