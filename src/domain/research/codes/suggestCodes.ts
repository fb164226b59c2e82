import { foldAlike } from '../../core/format.ts';
import { type Code, squeezedName } from '../code.ts';
import { codeTree } from './codeTree.ts';

/**
 * Codes that are meant by some first letters: those whose name begins with them, then those in which a word does, then those
 * that hold them; each in the codebook's order. All codes when nothing is typed.
 */
export function suggestCodes(codes: readonly Code[], typed: string): readonly Code[] {
  const wanted = foldAlike(squeezedName(typed));
  const all = codeTree(codes).map(({ code }) => code);
  if (wanted === '') return all;
  const rank = (code: Code): number => {
    const name = foldAlike(code.name);
    if (name.startsWith(wanted)) return 0;
    if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 1;
    return name.includes(wanted) ? 2 : 3;
  };
  return all
    .map((code) => ({ code, rank: rank(code) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ code }) => code);
}
