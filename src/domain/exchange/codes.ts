import { fold } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { positionBetween, type NewId } from '../core/record.ts';
import type { MapTexts } from '../core/texts.ts';
import { codeNamed, nextColour, type Code, type CodeColour } from '../research/code.ts';
import { codePaths, codeTree } from '../research/codes/codeTree.ts';
import { nearestColour } from './colours.ts';
import { guidOf, sameGuid } from './guid.ts';
import type { RefiCode } from './project.ts';

const squeezed = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/**
 * Codes as they go out, in the order of the codebook, each behind the one above it.
 * @param hexOf a colour as a file tells it, `#rrggbb`
 */
export function refiCodes(
  codes: readonly Code[],
  hexOf: (colour: CodeColour) => string,
  guid: (id: string) => string = guidOf,
): RefiCode[] {
  const paths = codePaths(codes);
  return codeTree(codes).map(({ code }) => {
    const above = paths.get(code.id)?.at(-2);
    return {
      guid: guid(code.id),
      name: code.name,
      description: code.definition,
      colour: hexOf(code.colour),
      parent: above === undefined ? null : guid(above),
      isCodable: true,
    };
  });
}

export const mapCodeTexts: MapTexts<readonly RefiCode[]> = (codes, change) =>
  codes.map((code) => ({ ...code, name: change(code.name), description: change(code.description) }));

/** Outcome of taking a file's codes into a codebook. */
export interface CodesTaken {
  readonly ops: Op[];
  /** The id of each code by its guid (as {@link sameGuid} has it): a new one's, or that of the code of its name. */
  readonly ids: ReadonlyMap<string, string>;
  /** Names of codes that are new, as they are given. */
  readonly added: readonly string[];
  /** Names of codes that the codebook has already. */
  readonly joined: readonly string[];
  /** How many of those get the definition that they had none of. */
  readonly defined: number;
}

/** Returns the codes, each after the one above it; a code whose upper code is missing or in a circle becomes a top one. */
function fromTheTop(codes: readonly RefiCode[]): readonly RefiCode[] {
  const known = new Map(codes.map((code) => [sameGuid(code.guid), code]));
  const done = new Set<string>();
  const list: RefiCode[] = [];
  const put = (code: RefiCode, above: ReadonlySet<string>): void => {
    const key = sameGuid(code.guid);
    if (done.has(key)) return;
    const parent = code.parent === null ? undefined : known.get(sameGuid(code.parent));
    const isRound = parent !== undefined && above.has(sameGuid(parent.guid));
    if (parent && !isRound) put(parent, new Set([...above, key]));
    if (done.has(key)) return;
    done.add(key);
    list.push(parent && !isRound ? code : { ...code, parent: null });
  };
  for (const code of codes) put(code, new Set([sameGuid(code.guid)]));
  return list;
}

const underName = (name: string, parent: string): string => `${squeezed(name)} (${parent})`;

/** Whether a code is called so only because another of its file had its name: then the file's name goes back. */
export const isToldApart = (name: string, written: string): boolean =>
  name.startsWith(`${squeezed(written)} (`) && name.endsWith(')');

/** A name that no code has: two codes of one name are told apart by the one above, else by a number. */
function freeName(name: string, parent: string | null, taken: ReadonlySet<string>): string {
  const wanted = squeezed(name) || 'Без названия';
  if (!taken.has(fold(wanted))) return wanted;
  const under = parent === null ? null : underName(wanted, parent);
  if (under !== null && !taken.has(fold(under))) return under;
  for (let number = 2; ; number += 1) {
    const numbered = `${wanted} (${number})`;
    if (!taken.has(fold(numbered))) return numbered;
  }
}

/**
 * Returns operations that take codes of a file into a codebook. A code with a name that the codebook has is that code, which
 * keeps its place and colour and gets the definition where it has none; the others are added, under their upper codes, after the
 * existing ones. Two codes of one name within the file stay two: the one above distinguishes the second.
 * @param idOf the id of a new code; a random one by default
 */
export function takeCodes(
  codes: readonly Code[],
  incoming: readonly RefiCode[],
  newId: NewId,
  idOf: (guid: string) => string = newId,
): CodesTaken {
  const ops: Op[] = [];
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  const taken = new Set(codes.map(({ name }) => fold(squeezed(name))));
  const given = new Set<string>();
  const all: Pick<Code, 'colour'>[] = [...codes];
  const last = new Map<string | null, string>();
  for (const { parentId, position } of codes) {
    if (position > (last.get(parentId) ?? '')) last.set(parentId, position);
  }
  const added: string[] = [];
  const joined: string[] = [];
  let defined = 0;
  for (const code of fromTheTop(incoming)) {
    const key = sameGuid(code.guid);
    const parentName = code.parent === null ? null : (names.get(sameGuid(code.parent)) ?? null);
    const called = [code.name, ...(parentName === null ? [] : [underName(code.name, parentName)])];
    const there = called.map((name) => codeNamed(codes, name)).find((one) => one && !given.has(one.id));
    if (there) {
      given.add(there.id);
      ids.set(key, there.id);
      names.set(key, there.name);
      joined.push(there.name);
      if (there.definition === '' && code.description.trim() !== '') {
        defined += 1;
        ops.push({ op: 'set', kind: 'code', id: there.id, fields: { definition: code.description.trim() } });
      }
      continue;
    }
    const name = freeName(code.name, parentName, taken);
    taken.add(fold(name));
    const parentId = code.parent === null ? null : (ids.get(sameGuid(code.parent)) ?? null);
    const position = positionBetween(last.get(parentId) ?? null, null);
    last.set(parentId, position);
    const id = idOf(code.guid);
    const colour = code.colour === null ? nextColour(all) : nearestColour(code.colour);
    all.push({ colour });
    ids.set(key, id);
    names.set(key, name);
    added.push(name);
    const record = { id, name, definition: code.description.trim(), colour, parentId, position };
    ops.push({ op: 'create', kind: 'code', id, record });
  }
  return { ops, ids, added, joined, defined };
}
