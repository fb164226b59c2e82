import { createServer, type Plugin } from 'vite';

const MOUNT = '<div id="root"></div>';

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
          const { renderShell } = (await server.ssrLoadModule('/prerender.tsx')) as {
            renderShell: () => { html: string; css: string; fonts: string };
          };
          const shell = renderShell();
          const fonts = shell.fonts.replaceAll(/url\([^)]*\/([^/)]+)\.woff2[^)]*\)/g, (whole, name: string) => {
            const built = fontUrls.get(name);
            return built ? `url(${built})` : whole;
          });
          return html
            .replace('</title>', `</title>\n    <style data-fonts>${fonts}</style>`)
            .replace(MOUNT, `<div id="root"><style>${shell.css}</style>${shell.html}</div>`);
        } finally {
          await server.close();
        }
      },
    },
  };
}
