import { codeTree, withDescendants } from './codeTree.ts';
import type { Code } from '../code.ts';
import type { Mark } from '../mark.ts';
import { personOf, type People } from '../participant.ts';

/** A marked passage with who said it. */
export interface SaidMark extends Pick<Mark, 'id' | 'researchId' | 'materialId' | 'respondent' | 'codeIds'> {}

export interface CodeRow {
  readonly code: Code;
  readonly depth: number;
  /** Passages with this code, or with one under it, by who said them; people who said none are not in it. */
  readonly byPerson: ReadonlyMap<string, readonly string[]>;
  /** How many people said something of it: each once. */
  readonly people: number;
  /** How many passages there are. */
  readonly passages: number;
}

/** Codes over people: rows in the codebook's order, people in the order in which they first said something. */
export interface CodeTable {
  readonly rows: readonly CodeRow[];
  /** Keys of people, as {@link personOf} gives them. */
  readonly persons: readonly string[];
}

/**
 * Counts passages by code and person. A code includes the codes under it: a person who said something of a part said something of
 * the whole; a passage with both counts once. An interviewer's words never count.
 */
export function codeTable(
  codes: readonly Code[],
  marks: readonly SaidMark[],
  people: Pick<People, 'materials'>,
): CodeTable {
  const tree = codeTree(codes);
  const above = new Map<string, string[]>();
  for (const { code } of tree) {
    for (const id of withDescendants(codes, code.id)) above.set(id, [...(above.get(id) ?? []), code.id]);
  }
  const cells = new Map<string, Map<string, string[]>>(tree.map(({ code }) => [code.id, new Map()]));
  const persons = new Set<string>();
  for (const mark of marks) {
    const { respondent, materialId } = mark;
    const person = personOf({ respondent, passage: { materialId } }, people);
    if (person === null) continue;
    const counted = new Set(Object.keys(mark.codeIds).flatMap((id) => above.get(id) ?? []));
    if (counted.size > 0) persons.add(person);
    for (const id of counted) {
      const row = cells.get(id);
      row?.set(person, [...(row.get(person) ?? []), mark.id]);
    }
  }
  const rows = tree.map(({ code, depth }): CodeRow => {
    const byPerson = cells.get(code.id) ?? new Map<string, string[]>();
    const passages = [...byPerson.values()].reduce((sum, ids) => sum + ids.length, 0);
    return { code, depth, byPerson, people: byPerson.size, passages };
  });
  return { rows, persons: [...persons] };
}

/** Codes that the passages of a code have beside it, the most frequent first, of one frequency by the codebook's order. */
export function coOccurring(
  codes: readonly Code[],
  marks: readonly Pick<Mark, 'codeIds'>[],
  codeId: string,
): readonly { readonly code: Code; readonly passages: number }[] {
  const counts = new Map<string, number>();
  for (const { codeIds } of marks) {
    if (!Object.hasOwn(codeIds, codeId)) continue;
    for (const id of Object.keys(codeIds)) if (id !== codeId) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return codeTree(codes)
    .map(({ code }) => ({ code, passages: counts.get(code.id) ?? 0 }))
    .filter(({ passages }) => passages > 0)
    .sort((a, b) => b.passages - a.passages);
}
