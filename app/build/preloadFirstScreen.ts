import type { HtmlTagDescriptor, Plugin } from 'vite';

import { filesOf, FIRST_ROUTE, MOUNT, pageFiles, type Bundle } from './chunks.ts';

/** Without what the page's script imports: the bundler asks for that. */
function firstScreenFiles(bundle: Bundle): string[] {
  const asked = pageFiles(bundle);
  return [...new Set([...filesOf(bundle, MOUNT), ...filesOf(bundle, FIRST_ROUTE)])].filter((file) => !asked.has(file));
}

/**
 * Asks at once for what the main page needs and would else ask for late: the two font files, and the chunks that mount the
 * app and draw its first route, which no script imports before the first frame.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] => [
        ...firstScreenFiles(bundle).map((file) => ({
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
