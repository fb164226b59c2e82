import { refused } from '#src/domain/core/outcome.ts';
import type { GroupOutcome } from '#src/features/research/across/passageGroups.ts';

import { explain } from '../../../shared/outcomes.ts';
import { sayDone } from '../../../shared/undoableToast.ts';

/** Created record, and the undo function. */
export interface MadeRecord {
  readonly id: string;
  readonly undo: () => Promise<void>;
}

/**
 * Makes something of people's words, says so, and tells where it is.
 * @param title what is said once it is made
 * @param hrefOf address of what was made, by its id
 */
export async function makeRecord(
  title: string,
  description: string,
  hrefOf: (id: string) => string,
  run: () => Promise<MadeRecord>,
): Promise<GroupOutcome> {
  try {
    const { id, undo } = await run();
    sayDone(title, description, undo);
    return { ok: true, href: hrefOf(id) };
  } catch (error) {
    return refused(explain(error)) as Extract<GroupOutcome, { ok: false }>;
  }
}
