import { fold, foldAlike, quoted } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { byPosition, positionBetween, positionsAt, type NewId } from '../core/record.ts';
import type { Shape } from '../core/schema.ts';
import type { Mark } from './mark.ts';
import type { codeSchema, passageGroupSchema } from './schema.ts';

/** A code of the company's codebook: what passages of all studies are about. */
export type Code = Shape<typeof codeSchema>;
/** Colours that a code may have. */
export type CodeColour = Code['colour'];
/** Passages that a colleague grouped, with a name for what they have in common. */
export type PassageGroup = Shape<typeof passageGroupSchema>;

/** Longest name of a code, characters. */
export const CODE_NAME_LENGTH = 80;

/** The colours in the order in which new codes take them. */
const COLOURS: readonly CodeColour[] = ['sky', 'leaf', 'sun', 'rose', 'violet', 'clay', 'teal', 'slate'];

/** Names of the colours, for people who do not see them. */
export const CODE_COLOUR_LABELS: Readonly<Record<CodeColour, string>> = {
  sky: 'Голубой',
  leaf: 'Зелёный',
  sun: 'Жёлтый',
  rose: 'Розовый',
  violet: 'Фиолетовый',
  clay: 'Терракотовый',
  teal: 'Бирюзовый',
  slate: 'Серый',
};

const squeezed = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/** The code of a name, in any case, its blanks squeezed; undefined when there is none. */
export function codeNamed<C extends Pick<Code, 'name'>>(codes: readonly C[], name: string): C | undefined {
  const wanted = fold(squeezed(name));
  return codes.find((code) => fold(squeezed(code.name)) === wanted);
}

/** Returns the error in a code's name, or undefined if it is valid. Two codes of one name could not be told apart. */
export function checkCodeName(
  name: string,
  codes: readonly Pick<Code, 'id' | 'name'>[],
  ownId: string | null = null,
): string | undefined {
  const wanted = squeezed(name);
  if (wanted === '') return 'Назовите код';
  if (wanted.length > CODE_NAME_LENGTH) return `Не длиннее ${CODE_NAME_LENGTH} знаков`;
  const twin = codeNamed(
    codes.filter(({ id }) => id !== ownId),
    wanted,
  );
  return twin ? `Код ${quoted(twin.name)} уже есть` : undefined;
}

/** The colour that the fewest codes have, the first of them in order. */
export function nextColour(codes: readonly Pick<Code, 'colour'>[]): CodeColour {
  const uses = (colour: CodeColour) => codes.filter((code) => code.colour === colour).length;
  return COLOURS.reduce((best, colour) => (uses(colour) < uses(best) ? colour : best));
}

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
function circleOf(codes: ReadonlyMap<string, Pick<Code, 'parentId'>>, id: string): readonly string[] {
  const above = ancestors(codes, id);
  const last = codes.get(above.at(-1) ?? id);
  return last?.parentId === id ? [id, ...above] : [];
}

/** Under which code each is shown. Null at the top: codes of their own, whose parent is gone, and every code of a circle. */
function shownParents(codes: readonly Code[]): ReadonlyMap<string, string | null> {
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

const lastPosition = (codes: readonly Pick<Code, 'position'>[]): string | null =>
  codes.reduce<string | null>((last, { position }) => (last === null || position > last ? position : last), null);

/** Operations that add a code, after its brothers. */
export function createCode(
  codes: readonly Code[],
  form: {
    readonly name: string;
    readonly definition?: string;
    readonly parentId?: string | null;
    readonly colour?: CodeColour;
  },
  newId: NewId,
): { id: string; ops: Op[] } {
  const id = newId();
  const record = {
    id,
    name: squeezed(form.name),
    definition: form.definition?.trim() ?? '',
    colour: form.colour ?? nextColour(codes),
    parentId: form.parentId ?? null,
    position: positionBetween(lastPosition(codes), null),
  };
  return { id, ops: [{ op: 'create', kind: 'code', id, record }] };
}

/** Fields of a code that a user types or chooses. */
export type CodeForm = Pick<Code, 'name' | 'definition' | 'colour'>;

/** Operations that change a code; none when nothing is different. */
export function editCode(code: Code, form: Partial<CodeForm>): Op[] {
  const wanted: Partial<CodeForm> = {
    ...form,
    ...(form.name === undefined ? {} : { name: squeezed(form.name) }),
    ...(form.definition === undefined ? {} : { definition: form.definition.trim() }),
  };
  const fields = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => code[field as keyof CodeForm] !== value),
  );
  return Object.keys(fields).length === 0 ? [] : [{ op: 'set', kind: 'code', id: code.id, fields }];
}

