import type { Op } from '../core/operation.ts';
import type { StoredRecord } from '../core/record.ts';
import { commentsNeed } from '../comments/rights.ts';
import { neededForMember } from './memberRights.ts';
import { touchesNames } from './names.ts';
import { neededForScenario } from './scenarioRights.ts';
import { neededForSettings } from './settingsRights.ts';
import { isEnough, neededOf, type Actor, type Needed, type WhoMay } from './rights.ts';

/** Who may do what an operation does to a record that is no talk. */
function neededFor(actor: Actor, op: Op, before: StoredRecord | undefined): Needed | 'server' | 'anybody' {
  if (op.kind === 'company' && (op.op === 'remove' || op.op === 'restore')) return 'Owner';
  if (op.kind === 'member') return neededForMember(actor, op, before);
  if (op.kind === 'researchSettings') return neededForSettings(op);
  if (op.kind === 'scenario') return neededForScenario(op, before);
  return neededOf(op.kind) ?? 'anybody';
}

/**
 * Checks whether a person may do it. The screens use it to say «недоступно», the server to refuse.
 * @param before the record as it is, or undefined when there is none
 * @returns null when they may; otherwise who may
 */
export function mayCommit(actor: Actor, op: Op, before: StoredRecord | undefined): WhoMay | null {
  const needed =
    op.kind === 'comment' || op.kind === 'review'
      ? commentsNeed(op, before, actor.memberId ?? '')
      : neededFor(actor, op, before);
  if (needed === 'anybody') return null;
  if (needed === 'author' || needed === 'server') return needed;
  if (!isEnough(actor.role, needed)) return needed;
  return actor.seesNames === false && touchesNames(op, before) ? 'Admin' : null;
}
