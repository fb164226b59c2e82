import { NBSP } from '../../../domain/core/format.ts';
import { codePaths, codeTree } from '../../../domain/research/codes/codeTree.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { SelectOption } from '../../../ui/field/Select.tsx';

/** Indent of a code in a chooser for each code above it: what a native list can show. */
const INDENT = NBSP.repeat(4);

/** The codebook as choices, its tree by indents. */
export const codeOptions = (codes: readonly Code[]): readonly SelectOption[] =>
  codeTree(codes).map(({ code, depth }) => ({ value: code.id, label: `${INDENT.repeat(depth)}${code.name}` }));

/** Returns the codes that one may be under: neither itself nor a code under it. The first, of an empty value: the top. */
export function parentOptions(codes: readonly Code[], id: string | null): readonly SelectOption[] {
  const paths = codePaths(codes);
  const free = codeOptions(codes).filter(({ value }) => id === null || !paths.get(value)?.includes(id));
  return [{ value: '', label: 'Ни под каким: верхний уровень' }, ...free];
}

/** Names of the codes above one, from the top: «Время › Нехватка»; empty at the top. */
export function pathInWords(codes: readonly Code[], id: string): string {
  const names = new Map(codes.map((code) => [code.id, code.name]));
  const above = codePaths(codes).get(id)?.slice(0, -1) ?? [];
  return above.map((one) => names.get(one) ?? '').join(' › ');
}
