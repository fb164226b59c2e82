import { and, eq } from 'drizzle-orm';

import type { Database, Transaction } from '../db/database.ts';
import { invitation } from '../db/tables/access.ts';
import { person } from '../db/tables/people.ts';
import { lockCompany, type CompanyLimits } from '../sync/pushing.ts';
import type { ChangedCompany } from './followAddress.ts';
import { invitationsFor, invitedMember, usedUp, type OpenInvitation } from './invitations.ts';
import { join } from './signIn.ts';

/** User who has signed in with a proved address. */
interface Proved {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

async function provedBy(tx: Transaction, id: string): Promise<Proved | null> {
  const [found] = await tx
    .select({ name: person.name, email: person.email, isProved: person.emailVerified })
    .from(person)
    .where(eq(person.id, id));
  return found?.isProved && found.email !== null ? { id, name: found.name, email: found.email } : null;
}

/** Accepts one invitation. @returns the company's number after it; null when it cannot be accepted any more */
async function accept(
  tx: Transaction,
  found: OpenInvitation,
  who: Proved,
  how: { readonly now: Date; readonly limits: CompanyLimits },
): Promise<number | null> {
  // Locked first: of two who accept it at once the second finds it used up.
  if (!(await lockCompany(tx, found.companyId))) return null;
  const [row] = await tx
    .select({ acceptedAt: invitation.acceptedAt })
    .from(invitation)
    .where(and(eq(invitation.companyId, found.companyId), eq(invitation.memberId, found.memberId)));
  const member = row?.acceptedAt === null ? await invitedMember(tx, found) : null;
  if (!member) return null;
  const seq = await join(tx, found.companyId, who, { role: member.role, link: null, memberId: member.id }, how);
  if (seq !== null) await usedUp(tx, found, who.id, how.now);
  return seq;
}

/**
 * Adds the signed-in user to the companies that invited their proved address, whichever way they signed in.
 * @returns the companies that they have joined
 */
export async function acceptInvitations(
  database: Database,
  personId: string,
  how: { readonly now: Date; readonly limits: CompanyLimits },
): Promise<readonly ChangedCompany[]> {
  const waiting = await database.transaction({ signIn: true }, async (tx) => {
    const who = await provedBy(tx, personId);
    return who && { who, open: await invitationsFor(tx, who.email, how.now) };
  });
  const come: ChangedCompany[] = [];
  for (const found of waiting?.open ?? []) {
    const { companyId } = found;
    const seq = await database.transaction({ company: companyId }, (tx) =>
      waiting ? accept(tx, found, waiting.who, how) : Promise.resolve(null),
    );
    if (seq !== null) come.push({ companyId, seq });
  }
  return come;
}
