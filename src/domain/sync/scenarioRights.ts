import type { Op } from '../core/operation.ts';
import { isObject, type StoredRecord } from '../core/record.ts';
import type { Needed } from './rights.ts';

/* Every working member writes scenarios. The company's administrators answer for one that can be sent (R395). */

const isActive = (scenario: unknown): boolean => isObject(scenario) && scenario.status === 'active';

/** Returns the values that an operation writes to its record as a whole, or to some of its fields. */
function saidBy(op: Op): unknown {
  if (op.op === 'create') return op.record;
  if (op.op === 'ensure') return op.defaults;
  return op.op === 'set' ? op.fields : null;
}

/** Who may do what an operation does to a scenario. */
export const neededForScenario = (op: Op, before: StoredRecord | undefined): Needed =>
  isActive(before) || isActive(saidBy(op)) ? 'Admin' : 'Researcher';
