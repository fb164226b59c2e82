import { createServer, type Plugin } from 'vite';

const MOUNT = '<div id="root"></div>';

/** Takes the Latin letters, digits and marks out of what the page names: on a slow line they cost as much as a third of the app. */
const LATIN_FACE = /@font-face\s*\{[^}]*-latin-[^}]*\}/;

/**
 * Stands in for the Latin face's space, which every line is full of: 0.25 em, measured in Chromium, beside Arial's 0.278. In the
 * fallback's measure each line would be a trace longer until the face comes, and then jump.
 */
const SPACE_FACE = `@font-face{font-family:'Golos Text';src:local('Arial'),local('Liberation Sans'),local('Arimo'),local('Helvetica Neue');font-weight:400 900;size-adjust:89.9%;unicode-range:U+20,U+A0}`;

/**
 * The page's faces: the Cyrillic one and the fallbacks at once; the Latin one at once where the service worker has it, else when the
 * app stands there (app/boot/main.ts). Until then the fallback, made to the same measure, stands in for it.
 */
function fontStyles(fonts: string): string {
  const latin = LATIN_FACE.exec(fonts)?.[0];
  if (!latin) throw new Error('the Latin face is not among the fonts');
  return [
    `<style data-fonts>${fonts.replace(latin, '')}${SPACE_FACE}</style>`,
    `<style data-fonts="late" media="not all">${latin}</style>`,
    `<script>if (navigator.serviceWorker && navigator.serviceWorker.controller) document.querySelector('[data-fonts=late]').media = 'all';</script>`,
  ].join('\n    ');
}

/** Data that the page's own script reads. Within a script only the end of one would end it: no `<` is written. */
function dataScript(id: string, data: unknown): string {
  return `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/**
 * Draws the main page's first frame (shell, heading, skeleton) into the built page, so that it paints before any script
 * has run. The app replaces it with the same frame when it starts.
 */
export function prerenderShell(): Plugin {
  return {
    name: 'prerender-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const fontUrls = new Map(
          Object.values(bundle ?? {})
            .filter((file) => file.fileName.endsWith('.woff2'))
            .map((file) => [file.fileName.replace(/^.*\//, '').replace(/-[^-]+\.woff2$/, ''), `/${file.fileName}`]),
        );
        const server = await createServer({
          configFile: false,
          root: 'app',
          appType: 'custom',
          logLevel: 'error',
          server: { middlewareMode: true, hmr: false, ws: false, watch: null },
          optimizeDeps: { noDiscovery: true },
        });
        try {
          const { renderShell } = (await server.ssrLoadModule('/boot/prerender.tsx')) as {
            renderShell: () => { html: string; css: string; fonts: string; sampleStudies: unknown };
          };
          const shell = renderShell();
          const fonts = shell.fonts.replaceAll(/url\([^)]*\/([^/)]+)\.woff2[^)]*\)/g, (whole, name: string) => {
            const built = fontUrls.get(name);
            return built ? `url(${built})` : whole;
          });
          return html
            .replace('</title>', `</title>\n    ${fontStyles(fonts)}`)
            .replace(
              MOUNT,
              `<div id="root"><style>${shell.css}</style>${shell.html}</div>${dataScript('sample-studies', shell.sampleStudies)}`,
            );
        } finally {
          await server.close();
        }
      },
    },
  };
}
