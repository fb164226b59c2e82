import type { Context, Hono } from 'hono';

import { PAGE_HEADER } from '../../../src/domain/respond/paths.ts';
import { sentSchema } from '../../../src/domain/respond/schema.ts';
import { addressOf, bodyOf } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { createRateLimit } from '../../core/rateLimit.ts';
import { RefusedError } from '../../core/refusal.ts';
import { hashToken } from '../../core/tokens.ts';
import { isStorable } from '../../db/storedRecords.ts';
import { inWords, lookAt } from '../../fieldwork/page/lookAt.ts';
import type { RespondPage } from '../../fieldwork/page/respondPage.ts';
import type { ShownConversation } from '../../fieldwork/page/shown.ts';
import { takeSent } from '../../fieldwork/page/takeSent.ts';
import { createAnswersFirst } from '../../fieldwork/places/answersFirst.ts';
import { takeFile } from '../../fieldwork/sentFile.ts';

/** Bytes of what a page sends, at most: the longest answer, each sign of it escaped. */
const MOST_BYTES = 128 * 1024;

/** Request limit of one address: a whole office may answer from one address. */
const BY_ADDRESS = { perSecond: 30, reserve: 300 };
/** …and it about one respondent, who answers by hand; an open address is asked by many at once, each from their own. */
const BY_TOKEN = { perSecond: 3, reserve: 60 };
/** Request limit for unknown tokens: they cannot be guessed, but attempts are limited. */
const OF_NOBODY = { perSecond: 0.5, reserve: 30 };

/**
 * Respondents who may begin by open links from one address: a class or an office at once, then one in ten seconds. The page of a
 * respondent who must wait retries by itself, a little later.
 */
const BEGINNINGS = { perSecond: 0.1, reserve: 30 };

/** Files that one respondent may send up. */
const FILES = { perSecond: 0.1, reserve: 20 };

/** Limits of what strangers ask; one for all their routes. */
export interface StrangerLimits {
  /** Counts a question. @returns the token it is about @throws RefusedError `too_many` */
  ask(context: Context): string;
  /** Counts a question that was about nothing. @throws RefusedError `not_found`, `too_many` */
  missed(context: Context): never;
}

/** Limits for the routes of one server. */
export function createStrangerLimits(server: AppContext): StrangerLimits {
  const byAddress = createRateLimit(BY_ADDRESS.perSecond, BY_ADDRESS.reserve);
  const byToken = createRateLimit(BY_TOKEN.perSecond, BY_TOKEN.reserve);
  const ofNobody = createRateLimit(OF_NOBODY.perSecond, OF_NOBODY.reserve);
  return {
    ask(context) {
      const token = context.req.param('token') ?? '';
      const address = addressOf(server, context);
      byAddress.spend(address);
      byToken.spend(`${hashToken(token)} ${address}`);
      return token;
    },
    missed(context) {
      ofNobody.spend(addressOf(server, context));
      throw new RefusedError('not_found');
    },
  };
}

/** Adds the routes for a respondent's answers, authorized by the address: there is no sign-in. */
export function addRespondentRoutes(app: Hono, server: AppContext, pageNow: () => RespondPage | null): void {
  const limits = createStrangerLimits(server);
  const beginnings = createRateLimit(BEGINNINGS.perSecond, BEGINNINGS.reserve);
  const files = createRateLimit(FILES.perSecond, FILES.reserve);
  const { answering, beginning } = createAnswersFirst();
  const answerWith = async (context: Context, stands: ShownConversation | null): Promise<Response> => {
    if (!stands) return limits.missed(context);
    // The answer is stored by now, whatever a model does.
    const shown = await inWords(server, stands);
    if (shown.isChanged) server.fieldwork.changed(shown.companyId, shown.roundId);
    if (shown.isDue && shown.respondentId !== null) {
      // No respondent waits for the study to fill; one who withdraws their consent is informed only when the erasure is done.
      if (shown.view.step === 'withdrawn') await server.fieldwork.settle(shown.companyId, shown.respondentId);
      else server.fieldwork.look();
    }
    context.header('X-Robots-Tag', 'noindex, nofollow');
    return context.json(shown.view);
  };

  app.use('/api/i/:token', async (context, next) => {
    await next();
    // A page that is refused because it is of before an update loads itself anew.
    if (!context.res.ok) context.res.headers.set(PAGE_HEADER, pageNow()?.name ?? '');
  });

  app.get('/api/i/:token', async (context) => {
    const token = limits.ask(context);
    return answerWith(context, await lookAt(server, token));
  });

  app.put('/api/i/:token/file', async (context) => {
    const token = limits.ask(context);
    files.spend(hashToken(token));
    const sent = await takeFile(server, context, token);
    return sent ? context.json(sent) : limits.missed(context);
  });

  app.post('/api/i/:token', async (context) => {
    const token = limits.ask(context);
    const sent = await bodyOf(server, context, sentSchema, MOST_BYTES);
    if (!isStorable(sent.id)) throw new RefusedError('invalid');
    const onNew = (): void => beginnings.spend(addressOf(server, context));
    const inTurn = sent.type === 'agree' ? beginning : answering;
    return answerWith(context, await inTurn(() => takeSent(server, token, sent, onNew)));
  });
}
