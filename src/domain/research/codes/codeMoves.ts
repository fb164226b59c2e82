import type { Op } from '../../core/operation.ts';
import { byPosition, positionsAt } from '../../core/record.ts';
import type { Code } from '../code.ts';
import { brothersOf, circleOf, codePaths, shownParents } from './codeTree.ts';

/**
 * Returns operations that put a code under another one, or at the top; none when it is already there, or would be under itself. A
 * circle that two tabs made around it, or above the new place, is opened: its codes go where they are shown.
 * @param after the sibling that precedes it; null for the first place, undefined for the last
 */
export function moveCode(codes: readonly Code[], id: string, parentId: string | null, after?: string | null): Op[] {
  const code = codes.find((one) => one.id === id);
  const paths = codePaths(codes);
  const above = parentId === null ? [] : paths.get(parentId);
  if (!code || !above || above.includes(id)) return [];
  const parents = shownParents(codes);
  const isThere = parents.get(id) === parentId;
  if (after === undefined && isThere && code.parentId === parentId) return [];
  const brothers = byPosition(codes.filter((one) => parents.get(one.id) === parentId && one.id !== id));
  const found = brothers.findIndex((one) => one.id === after);
  // A brother that went meanwhile leaves the last place.
  const index = after === null ? 0 : found === -1 ? brothers.length : found + 1;
  const positions = positionsAt(brothers, index, [id]);
  const known = new Map(codes.map((one) => [one.id, one]));
  const round = new Set([id, ...above].flatMap((one) => circleOf(known, one)));
  round.delete(id);
  return [
    ...[...round].map((one): Op => ({ op: 'set', kind: 'code', id: one, fields: { parentId: null } })),
    ...positions.map(([moved, position]): Op => ({
      op: 'set',
      kind: 'code',
      id: moved,
      fields: moved === id ? { parentId, position } : { position },
    })),
  ];
}

/** A step of a code among the others: before or after its neighbour, under the one before it, or beside the one above it. */
export type CodeStep = 'up' | 'down' | 'in' | 'out';

/** Operations that take a code one step; none when there is no way. */
export function stepCode(codes: readonly Code[], id: string, step: CodeStep): Op[] {
  const brothers = brothersOf(codes, id);
  const at = brothers.findIndex((one) => one.id === id);
  const path = codePaths(codes).get(id);
  if (at === -1 || !path) return [];
  const parentId = path.at(-2) ?? null;
  switch (step) {
    case 'up':
      return at === 0 ? [] : moveCode(codes, id, parentId, brothers[at - 2]?.id ?? null);
    case 'down':
      return at === brothers.length - 1 ? [] : moveCode(codes, id, parentId, brothers[at + 1]?.id);
    case 'in':
      return at === 0 ? [] : moveCode(codes, id, brothers[at - 1]?.id ?? null);
    case 'out':
      return parentId === null ? [] : moveCode(codes, id, path.at(-3) ?? null, parentId);
  }
}

/** How a code is laid upon another: before it, under it, after it. */
export type CodeDrop = 'before' | 'under' | 'after';

/** Returns the place of a code that is dropped on another, as {@link moveCode} takes it; null where it may not go. */
export function dropPlace(
  codes: readonly Code[],
  id: string,
  targetId: string,
  drop: CodeDrop,
): { readonly parentId: string | null; readonly after?: string | null } | null {
  const path = codePaths(codes).get(targetId);
  if (!path || path.includes(id)) return null;
  if (drop === 'under') return { parentId: targetId };
  const parentId = path.at(-2) ?? null;
  if (drop === 'after') return { parentId, after: targetId };
  const others = brothersOf(codes, targetId).filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === targetId);
  return { parentId, after: others[at - 1]?.id ?? null };
}
