import { scenarioValueWords } from '../account/scenario/words.ts';
import { contactValueWords } from '../audiences/consent/valueWords.ts';
import { nameOfBoard } from '../boards/cards.ts';
import { cardsOfBoard } from '../boards/shown.ts';
import type { Expectation } from '../core/expectation.ts';
import { formatNumber, quoted } from '../core/format.ts';
import { KIND_WORDS } from '../kindWords.ts';
import { applyOp, OperationError, type Op } from '../core/operation.ts';
import { isObject, type StoredRecord } from '../core/record.ts';
import { isSame } from '../core/same.ts';
import { nameKey, type RecordName } from '../plan.ts';
import { TERMS } from '../terms.ts';
import type { Kind } from '../records.ts';
import { shortened } from '../history/shortened.ts';

/** One thing that a refused commit says otherwise than what is stored now. */
export interface Difference {
  /** Which it is, in the commit: the number of the operation and the field of it. */
  readonly key: string;
  /** Name shown to people: «Название», «Карточки». */
  readonly label: string;
  /** The author's words; empty for nothing, or for something that they removed. */
  readonly mine: string;
  /** Stored value, in words. */
  readonly theirs: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** A refused commit, as far as it is looked at. */
export interface ReviewedCommit {
  readonly ops: readonly Op[];
  /** Facts that its author relied on, and the values that the operations overwrite as the author saw them (basis.ts). */
  readonly expect: readonly Expectation[];
}

/** Fields that mean nothing to a person: places in a list, moments, bytes of a file, names of other records and of fields. */
export const SILENT = /(?:^|[a-z])(?:position|Id|Ids|At|id|v)$|^(?:field|until|size)$/;

/** A stored value as a person reads it: a text as it is, an object by what is said in it. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет';
  if (Array.isArray(value)) return value.map(valueWords).filter(Boolean).join(', ');
  if (!isObject(value)) return '';
  const said = Object.entries(value).filter(([field]) => !SILENT.test(field));
  return said
    .map(([, part]) => valueWords(part))
    .filter(Boolean)
    .join('\n');
}

/**
 * Returns the shown name of a place of a record: a field by the dictionary, a card by its title.
 * @param field of the record: a keyed map's own name for its members
 * @param key of the member of that map
 */
export function labelOf({ kind, id }: RecordName, field: string, key?: string): string {
  if (kind === 'board' && key !== undefined) {
    const card = cardsOfBoard(id).find((one) => one.field === key);
    if (card) return card.title;
  }
  const terms = (TERMS as unknown as Readonly<Record<string, Fields | undefined>>)[kind];
  const label = terms?.[field];
  return typeof label === 'string' ? label : KIND_WORDS[kind].label;
}

const memberOf = (record: Fields | undefined, map: string, key: string): unknown => {
  const members = record?.[map];
  return isObject(members) && Object.hasOwn(members, key) ? members[key] : undefined;
};

/** An operation cut into what can be chosen by itself: each field of it. */
function piecesOf(op: Op, index: number): readonly { readonly key: string; readonly op: Op; readonly field: string }[] {
  if (op.op !== 'set' && op.op !== 'setMember') {
    const field = op.op === 'put' || op.op === 'drop' ? op.map : '';
    return [{ key: `${index}`, op, field }];
  }
  return Object.entries(op.fields).map(([field, value]) => ({
    key: `${index}/${field}`,
    op: { ...op, fields: { [field]: value } } as Op,
    field: op.op === 'set' ? field : op.map,
  }));
}

/** Returns the value that a one-piece operation writes, and the value stored at its place. */
function sidesOf(op: Op, stored: Fields | undefined): readonly [mine: unknown, theirs: unknown] {
  switch (op.op) {
    case 'set': {
      const [field = '', mine] = Object.entries(op.fields)[0] ?? [];
      return [mine, stored?.[field]];
    }
    case 'setMember': {
      const [field = '', mine] = Object.entries(op.fields)[0] ?? [];
      const member = memberOf(stored, op.map, op.key);
      return [mine, isObject(member) ? member[field] : undefined];
    }
    case 'put':
      return [op.value, memberOf(stored, op.map, op.key)];
    case 'drop':
      return [undefined, memberOf(stored, op.map, op.key)];
    default:
      return [undefined, undefined];
  }
}

/** A fact that a commit relies on, as far as it names a place. */
interface Placed {
  readonly field?: string;
  readonly map?: string;
  readonly key?: string;
  readonly is: unknown;
}

/**
 * Returns the value that the author saw at the place of a one-piece operation; undefined where they had written it themselves.
 */
function sawOf(op: Op, expect: readonly Expectation[]): { readonly is: unknown } | undefined {
  if (op.op === 'create' || op.op === 'ensure' || op.op === 'remove' || op.op === 'restore') return undefined;
  const facts = expect
    .filter(({ kind, id }) => kind === op.kind && id === op.id)
    .flatMap(({ holds = [] }) => holds as readonly Placed[]);
  const [field] = 'fields' in op ? Object.keys(op.fields) : [undefined];
  return facts.find(
    (fact) =>
      fact.field === field && ('map' in op ? fact.map === op.map && fact.key === op.key : fact.map === undefined),
  );
}

/**
 * Returns the differences between a refused commit and the records now, in the order of its operations: where another person
 * changed what its author saw, to another value. Places without such a change are not among them: {@link resolution} writes them
 * anyway. For a record that is gone, returns everything the author wrote.
 * @param read a record as it is now, undefined where there is none
 */
export function differencesOf(
  { ops, expect }: ReviewedCommit,
  read: (kind: Kind, id: string) => StoredRecord | undefined,
): readonly Difference[] {
  return ops.flatMap((op, index) =>
    piecesOf(op, index).flatMap(({ key, op: piece, field }) => {
      const saw = sawOf(piece, expect);
      if (!saw) return [];
      const stored = read(piece.kind, piece.id);
      const [mine, theirs] = sidesOf(piece, stored as Fields | undefined);
      const isLiving = stored?.deletedAt === null;
      if (isLiving && (isSame(mine, theirs) || isSame(saw.is ?? null, theirs ?? null))) return [];
      const inner = 'fields' in piece ? (Object.keys(piece.fields)[0] ?? field) : field;
      const words = (value: unknown): string =>
        (piece.kind === 'scenario'
          ? scenarioValueWords(inner, value)
          : piece.kind === 'contactList'
            ? contactValueWords(inner, value)
            : null) ?? valueWords(value);
      return [
        {
          key,
          label: labelOf(piece, field, 'key' in piece ? piece.key : undefined),
          mine: words(mine),
          theirs: words(theirs),
        },
      ];
    }),
  );
}

/**
 * Returns the operations of a person's choice: the commit without the places that keep the stored value. Operations that no
 * longer fit (a record that is gone, one that was made meanwhile) are left out.
 * @param kept keys of the differences in which the author's own words win
 */
export function resolution(
  commit: ReviewedCommit,
  kept: ReadonlySet<string>,
  read: (kind: Kind, id: string) => StoredRecord | undefined,
): readonly Op[] {
  const differing = new Set(differencesOf(commit, read).map(({ key }) => key));
  const states = new Map<string, StoredRecord | undefined>();
  return commit.ops.flatMap((op, index) => {
    const name = nameKey(op);
    return piecesOf(op, index).flatMap(({ key, op: piece }) => {
      if (differing.has(key) && !kept.has(key)) return [];
      const before = states.has(name) ? states.get(name) : read(op.kind, op.id);
      try {
        states.set(name, applyOp(before, piece, before?.updatedAt ?? ''));
        return [piece];
      } catch (error) {
        if (error instanceof OperationError) return [];
        throw error;
      }
    });
  });
}

/** Fields by which a record is known to people, the first that it has. */
const NAMES = ['title', 'name', 'text', 'fileName'] as const;

/** Most characters of a text that a record without a name is called by: a line on a phone holds twice as many. */
const FIRST_WORDS = 60;

/**
 * Names a record: `Исследование «Ученики»`; by the first words of its text where it has only that; by its kind alone where it has
 * nothing.
 * @param record id of a missing record, if known: a board has its name before it has any content
 */
export function recordTitle(kind: Kind, record: Pick<StoredRecord, 'id'> | undefined): string {
  const fields = (record ?? {}) as unknown as Fields;
  const board = record && kind === 'board' ? nameOfBoard(record.id) : null;
  if (board !== null) return board;
  const { label } = KIND_WORDS[kind];
  for (const field of NAMES) {
    const said = fields[field];
    const name = typeof said === 'string' ? (field === 'text' ? shortened(said, FIRST_WORDS) : said) : '';
    if (name !== '') return `${label} ${quoted(name)}`;
  }
  return label;
}
