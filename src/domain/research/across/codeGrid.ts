import { codeTree } from '../codes/codeTree.ts';
import type { Code } from '../code.ts';
import type { SaidMark } from '../codes/codeTable.ts';
import { HIDDEN_NAME, personOf, shownName, signature, type Participant } from '../participant.ts';
import { PARTICIPANT } from '../privacy/personId.ts';
import type { Material, Research } from '../research.ts';
import type { ColumnOrder, GridColumns, PeopleFilter, RowOrder } from './tableView.ts';

/** Records that the table is counted from: living ones only. */
export interface GridSources {
  readonly codes: readonly Code[];
  readonly marks: readonly SaidMark[];
  readonly studies: readonly Pick<Research, 'id' | 'title' | 'participantIds'>[];
  readonly materials: ReadonlyMap<string, Pick<Material, 'speakers' | 'name'>>;
  readonly participants: ReadonlyMap<string, Pick<Participant, 'name' | 'codeName' | 'segment' | 'role'>>;
  /** Whether code names replace real ones. */
  readonly hidesNames: boolean;
}

export interface GridPerson {
  /** As `personOf` gives it. */
  readonly key: string;
  /** Name as it may be shown; empty when the text names no one. */
  readonly name: string;
  /** Distinguishes them from others of this name: the file; empty for a participant. */
  readonly from: string;
  readonly segment: string;
  readonly role: string;
}

/** A passage that counts, with who said it. */
export interface CodeEvidence<M extends SaidMark = SaidMark> {
  readonly mark: M;
  readonly person: GridPerson;
}

/** Keeps each person once. */
function personMaker({ materials, participants, hidesNames }: GridSources) {
  const made = new Map<string, GridPerson>();
  const people = { materials, participants, hidesNames };
  const known = (key: string, make: () => GridPerson): GridPerson => {
    const there = made.get(key) ?? make();
    made.set(key, there);
    return there;
  };
  const participant = (id: string): GridPerson | null => {
    const record = participants.get(id);
    if (!record) return null;
    const key = `${PARTICIPANT}${id}`;
    const { segment, role } = record;
    return known(key, () => ({
      key,
      name: shownName(record, hidesNames),
      from: '',
      segment: segment.trim(),
      role: role.trim(),
    }));
  };
  const read = (mark: SaidMark): GridPerson | null => {
    const said = { respondent: mark.respondent, passage: { materialId: mark.materialId } };
    const key = personOf(said, people);
    if (key === null) return null;
    const named = key.startsWith(PARTICIPANT) ? participant(key.slice(PARTICIPANT.length)) : null;
    if (named) return named;
    const from = materials.get(mark.materialId)?.name ?? '';
    return known(key, () => ({ key, name: signature(said, people), from, segment: '', role: '' }));
  };
  /** By material and label: to fold a label for each of ten thousand passages would take half of the time. */
  const speakers = new Map<string, Map<string, GridPerson | null>>();
  const speaker = (mark: SaidMark): GridPerson | null => {
    const { materialId, respondent } = mark;
    const own = speakers.get(materialId) ?? new Map<string, GridPerson | null>();
    speakers.set(materialId, own);
    const there = own.get(respondent);
    if (there !== undefined) return there;
    const person = read(mark);
    own.set(respondent, person);
    return person;
  };
  return { participant, speaker };
}

const passes = ({ segment, role }: GridPerson, filter: PeopleFilter): boolean =>
  (filter.segment === null || filter.segment === segment) && (filter.role === null || filter.role === role);

/**
 * Returns the passages that count: of existing materials and studies, said by people whom the filter lets through. An
 * interviewer's words never count.
 */
