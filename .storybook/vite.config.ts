import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own Vite settings; the app's (root, CSP, prerender) stay in vite.config.ts. */
export default defineConfig({ plugins: [react()] });
