import type { Op } from '../core/operation.ts';
import { FIRST_SETTINGS } from '../research/privacy/settings.ts';
import type { Needed } from './rights.ts';

/*
 * Settings of all studies of a company: every working member hides names; the company's administrators decide how long words are
 * kept and who sees names.
 */

/** Settings for which the company is legally responsible, and their defaults. */
const OF_LAW = ['keepsMonths', 'namesSeenBy'] as const;

const changesLaw = (fields: object, isWhole: boolean): boolean =>
  OF_LAW.some((field) => {
    const value = (fields as Readonly<Record<string, unknown>>)[field];
    return isWhole ? value !== FIRST_SETTINGS[field] : Object.hasOwn(fields, field);
  });

/** Who may do what an operation does to the research settings. */
export function neededForSettings(op: Op): Needed {
  switch (op.op) {
    case 'create':
      return changesLaw(op.record, true) ? 'Admin' : 'Researcher';
    case 'ensure':
      return changesLaw(op.defaults, true) ? 'Admin' : 'Researcher';
    case 'set':
      return changesLaw(op.fields, false) ? 'Admin' : 'Researcher';
    default:
      // Without the record nothing of it holds.
      return op.op === 'remove' || op.op === 'restore' ? 'Admin' : 'Researcher';
  }
}
