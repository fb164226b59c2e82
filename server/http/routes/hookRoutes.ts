import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Update } from 'grammy/types';

import { addressOf, bodyOf } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { createRateLimit } from '../../core/rateLimit.ts';
import { RefusedError } from '../../core/refusal.ts';
import { HOOK_PATH } from '../../telegram/hook.ts';

/** Bytes of one update, at most: a message has four thousand signs, and what it answers comes along. */
const MOST_BYTES = 1024 * 1024;

/** Rate limit of one address for senders that are not Telegram. */
const OF_NOBODY = { perSecond: 0.5, reserve: 30 };

/** Names what is read before anything is known of it; the rest is Telegram's. */
const brought = v.looseObject({ update_id: v.pipe(v.number(), v.safeInteger()) });

/** Adds routes for messages that Telegram delivers to bots. Without a bot's secret there is no bot. */
export function addHookRoutes(app: Hono, server: AppContext): void {
  const ofNobody = createRateLimit(OF_NOBODY.perSecond, OF_NOBODY.reserve);
  app.post(`${HOOK_PATH}:bot`, async (context) => {
    const { req } = context;
    const given = req.header('X-Telegram-Bot-Api-Secret-Token') ?? '';
    const receiver = await server.telegram.receiverOf(req.param('bot'), given);
    if (!receiver) {
      ofNobody.spend(addressOf(server, context));
      throw new RefusedError('not_found');
    }
    const update = await bodyOf(server, context, brought, MOST_BYTES);
    // Telegram brings it again when it hears that it was not taken.
    if ((await receiver(update as unknown as Update)) !== 'taken') throw new RefusedError('unavailable', 1);
    return context.body(null, 200);
  });
}
