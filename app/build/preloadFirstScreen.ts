import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Module whose chunk draws the main page. */
const FIRST_ROUTE = 'app/routes/ResearchRoute.tsx';

/** A chunk and every chunk it imports. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = bundle[file];
  if (chunk?.type === 'chunk') for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

function firstRouteChunks(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const route = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(FIRST_ROUTE));
  if (!route) throw new Error(`no chunk is made of ${FIRST_ROUTE}`);
  const entries = chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...withImports(bundle, chunk.fileName)]);
  return [...withImports(bundle, route.fileName)].filter((file) => !entries.includes(file));
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
