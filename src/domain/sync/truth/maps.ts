import type { Op } from '../../core/operation.ts';
import { StoreError } from '../../core/storeError.ts';
import type { Kind } from '../../records.ts';
import { SCHEMAS } from '../../schemas.ts';

/* Which fields of a record are maps: what is written into them member by member. The rest is written whole, and judged whole. */

/** A schema, as far as it says whether it is a map. */
interface Shaped {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Shaped[];
  readonly wrapped?: Shaped;
  readonly entries?: Readonly<Record<string, Shaped>>;
  readonly value?: Shaped;
}

/** Returns the innermost schema: without optional wrappers and checks. */
function shapeOf(schema: Shaped): Shaped {
  const last = schema.pipe?.findLast(({ kind }) => kind === 'schema');
  if (last) return last.pipe === schema.pipe ? schema : shapeOf(last);
  return schema.wrapped ? shapeOf(schema.wrapped) : schema;
}

const isMember = (schema: Shaped | undefined): boolean =>
  schema !== undefined && Object.hasOwn(shapeOf(schema).entries ?? {}, 'position');

/** The fields of a kind, by what they hold. */
function fieldsOf(kind: Kind): Readonly<Record<string, Shaped>> {
  return shapeOf(SCHEMAS[kind].schema as unknown as Shaped).entries ?? {};
}

/** Whether a field is a keyed map: all that it holds knows its place. */
export function isKeyedMap(kind: Kind, field: string): boolean {
  const fields = fieldsOf(kind);
  if (!Object.hasOwn(fields, field)) return false;
  const { type, value, entries = {} } = shapeOf(fields[field] as Shaped);
  if (type === 'record') return isMember(value);
  return Object.keys(entries).length > 0 && Object.values(entries).every(isMember);
}

/**
 * Checks that operations on members target maps: a part written into any other field would be unjudged (R427).
 * @throws StoreError `conflict`
 */
export function expectMaps(ops: readonly Op[]): void {
  for (const op of ops) {
    if ((op.op === 'put' || op.op === 'setMember' || op.op === 'drop') && !isKeyedMap(op.kind, op.map)) {
      throw new StoreError('conflict', `«${op.map}» of ${op.kind} is no map`);
    }
  }
}
