import { codePaths, codeTree } from '../../../domain/research/codes/codeTree.ts';
import { suggestCodes } from '../../../domain/research/codes/suggestCodes.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { CodeStep } from '../../../domain/research/codes/codeMoves.ts';
import type { CodeCount } from '../../../domain/research/across/codeCounts.ts';
import type { ListedCode } from './CodeRow.tsx';

const NOTHING: CodeCount = { people: 0, passages: 0 };

/** The codebook's rows, in its order. */
export function listCodes(codes: readonly Code[], counts: ReadonlyMap<string, CodeCount>): readonly ListedCode[] {
  const paths = codePaths(codes);
  const names = new Map(codes.map((code) => [code.id, code.name]));
  const tree = codeTree(codes);
  const brothers = new Map<string, string[]>();
  for (const { code } of tree) {
    const parent = paths.get(code.id)?.at(-2) ?? '';
    const known = brothers.get(parent);
    if (known) known.push(code.id);
    else brothers.set(parent, [code.id]);
  }
  return tree.map(({ code, depth }) => {
    const above = paths.get(code.id)?.slice(0, -1) ?? [];
    const own = brothers.get(above.at(-1) ?? '') ?? [];
    const isFirst = own[0] === code.id;
    const steps: CodeStep[] = [];
    if (!isFirst) steps.push('up', 'in');
    if (own.at(-1) !== code.id) steps.push('down');
    if (depth > 0) steps.push('out');
    return {
      code,
      depth,
      count: counts.get(code.id) ?? NOTHING,
      path: above.map((id) => names.get(id) ?? '').join(' › '),
      steps,
    };
  });
}

/** Rows whose name is meant by the typed letters, the best first; all of them when nothing is typed. */
export function findCodes(rows: readonly ListedCode[], { query }: { readonly query: string }): readonly ListedCode[] {
  if (query.trim() === '') return rows;
  const byId = new Map(rows.map((row) => [row.code.id, row]));
  return suggestCodes(
    rows.map(({ code }) => code),
    query,
  ).flatMap(({ id }) => byId.get(id) ?? []);
}
