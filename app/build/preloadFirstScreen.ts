import type { HtmlTagDescriptor, Plugin } from 'vite';

import { PATHS, type RouteName } from '../routing/paths.ts';
import { filesOf, MOUNT, pageFiles, routeModule, STORE, UNDO, type Bundle } from './chunks.ts';

const ROUTES = Object.entries(PATHS) as [RouteName, string][];

/**
 * Screens that show something before the store answers: the main page has its rows in hand (store/headStart.ts), and the
 * introduction tells of the product.
 */
const EARLY: ReadonlySet<RouteName> = new Set(['research', 'onboarding']);

/** Addresses of files that are not in `known`. */
const urls = (files: ReadonlySet<string>, known: ReadonlySet<string>): string[] =>
  [...files].filter((file) => !known.has(file)).map((file) => `/${file}`);

/**
 * Runs in the page's head: asks for files that no script imports before the first frame; after the letters and the frame itself, which
 * the page holds.
 * @param shared those of the app itself
 * @param screens those of each address's screen
 */
function preload(shared: readonly string[], screens: Readonly<Record<string, readonly string[]>>): void {
  // The service worker has them at hand: asking it now would hold up the first frame, by half on a slow machine.
  if ((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller) return;
  for (const href of [...shared, ...(screens[location.pathname] ?? [])]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }));
  }
}

function preloadScript(bundle: Bundle): string {
  const page = pageFiles(bundle);
  const app = filesOf(bundle, MOUNT);
  const known = new Set([...page, ...app]);
  const store = new Set([...filesOf(bundle, STORE), ...filesOf(bundle, UNDO)]);
  const screenFiles = (route: RouteName) => {
    const screen = filesOf(bundle, routeModule(route));
    return EARLY.has(route) ? screen : new Set([...screen, ...store]);
  };
  const screens = Object.fromEntries(ROUTES.map(([route, path]) => [path, urls(screenFiles(route), known)]));
  return `(${preload.toString()})(${JSON.stringify(urls(app, page))}, ${JSON.stringify(screens)})`;
}

/**
 * Asks at once for what the first visit would else ask for late: the letters that nearly all of it is written in, and the chunks that mount the app and draw
 * the address's screen.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] => [
        ...Object.keys(bundle)
          .filter((file) => /cyrillic[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
        { tag: 'script', children: preloadScript(bundle), injectTo: 'head' },
      ],
    },
  };
}
