import { codePaths, codeTree } from '../codes/codeTree.ts';
import type { Code } from '../code.ts';
import type { GridColumns, PeopleFilter } from './tableView.ts';
import {
  type CodeEvidence,
  type GridPerson,
  type GridSources,
  possibleSpeakers,
  codeEvidenceOf,
} from './codeEvidence.ts';

/** Count of a code in a column. */
export interface GridCell {
  /** Ids of the passages. */
  readonly marks: readonly string[];
  /** How many people said them. */
  readonly people: number;
}

export interface GridRow {
  readonly code: Code;
  /** How many codes are above it, from 0. */
  readonly depth: number;
  /** By key of the column; a column without passages of this code is missing. */
  readonly cells: ReadonlyMap<string, GridCell>;
  /** How many people said something of it, each once. */
  readonly people: number;
  readonly passages: number;
}

export interface GridColumn {
  readonly key: string;
  /** Empty for a person without a name and for people without a segment. */
  readonly name: string;
  /** Distinguishes it from others of this name; may be empty. */
  readonly note: string;
  /** Passages with any code, each once. */
  readonly passages: number;
}

/** Codes by people, studies or segments. */
export interface CodeGrid {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  /** How many people could have said something: the «9» of «7 из 9». */
  readonly people: number;
}

interface Counting {
  readonly marks: string[];
  readonly people: Set<string>;
}

const counting = (map: Map<string, Counting>, key: string): Counting => {
  const there = map.get(key) ?? { marks: [], people: new Set<string>() };
  map.set(key, there);
  return there;
};

/**
 * Counts passages by code and person, study or segment. A code includes the codes under it: a person who said something of a part
 * said something of the whole; a passage with both counts once.
 */
export function codeGrid(sources: GridSources, filter: PeopleFilter, by: GridColumns): CodeGrid {
  const tree = codeTree(sources.codes);
  const paths = codePaths(sources.codes);
  const coded = codeEvidenceOf(sources, filter).filter(({ mark }) =>
    Object.keys(mark.codeIds).some((id) => paths.has(id)),
  );
  const people = possibleSpeakers(sources, filter, coded);
  const columnOf = ({ mark, person }: CodeEvidence): string =>
    by === 'participants' ? person.key : by === 'studies' ? mark.researchId : person.segment;

  const cells = new Map(tree.map(({ code }) => [code.id, new Map<string, Counting>()]));
  const persons = new Map(tree.map(({ code }) => [code.id, new Set<string>()]));
  const totals = new Map<string, number>();
  for (const one of coded) {
    const column = columnOf(one);
    totals.set(column, (totals.get(column) ?? 0) + 1);
    const counted = new Set<string>();
    for (const given in one.mark.codeIds) for (const id of paths.get(given) ?? []) counted.add(id);
    for (const id of counted) {
      const row = cells.get(id);
      if (!row) continue;
      const cell = counting(row, column);
      cell.marks.push(one.mark.id);
      cell.people.add(one.person.key);
      persons.get(id)?.add(one.person.key);
    }
  }
  const rows = tree.map(({ code, depth }): GridRow => {
    const row = [...(cells.get(code.id) ?? [])];
    return {
      code,
      depth,
      cells: new Map(row.map(([key, cell]) => [key, { marks: cell.marks, people: cell.people.size }])),
      people: persons.get(code.id)?.size ?? 0,
      passages: row.reduce((sum, [, { marks }]) => sum + marks.length, 0),
    };
  });
  return { rows, columns: columnsOf(sources, by, people, totals), people: people.size };
}

function columnsOf(
  sources: GridSources,
  by: GridColumns,
  people: ReadonlyMap<string, GridPerson>,
  totals: ReadonlyMap<string, number>,
): readonly GridColumn[] {
  const passages = (key: string): number => totals.get(key) ?? 0;
  if (by === 'participants') {
    return [...people.values()].map(({ key, name, from, segment }) => ({
      key,
      name,
      note: from || segment,
      passages: passages(key),
    }));
  }
  if (by === 'studies') {
    return sources.studies
      .filter(({ id }) => totals.has(id))
      .map(({ id, title }) => ({ key: id, name: title, note: '', passages: passages(id) }));
  }
  const segments = new Set([...people.values()].map(({ segment }) => segment));
  return [...segments].map((segment) => ({ key: segment, name: segment, note: '', passages: passages(segment) }));
}
