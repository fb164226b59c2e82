import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A company's own site with the widget on it. */
export interface WidgetSite {
  /** Without a slash at the end; what the settings of the widget list. */
  readonly address: string;
  stop(): void;
}

/**
 * Starts it: a policy of its own, a page that is longer than a window, and the script as the settings give it.
 * @param server where the product is
 */
export async function startWidgetSite(server: string, company: string): Promise<WidgetSite> {
  const html = `<!doctype html><html lang="ru"><title>Магазин</title><main><h1>Магазин</h1>
<p style="height:200vh">Товары</p><a href="#end">Ссылка в конце</a></main>
<script src="${server}/w.js" data-orientir="${company}" async></script></html>`;
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.setHeader('Content-Security-Policy', `default-src 'self' ${server}; style-src 'unsafe-inline'`);
    response.end(html);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  return {
    address: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    stop: () => void site.close(),
  };
}
