import type { Op } from '../../core/operation.ts';
import { positionBetween, type NewId } from '../../core/record.ts';
import type { Mark } from '../mark.ts';
import { type Code, type CodeColour, type PassageGroup, nextColour, squeezedName } from '../code.ts';
import { withDescendants } from './codeTree.ts';

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
    name: squeezedName(form.name),
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
    ...(form.name === undefined ? {} : { name: squeezedName(form.name) }),
    ...(form.definition === undefined ? {} : { definition: form.definition.trim() }),
  };
  const fields = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => code[field as keyof CodeForm] !== value),
  );
  return Object.keys(fields).length === 0 ? [] : [{ op: 'set', kind: 'code', id: code.id, fields }];
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
