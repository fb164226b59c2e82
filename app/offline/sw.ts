import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

/**
 * The service worker: after one visit the whole app is in the cache and is served from there, whatever the address, so
 * that everything works without a network. A new version is fetched beside the old one and waits until a person asks for
 * it (appUpdate.ts) or all tabs are closed. Built by vite-plugin-pwa, which puts the list of files in.
 */

declare const self: ServiceWorkerGlobalScope & {
  readonly precacheManifest: readonly { readonly url: string; readonly revision: string | null }[];
};

/** Message of a page to the worker. */
export type WorkerMessage =
  /** The waiting version may take over. */
  | { readonly type: 'takeOver' }
  /** A page has started from this script: if it is the only one and of this version, files of older ones may go. */
  | { readonly type: 'started'; readonly script: string };

const SHELL = '/index.html';
const ASSETS = '/assets/';
/** Pages for those outside the company are the server's own: what is shown to them, and what they are asked. */
const OUTSIDE = /^\/[si]\//;

/** A host that is being updated may answer with its page in a file's place: then this version is not whole, and not taken. */
const isWhole = (request: Request, response: Response): boolean =>
  response.ok &&
  (!new URL(request.url).pathname.startsWith(ASSETS) || !response.headers.get('content-type')?.includes('text/html'));

const precache = new PrecacheController({
  plugins: [{ cacheWillUpdate: async ({ request, response }) => (isWhole(request, response) ? response : null) }],
});
precache.addToCacheList([...self.precacheManifest]);

/** A file of this version, or of an older one whose page may still be open. */
async function fileOf(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = await precache.matchPrecache(pathname);
  if (own) return own;
  const cache = await caches.open(precache.strategy.cacheName);
  return (await cache.match(request)) ?? fetch(request);
}

/** The page: one for every address; the app itself says which one it does not know. */
async function pageOf(request: Request): Promise<Response> {
  return (await precache.matchPrecache(SHELL)) ?? fetch(request);
}

/** Drops files of older versions, unless a page that needs them is open or a newer version is on its way. */
async function tidy(script: string): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting || !precache.getCacheKeyForURL(script)) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  const current = new Set(precache.getURLsToCacheKeys().values());
  const cache = await caches.open(precache.strategy.cacheName);
  const outdated = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

self.addEventListener('install', (event) => void precache.install(event));
// The first page came from the network: from here on the cache answers for it, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'takeOver') event.waitUntil(self.skipWaiting());
  if (message.type === 'started') event.waitUntil(tidy(message.script));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (precache.getCacheKeyForURL(pathname) || pathname.startsWith(ASSETS)) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && !OUTSIDE.test(pathname)) event.respondWith(pageOf(request));
});