export function codeEvidenceOf<M extends SaidMark>(
  sources: Omit<GridSources, 'marks' | 'codes'> & { readonly marks: readonly M[] },
  filter: PeopleFilter,
): readonly CodeEvidence<M>[] {
  const { speaker } = personMaker({ ...sources, codes: [] });
  const living = new Set(sources.studies.map(({ id }) => id));
  return sources.marks.flatMap((mark) => {
    if (!living.has(mark.researchId) || !sources.materials.has(mark.materialId)) return [];
    if (filter.study !== null && mark.researchId !== filter.study) return [];
    const person = speaker(mark);
    return person && passes(person, filter) ? [{ mark, person }] : [];
  });
}

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

/** For each code, its id and those above it, as the codebook's tree shows them. */
function pathsOf(tree: ReturnType<typeof codeTree>): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  const open: string[] = [];
  for (const { code, depth } of tree) {
    open.length = depth;
    open.push(code.id);
    paths.set(code.id, [...open]);
  }
  return paths;
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
 * Returns the people who could have said something: those who did, and those who took part in a study with coded passages, or in
 * the chosen one. A study that no one has read yet says nothing about its people.
 */
function audience(
  sources: GridSources,
  filter: PeopleFilter,
  evidence: readonly CodeEvidence[],
): ReadonlyMap<string, GridPerson> {
  const said = new Map(evidence.map(({ person }) => [person.key, person]));
  const read = new Set(evidence.map(({ mark }) => mark.researchId));
  if (filter.study !== null) read.add(filter.study);
  const { participant } = personMaker(sources);
  for (const study of sources.studies) {
    if (!read.has(study.id)) continue;
    for (const id of Object.keys(study.participantIds)) {
      const person = participant(id);
      if (person && passes(person, filter) && !said.has(person.key)) said.set(person.key, person);
    }
  }
  return said;
}

/**
 * Counts passages by code and person, study or segment. A code includes the codes under it: a person who said something of a part
 * said something of the whole; a passage with both counts once.
 */
export function codeGrid(sources: GridSources, filter: PeopleFilter, by: GridColumns): CodeGrid {
  const tree = codeTree(sources.codes);
  const paths = pathsOf(tree);
  const coded = codeEvidenceOf(sources, filter).filter(({ mark }) =>
    Object.keys(mark.codeIds).some((id) => paths.has(id)),
  );
  const people = audience(sources, filter, coded);
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

/**
 * Returns rows in the wanted order; equal ones keep the order of the codebook. Ordering by a count drops the tree, so no row is
 * indented.
 */
export function inRowOrder(rows: readonly GridRow[], order: RowOrder): readonly GridRow[] {
  if (order === 'book') return rows;
  const other = order === 'people' ? 'passages' : 'people';
  return rows.map((row) => ({ ...row, depth: 0 })).sort((a, b) => b[order] - a[order] || b[other] - a[other]);
}

/** Those without a name come last, those whose name is hidden before them. */
const nameRank = ({ name }: GridColumn): number => (name === '' ? 2 : name === HIDDEN_NAME ? 1 : 0);

const byName = (a: GridColumn, b: GridColumn): number =>
  nameRank(a) - nameRank(b) ||
  a.name.localeCompare(b.name, 'ru', { numeric: true }) ||
  a.note.localeCompare(b.note, 'ru', { numeric: true });

/** Columns in the wanted order: «Р2» before «Р10», and of one count by name. */
export function inColumnOrder(columns: readonly GridColumn[], order: ColumnOrder): readonly GridColumn[] {
  return columns.toSorted((a, b) => (order === 'count' ? b.passages - a.passages : 0) || byName(a, b));
}

/**
 * Returns the segments or roles to choose from: of all participants, by name; the empty one last, if some participant has none.
 */
export function choicesAmong(
  participants: Iterable<Pick<Participant, 'segment' | 'role'>>,
  field: 'segment' | 'role',
): readonly string[] {
  const values = new Set([...participants].map((one) => one[field].trim()));
  return [...values].sort((a, b) => (a === '' ? 1 : b === '' ? -1 : a.localeCompare(b, 'ru', { numeric: true })));
}
