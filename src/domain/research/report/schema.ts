import * as v from 'valibot';

import { keyed, madeBy, stored, type RecordMigration } from '../../core/schema.ts';

/** A report on studies: what people changed of what is proposed. All else of it is made of the records as they are. */
export const reportSchema = v.object({
  ...stored,
  /** The studies it is about. */
  researchIds: keyed({}),
  /** Whether code names replace real names in it even where the company shows names. */
  usesCodeNames: v.boolean(),
  /** Whether personal data are hidden in its texts; null means not chosen: hidden wherever code names are used. */
  hidesPersonal: v.nullable(v.boolean()),
  /** Texts that a person typed or took from a model, by their place; `over` is the text proposed there at the time. */
  texts: keyed({ text: v.string(), over: v.string(), madeBy }),
  /** Parts that a person included or left out, by their place. */
  choices: keyed({ isIn: v.boolean() }),
  /** Positions of moved parts among their siblings. */
  places: keyed({}),
});

export const REPORT_MIGRATIONS: readonly RecordMigration[] = [
  // 2: personal data may be hidden.
  (old) => ({ ...old, hidesPersonal: null }),
];
