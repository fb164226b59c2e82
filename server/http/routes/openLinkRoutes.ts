import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import { note } from '../../access/audit.ts';
import { RefusedError } from '../../core/refusal.ts';
import { hashToken } from '../../core/tokens.ts';
import { roundLink } from '../../db/tables/fieldwork.ts';
import { addressOfToken, tokenOf } from '../../fieldwork/tokens.ts';
import type { AppContext } from '../appContext.ts';
import { bodyOf, companyIn, inCompany } from '../asking.ts';
import { expectRound, named, onlyResearchers, ROUND_PLACE } from './roundRoutes.ts';

const newOpenLink = v.object({ kind: v.optional(v.picklist(['open', 'widget']), 'open') });

const kindIn = (context: Context): 'open' | 'widget' => (context.req.query('kind') === 'widget' ? 'widget' : 'open');

const linkOf = (companyId: string, roundId: string, kind: 'open' | 'widget') =>
  and(eq(roundLink.companyId, companyId), eq(roundLink.roundId, roundId), eq(roundLink.kind, kind));

/** Addresses by which anybody may come into a round. */
export function addOpenLinkRoutes(app: Hono, server: AppContext): void {
  const place = `${ROUND_PLACE}/open-link`;
  const shown = (companyId: string, { id, tokenHash, createdAt }: typeof roundLink.$inferSelect) => {
    const token = tokenOf(server.secret.get(), 'round', companyId, id);
    return { address: hashToken(token) === tokenHash ? addressOfToken(token) : null, createdAt };
  };

  app.get(place, async (context) => {
    const round = named(context, 'round');
    const link = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      const [found] = await tx
        .select()
        .from(roundLink)
        .where(linkOf(companyId, round, kindIn(context)));
      return found ? shown(companyId, found) : null;
    });
    return context.json({ link });
  });

  app.post(place, async (context) => {
    const roundId = named(context, 'round');
    const { kind } = await bodyOf(server, context, newOpenLink);
    const link = await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      await expectRound(tx, companyId, roundId);
      const id = randomUUID();
      const createdAt = server.now();
      const createdBy = access.person.id;
      const tokenHash = hashToken(tokenOf(server.secret.get(), 'round', companyId, id));
      const row = { companyId, id, roundId, kind, tokenHash, createdBy, createdAt };
      const [made] = await tx.insert(roundLink).values(row).onConflictDoNothing().returning();
      const subject = { round: roundId, kind };
      if (made) await note(tx, { companyId, actor: createdBy, action: 'round.link.made', subject, at: createdAt });
      const [found] = made
        ? [made]
        : await tx
            .select()
            .from(roundLink)
            .where(linkOf(companyId, roundId, kind));
      if (!found) throw new RefusedError('not_found');
      return shown(companyId, found);
    });
    server.fieldwork.changed(companyIn(context), roundId);
    return context.json({ link });
  });

  app.delete(place, async (context) => {
    const round = named(context, 'round');
    await inCompany(server, context, async (tx, access, companyId) => {
      onlyResearchers(access);
      const [gone] = await tx.delete(roundLink).where(linkOf(companyId, round, kindIn(context))).returning({ kind: roundLink.kind }); // prettier-ignore
      if (!gone) return;
      const subject = { round, kind: gone.kind };
      await note(tx, { companyId, actor: access.person.id, action: 'round.link.ended', subject, at: server.now() });
    });
    server.fieldwork.changed(companyIn(context), round);
    return context.body(null, 204);
  });
}
