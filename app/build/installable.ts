import type { HtmlTagDescriptor, Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { colors } from '../../src/theme/tokens.ts';

const [light, dark] = colors.paper;

/** Name and icons of the installed app on a phone or a desktop. tests/support/built/icons.mjs draws the icons from favicon.svg. */
const MANIFEST = {
  id: '/',
  name: 'Ориентир — исследования и продуктовая стратегия',
  short_name: 'Ориентир',
  description: 'Исследования, гипотезы, эксперименты и продуктовая стратегия в одном рабочем пространстве',
  lang: 'ru',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  background_color: light,
  theme_color: light,
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
};

/** The page's own part: the colour of the browser's frame, and the icon that iOS takes. */
function pageTags(): Plugin {
  return {
    name: 'installable-page',
    apply: 'build',
    transformIndexHtml: (): HtmlTagDescriptor[] => [
      ...[
        { content: light, media: '(prefers-color-scheme: light)' },
        { content: dark, media: '(prefers-color-scheme: dark)' },
      ].map((attrs) => ({ tag: 'meta', attrs: { name: 'theme-color', ...attrs }, injectTo: 'head' as const })),
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }, injectTo: 'head' },
    ],
  };
}

/**
 * Makes the built app installable and able to work without a network: the manifest, and the service worker of
 * app/offline/sw.ts with the list of every built file. The development server has neither.
 */
export function installable(): Plugin[] {
  return [
    pageTags(),
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'offline',
      filename: 'sw.ts',
      // app/offline/register.ts does it, late and without an inline script.
      injectRegister: false,
      manifest: MANIFEST,
      injectManifest: {
        injectionPoint: 'self.precacheManifest',
        globPatterns: ['**/*'],
        // Respondents' files are not part of the app. Users for whom its files are cached need only the main page.
        globIgnores: ['sw.js', '**/*.map', '!(index).html', 'w.js', 'assets/respond-*'],
        // Names under assets carry a hash: the same name is the same file.
        dontCacheBustURLsMatching: /^assets\//,
        // The largest file is a reader of PDFs, 1.2 MB; a much larger one would be a mistake, and fails the build's tests.
        maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
      },
    }),
  ];
}
