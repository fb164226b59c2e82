import type { Plugin } from 'vite';

/** A comment that has its lines to itself. */
const COMMENT = /^[ \t]*\/\*[\s\S]*?\*\/[ \t]*$/gm;

/**
 * Takes comments out of the styles of components, where they would be part of a text, and so of what is loaded. Lines stay where they
 * are.
 */
export function styleComments(): Plugin {
  return {
    name: 'style-comments',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'styled-components' },
      handler: (code) => ({
        code: code.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, '')),
        map: null,
      }),
    },
  };
}
