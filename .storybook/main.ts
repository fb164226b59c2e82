import { defineMain } from '@storybook/react-vite/node';

import { nameDocs } from './docsNames.ts';

/** Storybook: stories live in /stories, mirrored path for path from /src; the sidebar is that tree, named in Russian by the files' titles. */
export default defineMain({
  stories: [{ directory: '../stories', files: '**/*.@(mdx|stories.tsx)' }],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    '@storybook/addon-mcp',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  ...nameDocs,
});
