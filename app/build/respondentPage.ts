import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

import { PAGE_STYLE } from '../../respond/style/page.ts';
import { WIDGET_STYLE } from '../../respond/style/widget.ts';

const ROOM = path.resolve(import.meta.dirname, '../../respond');

/** Most bytes of script, gzipped, that a respondent's page may need, and that a company's own site loads for the widget. */
export const MOST_BYTES = { page: 15_000, widget: 6_000 };

const minified = { target: 'es2020', modulePreload: { polyfill: false }, emptyOutDir: false } as const;

const outputs = (made: unknown): Rolldown.RolldownOutput['output'] => (made as Rolldown.RolldownOutput).output;

const weigh = (made: unknown): number =>
  outputs(made).reduce(
    (bytes, file) => bytes + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
    0,
  );

/** Puts the style into the page, so that its first paint waits for nothing else. */
const inlineStyle = (): Plugin => ({
  name: 'inline-style',
  transformIndexHtml: (html) => html.replace('</title>', `</title>\n    <style>${PAGE_STYLE}</style>`),
});

/**
 * Builds what is no part of the app beside it: the respondents' page (`respond.html`, which the server fills with what it shows) and
 * the widget's script (`w.js`). Fails when one is heavier than it may be.
 */
export function respondentPage(): Plugin {
  let outDir = '';
  return {
    name: 'respondent-page',
    apply: 'build',
    configResolved({ root, build: { outDir: to } }) {
      outDir = path.resolve(root, to);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const settings = { configFile: false, root: ROOM, publicDir: false, logLevel: 'warn' } as const;
        const page = await build({
          ...settings,
          plugins: [inlineStyle()],
          build: {
            ...minified,
            outDir,
            rolldownOptions: {
              input: path.join(ROOM, 'respond.html'),
              output: { entryFileNames: 'assets/respond-[hash].js', chunkFileNames: 'assets/respond-[name]-[hash].js' },
            },
          },
        });
        const widget = await build({
          ...settings,
          define: { WIDGET_STYLE: JSON.stringify(WIDGET_STYLE) },
          build: {
            ...minified,
            outDir,
            rolldownOptions: {
              input: path.join(ROOM, 'widget/main.ts'),
              output: { format: 'iife', entryFileNames: 'w.js' },
            },
          },
        });
        const weights = { page: weigh(page), widget: weigh(widget) };
        this.info(
          `script gzipped: respondents' page ${weights.page} of ${MOST_BYTES.page} bytes, widget ${weights.widget} of ${MOST_BYTES.widget}`,
        );
        for (const name of ['page', 'widget'] as const) {
          if (weights[name] > MOST_BYTES[name]) this.error(`${name}: ${weights[name]} > ${MOST_BYTES[name]} bytes`);
        }
      },
    },
  };
}
