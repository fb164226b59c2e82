import type { Plugin } from 'vite';

import { withAppModule } from './appModule.ts';

const MOUNT = '<div id="root"></div>';

/** Marks the page of a frame: the page's own scripts compare it to the address. */
const MAIN = 'data-page="/"';

interface Frame {
  readonly html: string;
  readonly css: string;
}

/** First frames by address, and what the main page's is drawn from (app/boot/prerender.tsx). */
interface Pages {
  readonly fonts: string;
  readonly main: Frame;
  readonly sampleReads: unknown;
  readonly sections: Readonly<Record<string, Frame>>;
}

interface PageMaker {
  readonly renderPages: () => Pages;
}

/** Renderer of the frames over the sample, by address (app/boot/sampleFrames.tsx). */
interface SampleMaker {
  readonly renderSampleFrames: () => Promise<Record<string, Frame & { readonly reads: unknown }>>;
}

/** Takes the Latin letters, digits and marks out of what the page names: on a slow line they cost as much as a third of the app. */
const LATIN_FACE = /@font-face\s*\{[^}]*-latin-[^}]*\}/;

/**
 * Replaces the Latin face's space, which is frequent in every line: 0.25 em, measured in Chromium, beside Arial's 0.278. In the
 * fallback's measure each line would be slightly longer until the face loads, and then jump.
 */
const SPACE_FACE = `@font-face{font-family:'Golos Text';src:local('Arial'),local('Liberation Sans'),local('Arimo'),local('Helvetica Neue');font-weight:400 900;size-adjust:89.9%;unicode-range:U+20,U+A0}`;

/**
 * Returns the page's faces: the Cyrillic one and the fallbacks at once; the Latin one at once where the service worker has it,
 * else when the app is shown (app/boot/main.ts). Until then the fallback, made to the same measure, replaces it.
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

/** Faces with the addresses of the built files in the place of those that the sources name. */
function builtFonts(fonts: string, files: readonly string[]): string {
  const built = new Map(
    files
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => [file.replace(/^.*\//, '').replace(/-[^-]+\.woff2$/, ''), `/${file}`]),
  );
  return fonts.replaceAll(/url\([^)]*\/([^/)]+)\.woff2[^)]*\)/g, (whole, name: string) => {
    const file = built.get(name);
    return file ? `url(${file})` : whole;
  });
}

/** Data that the page's own script reads. Within a script only the end of one would end it: no `<` is written. */
function dataScript(id: string, data: unknown): string {
  return `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** Returns the content of the mount's place, and the data of the frame over the sample. */
function mountOf({ css, html }: Frame, sample: string, reads: unknown): string {
  return `<div id="root"><style>${css}</style>${html}${sample}</div>${dataScript('sample-reads', reads)}`;
}

/** A section's page: the main page with the section's own frames in the place of its. */
function pageOf(mainPage: string, mainMount: string, path: string, mount: string): string {
  if (!mainPage.includes(mainMount) || !mainPage.includes(MAIN)) throw new Error('index.html has no frame to replace');
  return mainPage.replace(mainMount, () => mount).replace(MAIN, `data-page="${path}"`);
}

/**
 * Renders each section's first frame into its own page (`/vision` is vision.html, the main page index.html), so that it paints
 * before any script runs: the section's head over a skeleton and, for a browser where the app never started, its screen over the
 * sample (app/boot/sampleFrames.tsx). The app puts the same in its place when it starts. A host that answers every address with
 * index.html shows the head, and the page fetches the rest (app/build/ownFrames.ts).
 */
export function prerenderPages(): Plugin {
  let pages: Pages;
  let mainMount = '';
  return {
    name: 'prerender-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        pages = await withAppModule('/boot/prerender.tsx', (maker: PageMaker) => maker.renderPages());
        mainMount = mountOf(pages.main, '', pages.sampleReads);
        const fonts = fontStyles(builtFonts(pages.fonts, Object.keys(bundle ?? {})));
        return html.replace('</title>', `</title>\n    ${fonts}`).replace(MOUNT, () => mainMount);
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const main = bundle['index.html'];
        if (main?.type !== 'asset') throw new Error('there is no index.html to make the pages of');
        const source = String(main.source);
        const samples = await withAppModule('/boot/sampleFrames.tsx', (maker: SampleMaker) =>
          maker.renderSampleFrames(),
        );
        for (const [path, frame] of Object.entries(pages.sections)) {
          const sample = samples[path];
          if (!sample) throw new Error(`${path} has no frame over the sample`);
          const template = `<template data-sample=""><style>${sample.css}</style>${sample.html}</template>`;
          const page = pageOf(source, mainMount, path, mountOf(frame, template, sample.reads));
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source: page });
        }
      },
    },
  };
}
