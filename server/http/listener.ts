import type { IncomingMessage, ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { createApp } from './app.ts';
import type { AppContext } from './appContext.ts';

/** Returns the listener that answers requests of Node's server with the app. */
export function createListener(
  context: AppContext,
): (request: IncomingMessage, response: ServerResponse) => Promise<unknown> {
  const app = createApp(context);
  return getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false });
}
