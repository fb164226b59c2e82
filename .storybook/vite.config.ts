import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import packageJson from '../package.json' with { type: 'json' };
import { catalogue } from './catalogue.ts';
import { facts } from './facts.ts';
import { icons } from './icons.ts';
import { propWords } from './propWords.ts';
import { smallManager } from './smallManager.ts';

/** Packages that only workers, build steps or types use, or that ship nothing but files. */
const NOT_FOR_STORIES =
  /^(@fontsource|@orama|@expo-google-fonts|@noble|@zip\.js|fontkit|number-to-words-ru|papaparse|pdfjs-dist|pdfkit|saxen|workbox-precaching|write-excel-file)/;

/**
 * Storybook's own Vite settings; the app's (root, CSP, prerender) stay in vite.config.ts. Every package of the library is
 * named to Vite beforehand: one found in the middle of a test run makes it load a second React.
 */
export default defineConfig({
  plugins: [react(), catalogue(), facts(), icons(), propWords(), smallManager()],
  optimizeDeps: {
    include: [
      ...Object.keys(packageJson.dependencies).filter((name) => !NOT_FOR_STORIES.test(name)),
      '@storybook/addon-a11y/preview',
      '@storybook/addon-docs/preview',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'react-toastify/unstyled',
      'storybook/internal/csf',
      'storybook/test',
    ],
  },
});
