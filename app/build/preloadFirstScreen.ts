import type { HtmlTagDescriptor, Plugin } from 'vite';

import { entryFiles, filesOf, type Bundle } from './chunks.ts';

/** Module whose chunk draws the main page. */
const FIRST_ROUTE = 'app/routes/ResearchRoute.tsx';

function firstRouteChunks(bundle: Bundle): string[] {
  const atOnce = entryFiles(bundle);
  return [...filesOf(bundle, FIRST_ROUTE)].filter((file) => !atOnce.has(file));
}

/**
 * Asks at once for what the main page needs and would else ask for late: the two font files, first named inside a script,
 * and the chunks of its route, first imported by the entry.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] => [
        ...firstRouteChunks(bundle).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
        ...Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
      ],
    },
  };
}
