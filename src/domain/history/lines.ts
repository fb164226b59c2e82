import type { StoredRecord } from '../core/record.ts';
import type { RecordName } from '../plan.ts';
import { labelOf, SILENT } from '../sync/differences.ts';
import { isObject } from '../core/record.ts';
import type { HistoryChange, HistoryPerson } from './history.ts';
import { placeKey, placesOf, type RecordPlace, type PlaceChange } from './places.ts';
import { canRestore } from './restore.ts';
import { NAMED_BY, wordsOf, type NameOf } from './valueWords.ts';
import { cutDown, markedWords, type ChangedPiece } from './words.ts';

/** Change of one place of a record. */
export interface HistoryLine {
  /** Key of the place. */
  readonly key: string;
  /** Visible name of the place: «Название». */
  readonly label: string;
  /** Text before and after, word by word; empty where it is erased, or cannot be put into words. */
  readonly words: readonly ChangedPiece[];
  /** `erased`: the text is no longer known; `unknown`: the earlier text was not kept; `new`: there was none. */
  readonly note: 'erased' | 'unknown' | 'new' | null;
  /** Whether what was said before can be given back now. */
  readonly canRestore: boolean;
}

/** Changes of a record by one commit, as a person sees them. */
export interface HistoryEntry {
  readonly seq: number;
  readonly at: string;
  readonly actor: HistoryPerson;
  /** `made`, `removed`, `restored`, or `changed`: what it did above all. */
  readonly what: 'made' | 'removed' | 'restored' | 'changed';
  readonly lines: readonly HistoryLine[];
}

/** Maps that a record keeps for itself: earlier values, and what was decided about offers. */
const OWN_BOOKS: ReadonlySet<string> = new Set(['history', 'decidedInsights', 'citedResearch', 'hidden', 'told']);

const lastName = ({ map, field }: RecordPlace): string => field ?? map ?? '';

/** Whether a place means something to a person. */
export function isTold({ place }: Pick<PlaceChange, 'place'>): boolean {
  if (OWN_BOOKS.has(place.map ?? place.field)) return false;
  const name = lastName(place);
  // A day that a person chose; in books of earlier values `until` is a moment.
  const isOwnDay = name === 'until' && place.map === undefined;
  return isOwnDay || !SILENT.test(name) || Object.hasOwn(NAMED_BY, name);
}

function whatOf(ops: HistoryChange['ops']): HistoryEntry['what'] {
  const turns = ops.map(({ op }) => op);
  if (turns.at(-1) === 'remove') return 'removed';
  if (turns.includes('create')) return 'made';
  return turns.includes('restore') ? 'restored' : 'changed';
}

/** A value in words; a member of a map of links is called by the record that it links to. */
function said({ kind }: RecordName, place: RecordPlace, value: unknown, nameOf: NameOf): string {
  const { map, key, field } = place;
  const of = map !== undefined && field === undefined ? NAMED_BY[map] : undefined;
  if (of && key !== undefined) return value === undefined ? '' : nameOf(of, key);
  return wordsOf(kind, lastName(place), value, nameOf);
}

const hasValues = (value: unknown): boolean =>
  value !== null && value !== undefined && (!isObject(value) || Object.values(value).some((part) => part !== null));

/** Returns a record's content, field by field, as written at its creation. */
function madeLines(
  name: RecordName,
  { ops }: HistoryChange,
  isErased: boolean,
  nameOf: NameOf,
): readonly HistoryLine[] {
  const made = ops.find(({ op }) => op === 'create');
  if (isErased || made?.op !== 'create') return [];
  const record = made.record as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(record).flatMap(([field, value]): readonly HistoryLine[] => {
    const place = { field };
    if (!isTold({ place })) return [];
    const text = said(name, place, value, nameOf);
    if (text === '') return [];
    const words = cutDown([{ kind: 'new', text }]);
    return [{ key: field, label: labelOf(name, field), words, note: 'new', canRestore: false }];
  });
}

/** Returns the changed places that mean something to a person. */
export const toldPlaces = (change: Pick<HistoryChange, 'ops' | 'former'>): readonly PlaceChange[] =>
  placesOf(change).filter(isTold);

function lineOf(
  name: RecordName,
  change: PlaceChange,
  erased: { readonly before: boolean; readonly after: boolean },
  record: StoredRecord | undefined,
  nameOf: NameOf,
): HistoryLine {
  const { place, before, after, isKnown } = change;
  const [was, is] = [erased.before ? '' : said(name, place, before, nameOf), said(name, place, after, nameOf)];
  const note = erased.before ? 'erased' : !isKnown ? 'unknown' : hasValues(before) ? null : 'new';
  const words = erased.after ? [] : note === null || note === 'new' ? markedWords(was, is) : markedWords('', is);
  return {
    key: placeKey(place),
    label: labelOf(name, place.map ?? place.field, place.key),
    words: cutDown(words),
    note,
    canRestore: !erased.before && canRestore(name.kind, change, record),
  };
}

/**
 * Returns the changes of a record as a person sees them, in the given order.
 * @param record the current record; undefined for a missing one
 * @param erased number of the latest commit that erased something of it for good, or null
 * @param nameOf returns names of other records
 */
export function entriesOf(
  name: RecordName,
  changes: readonly HistoryChange[],
  record: StoredRecord | undefined,
  erased: number | null,
  nameOf: NameOf,
): readonly HistoryEntry[] {
  return changes.map((change): HistoryEntry => {
    const { seq, at, actor, ops } = change;
    const what = whatOf(ops);
    const gone = { before: erased !== null && seq <= erased, after: erased !== null && seq < erased };
    const lines =
      what === 'made'
        ? madeLines(name, change, gone.after, nameOf)
        : toldPlaces(change).map((one) => lineOf(name, one, gone, record, nameOf));
    return { seq, at, actor, what, lines };
  });
}

/** Records that are named by their ids in what was changed: those whose names {@link entriesOf} asks for. */
export function namesIn(changes: readonly HistoryChange[]): readonly RecordName[] {
  const found = new Map<string, RecordName>();
  const look = (field: string, value: unknown): void => {
    const kind = NAMED_BY[field];
    if (kind && typeof value === 'string') found.set(`${kind}/${value}`, { kind, id: value });
    else if (isObject(value)) for (const [inner, part] of Object.entries(value)) look(inner, part);
  };
  for (const op of changes.flatMap(({ ops, former }) => [...ops, ...(former ?? [])])) {
    if (op.op === 'create') look('', op.record);
    if (op.op === 'put') look('', op.value);
    if ('fields' in op) look('', op.fields);
    const of = 'map' in op ? NAMED_BY[op.map] : undefined;
    if (of && 'key' in op) found.set(`${of}/${op.key}`, { kind: of, id: op.key });
  }
  return [...found.values()];
}
