import type { Context, Hono } from 'hono';

import { ONE_CLICK, RESPOND_PATH } from '../../../src/domain/respond/paths.ts';
import { textOf } from '../asking.ts';
import { compressFast, encodingsIn } from '../compression.ts';
import type { AppContext } from '../appContext.ts';
import { RefusedError } from '../../core/refusal.ts';
import { createStrangerLimits } from './respondentRoutes.ts';
import { peekAt } from '../../fieldwork/page/lookAt.ts';
import type { RespondPage } from '../../fieldwork/page/respondPage.ts';
import { refuseByLetter } from '../../fieldwork/page/takeSent.ts';

/** Bytes of a press of a mail program, at most. */
const MOST_BYTES = 4 * 1024;

/** Whether a body is the press of a mail program: a form of one field, in either encoding (RFC 8058). */
const isOneClick = (body: string): boolean =>
  body.trim() === ONE_CLICK || /name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n/.test(body);

/**
 * The page of a respondent, with what it shows at first. Sending it is no opening: messengers and mail programs fetch addresses to
 * show what is there. The page itself asks when it runs, and that counts.
 */
export function addRespondentPage(app: Hono, server: AppContext, pageNow: () => RespondPage | null): void {
  const limits = createStrangerLimits(server);

  /** Returns undefined when the state is unavailable now: the page asks again by itself, until it is available. */
  async function peek(context: Context): Promise<Awaited<ReturnType<typeof peekAt>> | undefined> {
    try {
      return await peekAt(server, limits.ask(context));
    } catch (error) {
      if (!(error instanceof RefusedError)) server.log.error('respondent_page', error);
      return undefined;
    }
  }

  app.get(`${RESPOND_PATH}:token`, async (context) => {
    const page = pageNow();
    if (!page) throw new RefusedError('not_found');
    const found = await peek(context);
    context.header('Content-Security-Policy', page.policy(found?.frames ?? []));
    context.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()');
    context.header('X-Robots-Tag', 'noindex, nofollow');
    context.header('Content-Type', 'text/html;charset=utf-8');
    const html = page.html(found?.view ?? null);
    const status = found === null ? 404 : 200;
    if (!encodingsIn(context.req.header('Accept-Encoding')).includes('gzip')) return context.body(html, status);
    context.header('Content-Encoding', 'gzip');
    context.header('Vary', 'Accept-Encoding');
    return context.body(await compressFast(html), status);
  });

  // No page of ours sends it, and no sign-in comes along: the address is the proof, as on the page. Opening refuses nothing.
  app.post(`${RESPOND_PATH}:token`, async (context) => {
    const token = limits.ask(context);
    if (!isOneClick(await textOf(context, MOST_BYTES))) throw new RefusedError('invalid');
    const refused = await refuseByLetter(server, token);
    if (!refused) return limits.missed(context);
    if (refused.isChanged) server.fieldwork.changed(refused.companyId, refused.roundId);
    if (refused.isDue) server.fieldwork.look();
    return context.body('');
  });
}
