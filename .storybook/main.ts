import { defineMain } from '@storybook/react-vite/node';

import { nameDocs } from './docsNames.ts';

const READER = 'storybook:react-docgen-plugin';

const COMPONENTS = /^(?!.*(?:\/node_modules\/|\.stories\.)).*\.tsx$/;

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
  // The reader would parse every file of the library and of its stories, and find its components in one of four: that was half of the build.
  viteFinal: async ({ plugins = [], ...config }) => ({
    ...config,
    plugins: (await Promise.all(plugins)).map((plugin) => {
      if (!plugin || Array.isArray(plugin) || plugin.name !== READER) return plugin;
      if (!('transform' in plugin) || typeof plugin.transform !== 'function')
        throw new Error(`${READER} is no longer what it was`);
      return { ...plugin, transform: { filter: { id: COMPONENTS }, handler: plugin.transform } };
    }),
  }),
  ...nameDocs,
});
