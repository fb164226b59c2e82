import type { ColumnUse } from '#src/domain/audiences/contactPlan.ts';
import { fold } from '#src/domain/core/format.ts';
import type { ColumnMemory } from '#src/features/audiences/contacts/useContactDrafts.ts';

/** Most tables that are remembered: the one imported longest ago is forgotten first. */
const MOST_TABLES = 50;
const KEY = 'contact-columns';

type Table = readonly (readonly [label: string, use: ColumnUse])[];

/** Whatever a use is not is seen to where a sheet is planned: the words for all of them come with the dialog. */
const isTable = (value: unknown): value is Table =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string');

function readTables(): readonly Table[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isTable) : [];
  } catch {
    return [];
  }
}

/** Headings in any order are the same table. */
const signOf = (labels: readonly string[]): string =>
  labels
    .map((label) => fold(label).trim())
    .toSorted()
    .join('\n');

/** Remembers on this device what the columns of imported tables were taken for: headings only, nothing of the people. */
export const COLUMN_MEMORY: ColumnMemory = {
  recall: (labels) => {
    const sign = signOf(labels);
    const table = readTables().find((one) => signOf(one.map(([label]) => label)) === sign);
    return table ? Object.fromEntries(table) : null;
  },
  remember: (labels, uses) => {
    const sign = signOf(labels);
    const table: Table = labels.map((label, at) => [label, uses[at] ?? 'keep']);
    const others = readTables().filter((one) => signOf(one.map(([label]) => label)) !== sign);
    try {
      localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, MOST_TABLES)));
    } catch {
      // Storage is off or full: the columns are proposed by their headings again.
    }
  },
};
