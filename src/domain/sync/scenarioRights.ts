import type { Op } from '../core/operation.ts';
import { isObject, type StoredRecord } from '../core/record.ts';
import type { Needed } from './rights.ts';

/* A scenario is written by whoever works here. One that can be sent is answered for by those who run the company (R395). */

const isActive = (scenario: unknown): boolean => isObject(scenario) && scenario.status === 'active';

/** What an operation says of its record as a whole, or of some of its fields. */
function saidBy(op: Op): unknown {
  if (op.op === 'create') return op.record;
  if (op.op === 'ensure') return op.defaults;
  return op.op === 'set' ? op.fields : null;
}

/** Who may do what an operation does to a scenario. */
export const neededForScenario = (op: Op, before: StoredRecord | undefined): Needed =>
  isActive(before) || isActive(saidBy(op)) ? 'Admin' : 'Researcher';
