import { and, eq, ne } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import { BOT_TOKEN, type BotStanding } from '../../../src/domain/fieldwork/bot.ts';
import { isEnough } from '../../../src/domain/sync/rights.ts';
import type { Transaction } from '../../db/database.ts';
import { bot, telegramOutgoing } from '../../db/tables/telegram.ts';
import { bodyOf, companyIn, inCompany, storableText } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { createRateLimit } from '../../core/rateLimit.ts';
import { RefusedError } from '../../core/refusal.ts';
import type { Access } from '../../access/access.ts';
import { note } from '../../access/audit.ts';
import { seal, unseal } from '../../telegram/seal.ts';

const PLACE = '/api/companies/:company/bot';

const newBot = v.object({ token: storableText(300) });

/** Number of tokens that one company may try: prevents guessing. */
const TRIES = { perSecond: 0.1, reserve: 20 };

function onlyAdmins({ role }: Access): void {
  if (!isEnough(role, 'Admin')) throw new RefusedError('forbidden');
}

async function standingIn(tx: Transaction, companyId: string): Promise<BotStanding | null> {
  const [row] = await tx.select().from(bot).where(eq(bot.companyId, companyId));
  if (!row) return null;
  const { username, state, problem, checkedAt } = row;
  return { username, state, problem, checkedAt: checkedAt.toISOString() };
}

/**
 * Returns the bot that a token belongs to.
 * @throws RefusedError `wrong` for no bot, `unavailable` while Telegram does not answer
 */
async function botOf({ environment }: AppContext, token: string): Promise<{ botId: string; username: string }> {
  if (!BOT_TOKEN.test(token)) throw new RefusedError('wrong');
  const { createBotApi, TelegramError } = await import('../../chats/api.ts');
  try {
    const { id, username } = await createBotApi(environment.telegramRoot, token).me();
    return { botId: String(id), username };
  } catch (error) {
    const isNone = error instanceof TelegramError && (error.kind === 'revoked' || error.kind === 'refused');
    throw isNone ? new RefusedError('wrong') : new RefusedError('unavailable', 5);
  }
}

/** @throws RefusedError `taken` for a bot that talks for another company */
async function expectFree(server: AppContext, companyId: string, botId: string): Promise<void> {
  const database = await server.database.get();
  const rows = await database.transaction(
    { fieldwork: true },
    (tx) =>
    tx.select({ id: bot.companyId }).from(bot).where(and(eq(bot.botId, botId), ne(bot.companyId, companyId))), // prettier-ignore
  );
  if (rows.length > 0) throw new RefusedError('taken');
}

/** Telegram brings nothing more for a bot that is not this company's any more. Who has none any more needs no answer to it. */
async function leave(
  { environment, secret, log }: AppContext,
  { companyId, token }: Pick<typeof bot.$inferSelect, 'companyId' | 'token'>,
): Promise<void> {
  const opened = environment.telegramWebhook === null ? null : unseal(secret.get(), companyId, token);
  if (opened === null) return;
  const { createBotApi } = await import('../../chats/api.ts');
  const api = createBotApi(environment.telegramRoot, opened);
  await api.askForUpdates().catch(() => log.warn('telegram_hook_left'));
}

async function connect(server: AppContext, context: Context, token: string): Promise<BotStanding | null> {
  const { botId, username } = await botOf(server, token);
  await expectFree(server, companyIn(context), botId);
  const { connected, former } = await inCompany(server, context, async (tx, access, companyId) => {
    onlyAdmins(access);
    const at = server.now();
    const [before] = await tx.select().from(bot).where(eq(bot.companyId, companyId)).for('update');
    const fields = {
      botId,
      username,
      token: seal(server.secret.get(), companyId, token),
      state: 'active' as const,
      problem: '',
      updateOffset: before?.botId === botId ? before.updateOffset : 0,
      leasedBy: null,
      leaseUntil: null,
      checkedAt: at,
    };
    await tx
      .insert(bot)
      .values({ companyId, ...fields })
      .onConflictDoUpdate({ target: bot.companyId, set: fields });
    // Another bot may not write first to whom the former has written.
    if (before && before.botId !== botId) {
      await tx.delete(telegramOutgoing).where(eq(telegramOutgoing.companyId, companyId));
    }
    await note(tx, { companyId, actor: access.person.id, action: 'bot.connected', subject: { username }, at });
    const former = before && before.botId !== botId ? before : null;
    return { connected: await standingIn(tx, companyId), former };
  });
  if (former) await leave(server, former);
  return connected;
}

/** A company's bot of Telegram: who it is, connecting it, stopping it. Its token goes in, and never out. */
export function addBotRoutes(app: Hono, server: AppContext): void {
  const tries = createRateLimit(TRIES.perSecond, TRIES.reserve);

  app.get(PLACE, async (context) =>
    context.json({ bot: await inCompany(server, context, (tx, _access, companyId) => standingIn(tx, companyId)) }),
  );

  app.put(PLACE, async (context) => {
    const { token } = await bodyOf(server, context, newBot, 2_000);
    // Checked before Telegram is asked: a member who may not connect a bot learns nothing about a token.
    await inCompany(server, context, async (_tx, access) => onlyAdmins(access));
    tries.spend(companyIn(context));
    const connected = await connect(server, context, token);
    server.telegram.look();
    return context.json({ bot: connected });
  });

  app.delete(PLACE, async (context) => {
    const left = await inCompany(server, context, async (tx, access, companyId) => {
      onlyAdmins(access);
      const [gone] = await tx.delete(bot).where(eq(bot.companyId, companyId)).returning();
      if (!gone) return null;
      const subject = { username: gone.username };
      await note(tx, { companyId, actor: access.person.id, action: 'bot.disconnected', subject, at: server.now() });
      return gone;
    });
    server.telegram.look();
    if (left) await leave(server, left);
    return context.body(null, 204);
  });
}
