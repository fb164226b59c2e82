import { applyOp, type Op } from '../core/operation.ts';
import type { Kind } from '../records.ts';
import type { Stored } from './cited.ts';

/** Gathers what is done to each record, in the order in which it is found. */
export class ErasureWork {
  private readonly done = new Map<string, { readonly row: Stored; readonly ops: Op[]; isRemoved: boolean }>();

  add(row: Stored, ops: readonly Op[], isRemoved = false): void {
    if (ops.length === 0) return;
    const key = `${row.kind}/${row.record.id}`;
    const known = this.done.get(key) ?? { row, ops: [], isRemoved: false };
    known.ops.push(...ops);
    known.isRemoved ||= isRemoved;
    this.done.set(key, known);
  }

  set(row: Stored, fields: object, isRemoved = false): void {
    this.add(row, [{ op: 'set', kind: row.kind, id: row.record.id, fields } as Op], isRemoved);
  }

  /** A record as what is done to it leaves it. */
  after(row: Stored): Stored['record'] {
    const living = { ...row.record, deletedAt: null };
    const ops = this.done.get(`${row.kind}/${row.record.id}`)?.ops ?? [];
    return ops.reduce((record, op) => applyOp(record, op, row.record.updatedAt) as typeof living, living) as never;
  }

  ops(): Op[] {
    return [...this.done.values()].flatMap(({ row: { kind, record }, ops, isRemoved }) => {
      const { id, deletedAt } = record;
      const before = deletedAt === null ? [] : [{ op: 'restore', kind, id } as Op];
      const after = isRemoved || deletedAt !== null ? [{ op: 'remove', kind, id } as Op] : [];
      return [...before, ...ops, ...after];
    });
  }
}

/** The stored records of one kind. */
export const storedOfKind = <K extends Kind>(rows: readonly Stored[], kind: K): Stored<K>[] =>
  rows.filter((row) => row.kind === kind) as unknown as Stored<K>[];
