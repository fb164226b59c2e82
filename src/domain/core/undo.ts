import { asRead, type Expectation } from './expectation.ts';
import { applyOp, invertOp, type Op } from './operation.ts';
import type { StoredRecord } from './record.ts';
import { isSame } from './same.ts';
import type { Kind, Records } from '../records.ts';

/** Most steps that can be taken back (R6). */
export const MOST_STEPS = 50;

/** Operations done in one go, and those that undo them. */
export interface Step {
  readonly ops: readonly Op[];
  readonly inverse: readonly Op[];
}

/** Steps of a tab, oldest first, and undone steps, the next to be redone last. */
export interface UndoHistory {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const NO_HISTORY: UndoHistory = { past: [], future: [] };

/** The talk with the assistant goes back in its own way: to a question, not to a sentence. */
const OWN_WAY_BACK: ReadonlySet<Kind> = new Set(['interview', 'chatText']);

/** Whether a change is one that undo takes back. */
export function isUndoable(ops: readonly Op[]): boolean {
  return ops.length > 0 && !ops.some(({ kind }) => OWN_WAY_BACK.has(kind));
}

/**
 * The history after something was done. What had been taken back can no longer be done again. A step that does just what
 * takes the last one back (the toast's «Вернуть») takes it off instead.
 */
export function remember({ past, future }: UndoHistory, step: Step): UndoHistory {
  const last = past.at(-1);
  if (last && last.inverse === step.ops) {
    return { past: past.slice(0, -1), future: [...future, { ops: step.inverse, inverse: last.inverse }] };
  }
  return { past: [...past, step].slice(-MOST_STEPS), future: [] };
}

/** The history after something was done that is never taken back: nor is what was done before with the same records. */
export function afterAct({ past, future }: UndoHistory, acted: readonly Op[]): UndoHistory {
  const isFree = ({ ops }: Step): boolean =>
    !ops.some((op) => acted.some(({ kind, id }) => kind === op.kind && id === op.id));
  return { past: past.filter(isFree), future: future.filter(isFree) };
}

/** The history after its last step was taken back by `back` (see {@link wayBack}); `again` does it anew. */
export function afterUndo({ past, future }: UndoHistory, back: readonly Op[], again: readonly Op[]): UndoHistory {
  return { past: past.slice(0, -1), future: [...future, { ops: again, inverse: back }] };
}

/** The history after its next step was done again; `back` takes it back. */
export function afterRedo({ past, future }: UndoHistory, back: readonly Op[]): UndoHistory {
  const next = future.at(-1);
  if (!next) return { past, future };
  return { past: [...past, { ops: next.ops, inverse: back }].slice(-MOST_STEPS), future: future.slice(0, -1) };
}

/** The history without a step that can no longer be taken. */
export function withoutLast(history: UndoHistory, side: 'past' | 'future'): UndoHistory {
  return { ...history, [side]: history[side].slice(0, -1) };
}

type Named = { readonly kind: Kind; readonly id: string };

/** State of a record as far as its operations reveal it. */
interface Known {
  readonly name: Named;
  living: boolean | undefined;
  /** Fields that are known as a whole. */
  fields: Map<string, unknown>;
  /** Members of maps that are not: null for a dropped one, an object with `put` for one that is known as a whole. */
  members: Map<string, { map: string; key: string; fields: Map<string, unknown>; whole: unknown }>;
}

/** A member that is known only by some of its fields. */
const PARTLY = Symbol('partly');

/** Notes what one operation leaves of one member. */
function noteMember(known: Known, op: Op & { readonly op: 'put' | 'setMember' | 'drop' }): void {
  const { map, key } = op;
  const members = known.fields.get(map);
  if (typeof members === 'object' && members !== null) {
    const { [key]: before, ...rest } = members as Readonly<Record<string, unknown>>;
    const after = op.op === 'put' ? op.value : op.op === 'setMember' ? { ...(before as object), ...op.fields } : null;
    known.fields.set(map, after === null ? rest : { ...rest, [key]: after });
    return;
  }
  const at = `${map}/${key}`;
  const member = known.members.get(at) ?? { map, key, fields: new Map<string, unknown>(), whole: PARTLY };
  known.members.set(at, member);
  if (op.op === 'put') member.whole = op.value;
  else if (op.op === 'drop') member.whole = null;
  else if (member.whole !== PARTLY) member.whole = { ...(member.whole as object), ...op.fields };
  else for (const [field, value] of Object.entries(op.fields)) member.fields.set(field, value);
}

/** Notes what one operation leaves of its record. */
function noteOp(known: Known, op: Op): void {
  const makeOf = (draft: object): void => {
    known.fields = new Map(Object.entries(draft).filter(([field]) => field !== 'id'));
    known.members = new Map();
  };
  switch (op.op) {
    case 'create':
      makeOf(op.record);
      known.living = true;
      break;
    case 'ensure':
      // A record removed by the same step comes back as the defaults: nothing that the step wrote earlier is left.
      if (known.living === false) makeOf(op.defaults);
      known.living = true;
      break;
    case 'set':
      for (const [field, value] of Object.entries(op.fields)) {
        known.fields.set(field, value);
        for (const [at, { map }] of known.members) if (map === field) known.members.delete(at);
      }
      known.living = true;
      break;
    case 'remove':
    case 'restore':
      known.living = op.op === 'restore';
      break;
    default:
      noteMember(known, op);
      known.living = true;
  }
}

/**
 * Returns the state that operations leave: the condition under which they can be undone, since a change of the same data
 * meanwhile, in another tab or on another device, must not be overwritten. Data that they did not touch does not count.
 */
export function leftBy(ops: readonly Op[]): readonly Expectation[] {
  const records = new Map<string, Known>();
  for (const op of ops) {
    const at = `${op.kind}/${op.id}`;
    const name = { kind: op.kind, id: op.id };
    const known = records.get(at) ?? { name, living: undefined, fields: new Map(), members: new Map() };
    records.set(at, known);
    noteOp(known, op);
  }
  return [...records.values()].map(({ name, living, fields, members }) => {
    if (living === false) return { ...name, living } as Expectation;
    const holds: object[] = [...fields].map(([field, is]) => ({ field, is }));
    for (const { map, key, fields: some, whole } of members.values()) {
      if (whole === PARTLY) for (const [field, is] of some) holds.push({ map, key, field, is });
      else holds.push({ map, key, is: whole });
    }
    return { ...name, living, holds } as Expectation;
  });
}

/** Returns a record's data, without the store's own moments. */
function dataOf({
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  deletedAt: _deletedAt,
  ...data
}: StoredRecord): unknown {
  return data;
}

/** The operations of a step that take its values back out of a record which it ensured, and leave the record there. */
function withoutMaking(ops: readonly Op[], made: StoredRecord): { readonly left: StoredRecord; readonly back: Op[] } {
  let left = made;
  const back: Op[] = [];
  for (const op of ops) {
    back.unshift(...invertOp(left, op));
    left = applyOp(left, op, made.updatedAt);
  }
  return { left, back };
}

/** The way back over a step, and what must be so for it to be gone. */
export interface WayBack {
  readonly ops: readonly Op[];
  readonly expect: readonly Expectation[];
}

/**
 * Returns the operations that undo a step on the current records. A record that the step made with `ensure`, and that another
 * author has written into since (another tab, a later step), is theirs, too: it stays, and only what this step put into it goes.
 * @param current the current record, or undefined when it does not exist
 */
export function wayBack(
  { ops, inverse }: Step,
  current: (kind: Kind, id: string) => StoredRecord | undefined,
): WayBack {
  let back = inverse;
  const expect = [...leftBy(ops)];
  for (const [index, op] of ops.entries()) {
    const isOn = (other: Op): boolean => other.kind === op.kind && other.id === op.id;
    if (op.op !== 'ensure' || ops.findIndex(isOn) < index) continue;
    const now = current(op.kind, op.id);
    const removes = back.some((other) => other.op === 'remove' && isOn(other));
    if (!removes || !now || now.deletedAt !== null) continue;
    const own = withoutMaking(ops.slice(index + 1).filter(isOn), applyOp(undefined, op, now.updatedAt));
    // It goes as a whole, so all of it must still be as it was looked at.
    if (isSame(dataOf(own.left), dataOf(now))) expect.push(asRead(op.kind, op.id, now as Records[Kind]));
    else back = [...back.filter((other) => !isOn(other)), ...own.back];
  }
  return { ops: back, expect };
}

type AnyRecord = StoredRecord & Readonly<Record<string, unknown>>;

/** Fields that say what a record is, in the order they are looked for. */
const NAMES = ['title', 'name', 'text', 'description'] as const;

/** Returns the visible name of a record: its title, name or text; empty when it has none. */
export function nameOfRecord(record: StoredRecord | undefined): string {
  if (!record) return '';
  const fields = record as AnyRecord;
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? name : '';
}