/** Returns the siblings of a code, itself among them, in their order. */
export function brothersOf(codes: readonly Code[], id: string): readonly Code[] {
  const parents = shownParents(codes);
  const parentId = parents.get(id) ?? null;
  return byPosition(codes.filter((one) => parents.get(one.id) === parentId));
}

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

type CodedMark = Pick<Mark, 'id' | 'codeIds'>;

const holds = ({ codeIds }: CodedMark, id: string): boolean => Object.hasOwn(codeIds, id);

/** Operations that put the codes right under one code under another, or at the top. */
const hangUnder = (codes: readonly Code[], id: string, parentId: string | null, except: string | null): Op[] =>
  codes
    .filter((code) => code.parentId === id && code.id !== except)
    .map((code): Op => ({ op: 'set', kind: 'code', id: code.id, fields: { parentId } }));

/**
 * Operations that make one code of two: every passage of the first gets the second, codes and groups under it go to the second,
 * and the first goes. A passage that lies in a group of each stays in that of the second.
 * @param marks all marks of the company, or at least those of the code
 */
export function mergeCodes(
  codes: readonly Code[],
  marks: readonly CodedMark[],
  groups: readonly Pick<PassageGroup, 'id' | 'codeId' | 'markIds'>[],
  fromId: string,
  intoId: string,
): Op[] {
  const from = codes.find((code) => code.id === fromId);
  const into = codes.find((code) => code.id === intoId);
  if (!from || !into || fromId === intoId) return [];
  const isBelow = withDescendants(codes, fromId).has(intoId);
  const sorted = new Set(
    groups.filter((group) => group.codeId === intoId).flatMap((group) => Object.keys(group.markIds)),
  );
  return [
    // The children of the removed code take its place, or they would be left without a parent.
    ...(isBelow ? [{ op: 'set', kind: 'code', id: intoId, fields: { parentId: from.parentId } } as const] : []),
    ...hangUnder(codes, fromId, intoId, intoId),
    ...marks
      .filter((mark) => holds(mark, fromId))
      .flatMap((mark): Op[] => {
        const on = { kind: 'mark', id: mark.id, map: 'codeIds' } as const;
        const { position } = mark.codeIds[fromId] ?? { position: 'a' };
        return [
          { op: 'drop', ...on, key: fromId },
          ...(holds(mark, intoId) ? [] : [{ op: 'put', ...on, key: intoId, value: { position } } as const]),
        ];
      }),
    ...groups
      .filter((group) => group.codeId === fromId)
      .flatMap((group): Op[] => [
        { op: 'set', kind: 'passageGroup', id: group.id, fields: { codeId: intoId } },
        // A passage that had both codes may have been sorted by each: it stays where the code that is left has it.
        ...Object.keys(group.markIds)
          .filter((key) => sorted.has(key))
          .map((key): Op => ({ op: 'drop', kind: 'passageGroup', id: group.id, map: 'markIds', key })),
      ]),
    { op: 'remove', kind: 'code', id: fromId },
  ];
}

/**
 * Operations that delete a code: its passages stay marked without it, the codes under it move up, its groups go.
 * @param marks all marks of the company, or at least those of the code
 */
export function deleteCode(
  codes: readonly Code[],
  marks: readonly CodedMark[],
  groups: readonly Pick<PassageGroup, 'id' | 'codeId'>[],
  id: string,
): Op[] {
  const code = codes.find((one) => one.id === id);
  if (!code) return [];
  return [
    ...hangUnder(codes, id, code.parentId, null),
    ...marks
      .filter((mark) => holds(mark, id))
      .map((mark): Op => ({ op: 'drop', kind: 'mark', id: mark.id, map: 'codeIds', key: id })),
    ...groups
      .filter((group) => group.codeId === id)
      .map((group): Op => ({ op: 'remove', kind: 'passageGroup', id: group.id })),
    { op: 'remove', kind: 'code', id },
  ];
}

/**
 * Codes that are meant by some first letters: those whose name begins with them, then those in which a word does, then those
 * that hold them; each in the codebook's order. All codes when nothing is typed.
 */
export function suggestCodes(codes: readonly Code[], typed: string): readonly Code[] {
  const wanted = foldAlike(squeezed(typed));
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
