import path from 'node:path';

import { breach } from './walls.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What an import leads to: a path from the project's root, or a package's name. */
function targetOf(file, specifier) {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return { target: bare.slice(1), isPackage: false };
  if (bare.startsWith('.')) return { target: path.join(path.dirname(file), bare), isPackage: false };
  return { target: bare, isPackage: true };
}

/** Lint rule `house/walls`: who may import whom, from the table in walls.mjs. */
const walls = {
  create(context) {
    const file = path.relative(ROOT, context.filename);
    const check = (node) => {
      const source = node.source;
      if (typeof source?.value !== 'string') return;
      const { target, isPackage } = targetOf(file, source.value);
      const message = breach(file, target, isPackage);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

export default { meta: { name: 'house' }, rules: { walls } };
