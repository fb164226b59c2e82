import type { Op } from '../core/operation.ts';
import { isObject } from '../core/record.ts';

/*
 * Comments and reviews name people twice: by member, which rights depend on, and by the displayed name. The second follows the
 * first.
 */

/** Names in the answer to a review: the only ones written into an existing record. Others cannot be changed. */
const ANSWERED = ['answeredBy', 'answeredByName'] as const;

/** Fields that name a member, and those beside them with the name. */
const PAIRS = [
  ['authorId', 'authorName'],
  ['by', 'byName'],
  ['askedBy', 'askedByName'],
  ['reviewerId', 'reviewerName'],
  ANSWERED,
] as const;

type Pairs = readonly (readonly [id: string, name: string])[];
type Fields = Readonly<Record<string, unknown>>;
type NameOf = (memberId: string) => string | undefined;

const asFields = (value: unknown): Fields => (isObject(value) ? value : {});
const isTalk = ({ kind }: Op): boolean => kind === 'comment' || kind === 'review';

/** Returns the fields that an operation writes into the record; for a single turn, that turn alone. */
function written(op: Op): Fields {
  if (op.op === 'create') return asFields(op.record);
  if (op.op === 'ensure') return asFields(op.defaults);
  if (op.op === 'set') return asFields(op.fields);
  return op.op === 'put' ? asFields(op.value) : {};
}

/** Every member that an operation names. */
function idsIn(op: Op): readonly string[] {
  const fields = written(op);
  const all = [fields, ...Object.values(asFields(fields.turns)).map(asFields)];
  return all.flatMap((one) => PAIRS.flatMap(([id]) => (typeof one[id] === 'string' ? [one[id]] : [])));
}

/** The members that operations name in what is said. */
export function membersNamedIn(ops: readonly Op[]): readonly { readonly kind: 'member'; readonly id: string }[] {
  const ids = new Set(ops.filter(isTalk).flatMap(idsIn));
  ids.delete('');
  return [...ids].map((id) => ({ kind: 'member', id }));
}

/**
 * Returns fields with the names of their members.
 * @param before gives a member that the fields do not name again
 */
function named(fields: Fields, before: Fields, nameOf: NameOf, pairs: Pairs = PAIRS): Fields {
  const right = pairs.flatMap(([id, name]) => {
    const member = Object.hasOwn(fields, id) ? fields[id] : before[id];
    const is = Object.hasOwn(fields, name) && typeof member === 'string' ? nameOf(member) : undefined;
    return is === undefined || is === fields[name] ? [] : [[name, is] as const];
  });
  return right.length === 0 ? fields : { ...fields, ...Object.fromEntries(right) };
}

function withTurns(fields: Fields, nameOf: NameOf): Fields {
  if (!isObject(fields.turns)) return fields;
  const turns = Object.entries(fields.turns).map(([key, turn]) => [
    key,
    isObject(turn) ? named(turn, {}, nameOf) : turn,
  ]);
  return { ...fields, turns: Object.fromEntries(turns) };
}

function inTrueName(op: Op, before: Fields, nameOf: NameOf): Op {
  if (op.op === 'create') return { ...op, record: withTurns(named(asFields(op.record), {}, nameOf), nameOf) } as Op;
  if (op.op === 'ensure') return { ...op, defaults: withTurns(named(asFields(op.defaults), {}, nameOf), nameOf) } as Op;
  if (op.op === 'set') return { ...op, fields: named(asFields(op.fields), before, nameOf, [ANSWERED]) } as Op;
  return op.op === 'put' ? ({ ...op, value: named(asFields(op.value), {}, nameOf) } as Op) : op;
}

/**
 * Returns the same operations with the company's names for their members: no one speaks under another's name. An unknown member
 * keeps the given name.
 * @param read a record as it is; of members, those of {@link membersNamedIn} are asked for
 */
export function inTrueNames(ops: readonly Op[], read: (name: Pick<Op, 'kind' | 'id'>) => unknown): readonly Op[] {
  if (!ops.some(isTalk)) return ops;
  const nameOf: NameOf = (id) => {
    const name = id === '' ? '' : asFields(read({ kind: 'member', id })).name;
    return typeof name === 'string' ? name : undefined;
  };
  const made = new Map<string, Fields>();
  return ops.map((op) => {
    if (!isTalk(op)) return op;
    const right = inTrueName(op, made.get(op.id) ?? asFields(read(op)), nameOf);
    made.set(op.id, { ...made.get(op.id), ...(op.op === 'put' ? {} : written(right)) });
    return right;
  });
}
