import type { Plugin } from 'vite';

/** Takes the router's production build: its package gives every bundler the one with warnings for developers. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const development = await this.resolve(source, importer, { skipSelf: true });
        return development && development.id.replace('/development/', '/production/');
      },
    },
  };
}
