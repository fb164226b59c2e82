import type { Expectation } from '../core/expectation.ts';
import type { Op } from '../core/operation.ts';
import type { HistoryPerson, RecordHistory } from './history.ts';

type AnyFact = { readonly field?: string; readonly map?: string; readonly key?: string };

/** Whether an operation on a record touches what is expected of it. */
function touches(op: Op, { holds = [] }: Expectation): boolean {
  switch (op.op) {
    case 'create':
    case 'ensure':
    case 'remove':
    case 'restore':
      return true;
    case 'set':
      return (holds as readonly AnyFact[]).some(({ map, field }) => Object.hasOwn(op.fields, map ?? field ?? ''));
    default:
      return (holds as readonly AnyFact[]).some(({ map, key, field }) =>
        map === undefined ? field === op.map : map === op.map && key === op.key,
      );
  }
}

/**
 * Who did last what an expectation is not met for, as far as a page of the record's history tells.
 * @param expected of the record whose history it is
 */
export const changedBy = ({ changes }: RecordHistory, expected: Expectation): HistoryPerson | null =>
  changes.find(({ ops }) => ops.some((op) => touches(op, expected)))?.actor ?? null;
