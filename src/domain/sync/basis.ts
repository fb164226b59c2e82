import type { Expectation } from '../core/expectation.ts';
import { applyOp, type Op } from '../core/operation.ts';
import type { StoredRecord } from '../core/record.ts';
import { nameKey, uniqueNames, type RecordName } from '../plan.ts';

type AnyFields = Readonly<Record<string, unknown>>;

const memberIn = (record: StoredRecord | undefined, map: string, key: string): AnyFields | null => {
  const members = (record as unknown as AnyFields | undefined)?.[map] as AnyFields | undefined;
  return members && Object.hasOwn(members, key) ? (members[key] as AnyFields) : null;
};

/** Target of an operation: the path, the paths above it, and the value there. */
interface WrittenPath {
  readonly path: string;
  readonly above: readonly string[];
  readonly fact: object;
}

function writtenBy(op: Op, base: StoredRecord | undefined): readonly WrittenPath[] {
  switch (op.op) {
    case 'set':
      return Object.keys(op.fields).map((field) => {
        const fact = { field, is: (base as unknown as AnyFields | undefined)?.[field] };
        return { path: field, above: [], fact };
      });
    case 'setMember':
      return Object.keys(op.fields).map((field) => {
        const { map, key } = op;
        const fact = { map, key, field, is: memberIn(base, map, key)?.[field] };
        return { path: `${map}/${key}/${field}`, above: [map, `${map}/${key}`], fact };
      });
    case 'put':
    case 'drop': {
      const { map, key } = op;
      return [{ path: `${map}/${key}`, above: [map], fact: { map, key, is: memberIn(base, map, key) } }];
    }
    default:
      return [];
  }
}

/**
 * Returns what operations overwrite, as their author sees it: the server accepts them only while that still holds, so that no
 * one's words are overwritten unseen. A record that the author saw must still be there; one that they made with `ensure` may also
 * have been made by another person. Removing and restoring overwrite nothing.
 * @param read a record as its author sees it, removed or not; undefined where there never was one
 */
export function basisOf(ops: readonly Op[], read: (name: RecordName) => StoredRecord | undefined): Expectation[] {
  return uniqueNames(ops).map((name) => {
    const stored = read(name);
    const saw = stored?.deletedAt === null ? stored : undefined;
    const onIt = ops.filter((op) => nameKey(op) === nameKey(name));
    const turn = onIt.findIndex(({ op }) => op === 'create' || op === 'remove' || op === 'restore');
    const writing = turn === -1 ? onIt : onIt.slice(0, turn);
    const made = writing.find(({ op }) => op === 'ensure');
    const base = saw ?? (made && applyOp(undefined, made, ''));
    const written = new Set<string>();
    const holds: object[] = [];
    for (const { path, above, fact } of writing.flatMap((op) => writtenBy(op, base))) {
      // Values written by these operations themselves have no other author.
      if (![path, ...above].some((one) => written.has(one))) holds.push(fact);
      written.add(path);
    }
    return { ...name, ...(saw && writing.length > 0 ? { living: true } : {}), holds } as Expectation;
  });
}
