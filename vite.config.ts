import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import budget from './app/build/budget.json' with { type: 'json' };
import { checkBudget } from './app/build/checkBudget.ts';
import { contentSecurityPolicy } from './app/build/contentSecurityPolicy.ts';
import { installable } from './app/build/installable.ts';
import { preloadFirstScreen } from './app/build/preloadFirstScreen.ts';
import { prerenderPages } from './app/build/prerenderPages.ts';
import { productionRouter } from './app/build/productionRouter.ts';
import { respondentPage } from './app/build/respondentPage.ts';
import { ownFrames } from './app/build/ownFrames.ts';
import { screenParts } from './app/build/screenParts.ts';
import { styleComments } from './app/build/styleComments.ts';

/** The app: served from /app in development, built into /dist as static files for any host with an SPA fallback. */
export default defineConfig({
  root: 'app',
  plugins: [
    react(),
    productionRouter(),
    styleComments(),
    screenParts(),
    ownFrames(),
    prerenderPages(),
    preloadFirstScreen(),
    installable(),
    contentSecurityPolicy(),
    checkBudget(budget),
    respondentPage(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  // Not the port of `npm start`: its service worker would stand between the browser and the development server.
  server: { port: 5174 },
  preview: { port: 4173 },
});
