import type { Hono } from 'hono';

import { isOneOf } from '../../../src/domain/account/widgetSites.ts';
import { WIDGET_API } from '../../../src/domain/respond/paths.ts';
import { isStorable } from '../../db/storedRecords.ts';
import { addressOfToken } from '../../fieldwork/tokens.ts';
import { linkToWidget, roundOfWidget, widgetSites } from '../../fieldwork/widget.ts';
import type { AppContext } from '../appContext.ts';

/** Seconds for which a site's pages need not ask again whether anything is asked. */
const KEPT = 60;

/**
 * Adds the route for the widget's script on a company's own site: it returns the address of the questions, or that nothing is
 * asked.
 */
export function addWidgetRoutes(app: Hono, server: AppContext): void {
  app.get(`${WIDGET_API}:key`, async (context) => {
    const key = context.req.param('key');
    const origin = context.req.header('Origin');
    context.header('Vary', 'Origin');
    if (key.length > 200 || !isStorable(key)) return context.json({ path: null });
    const database = await server.database.get();
    const path = await database.transaction({ company: key }, async (tx) => {
      const now = server.now();
      const sites = await widgetSites(tx, key);
      if (origin === undefined || !isOneOf(sites, origin)) return undefined;
      const round = await roundOfWidget(tx, key, now);
      return round === null ? null : addressOfToken(await linkToWidget(tx, server.secret.get(), key, round, now));
    });
    // A site that is not listed gets no word that its page could read.
    if (path === undefined || origin === undefined) return context.json({ path: null });
    context.header('Access-Control-Allow-Origin', origin);
    context.header('Cache-Control', `private, max-age=${KEPT}`);
    return context.json({ path });
  });
}
