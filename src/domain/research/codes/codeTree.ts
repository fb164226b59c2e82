import { byPosition } from '../../core/record.ts';
import type { Code } from '../code.ts';

/** A code in the codebook's tree. */
export interface CodeNode {
  readonly code: Code;
  /** How many codes are above it, from 0. */
  readonly depth: number;
}

/** The ids above a code, nearest first. Two tabs may have put codes under one another: a circle ends where it closes. */
function ancestors(codes: ReadonlyMap<string, Pick<Code, 'parentId'>>, id: string): string[] {
  const above: string[] = [];
  for (let at = codes.get(id)?.parentId ?? null; at !== null && codes.has(at); at = codes.get(at)?.parentId ?? null) {
    if (at === id || above.includes(at)) break;
    above.push(at);
  }
  return above;
}

/** The ids of the circle that a code is part of, itself first; empty when it is part of none. */
export function circleOf(codes: ReadonlyMap<string, Pick<Code, 'parentId'>>, id: string): readonly string[] {
  const above = ancestors(codes, id);
  const last = codes.get(above.at(-1) ?? id);
  return last?.parentId === id ? [id, ...above] : [];
}

/** Under which code each is shown. Null at the top: codes of their own, whose parent is gone, and every code of a circle. */
export function shownParents(codes: readonly Code[]): ReadonlyMap<string, string | null> {
  const known = new Map(codes.map((code) => [code.id, code]));
  const parentOf = ({ id, parentId }: Code) =>
    parentId !== null && known.has(parentId) && circleOf(known, id).length === 0 ? parentId : null;
  return new Map(codes.map((code) => [code.id, parentOf(code)]));
}

/**
 * Returns the codebook in reading order: each code, then those under it, by their positions. A code whose parent is gone appears
 * at the top, and so does every code of a circle: none is ever missing.
 */
export function codeTree(codes: readonly Code[]): CodeNode[] {
  const parents = shownParents(codes);
  const below = new Map<string | null, Code[]>();
  for (const code of byPosition(codes)) {
    const parentId = parents.get(code.id) ?? null;
    const brothers = below.get(parentId);
    if (brothers) brothers.push(code);
    else below.set(parentId, [code]);
  }
  const walk = (parentId: string | null, depth: number): CodeNode[] =>
    (below.get(parentId) ?? []).flatMap((code) => [{ code, depth }, ...walk(code.id, depth + 1)]);
  return walk(null, 0);
}

/** For each code the ids from the top of the codebook down to itself, as {@link codeTree} shows it. */
export function codePaths(codes: readonly Code[]): ReadonlyMap<string, readonly string[]> {
  const path: string[] = [];
  return new Map(
    codeTree(codes).map(({ code, depth }) => {
      path.splice(depth, path.length, code.id);
      return [code.id, [...path]];
    }),
  );
}

/** The ids of a code and of all codes under it. */
export function withDescendants(codes: readonly Code[], id: string): ReadonlySet<string> {
  const known = new Map(codes.map((code) => [code.id, code]));
  return new Set([id, ...codes.filter((code) => ancestors(known, code.id).includes(id)).map((code) => code.id)]);
}

/** Returns the siblings of a code, itself among them, in their order. */
export function brothersOf(codes: readonly Code[], id: string): readonly Code[] {
  const parents = shownParents(codes);
  const parentId = parents.get(id) ?? null;
  return byPosition(codes.filter((one) => parents.get(one.id) === parentId));
}
