import type { Claim } from '../claims.ts';
import { isSame } from '../../core/same.ts';
import { dayAt } from '../../fieldwork/places/closed.ts';
import { termOfRound } from '../../research/privacy/keeping.ts';
import { StoreError } from '../../core/storeError.ts';
import type { Fields, Ground } from './ground.ts';

/* Claims of fields, and their allowed values. */

/** An act begins before its commit is made: so much earlier is what its device says still the same moment. */
const ACT = 5 * 60 * 1000;

/** Days are days where the person is: the clocks of the earth are so far from the server's. */
const ZONES = { east: 14 * 60 * 60 * 1000, west: 12 * 60 * 60 * 1000 } as const;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a claim says that something was done long before its commit: as of what a file brings. */
export const isLongBefore = (claimed: unknown, { moment }: Ground): boolean =>
  typeof claimed === 'string' && Date.parse(claimed) < moment.getTime() - ACT;

/** The moment of a claim: the claimed one where it is that of the commit, else the commit's. */
function momentOf(claimed: unknown, { moment }: Ground): string {
  const time = typeof claimed === 'string' ? Date.parse(claimed) : Number.NaN;
  const isOfCommit = time <= moment.getTime() && time >= moment.getTime() - ACT;
  return isOfCommit ? (claimed as string) : moment.toISOString();
}

function dayOfCommit(claimed: unknown, { moment }: Ground): string {
  const time = moment.getTime();
  const isOfCommit =
    typeof claimed === 'string' && claimed >= dayOf(time - ZONES.west) && claimed <= dayOf(time + ZONES.east);
  return isOfCommit ? claimed : dayOf(time);
}

export interface ClaimedValue {
  /** Stored value; undefined for nothing. */
  readonly was: unknown;
  /** Holder of the field: as it was, undefined for a new one, and as it would be. */
  readonly holder: { readonly was: Fields | undefined; readonly is: Fields };
}

/** Returns the value of a server-only field that the server has not written yet. */
const unwritten = (claimed: unknown): unknown => (typeof claimed === 'number' ? 0 : null);

/** When a round has begun, and ended. */
function turnOf(state: string, { was, holder }: ClaimedValue, { now }: Ground): unknown {
  const isSo = (fields: Fields | undefined): boolean =>
    fields !== undefined && (state === 'ended' ? fields.state === 'ended' : fields.state !== 'draft');
  if (!isSo(holder.is)) return null;
  return isSo(holder.was) ? was : now.toISOString();
}

/**
 * Returns how long a round keeps answers: while it asks nothing, that is not a promise yet.
 * @throws StoreError `conflict` where questions are taken with another term than the round's own, else the company's
 */
function termOf(claimed: unknown, { was, holder }: ClaimedValue, { term }: Ground): unknown {
  const { ownTerm } = holder.is;
  const right = termOfRound(typeof ownTerm === 'number' ? ownTerm : null, term);
  const isAsOffered = isSame(holder.is.script, holder.was?.script) && claimed === was;
  if (holder.is.script === null || isAsOffered || claimed === right) return claimed;
  throw new StoreError('conflict', `${String(claimed)} months are not the promised ${right}`);
}

/**
 * Returns a value chosen while a round is prepared.
 * @throws StoreError `conflict` once the round has asked a respondent: it is promised then
 */
function draftedOf(claimed: unknown, { holder: { was } }: ClaimedValue): unknown {
  if (was === undefined || (was.state === 'draft' && was.script === null)) return claimed;
  throw new StoreError('conflict', 'the round has begun');
}

/**
 * Returns the last day of a round. A newly made round, as from a file, asks no one yet.
 * @throws StoreError `conflict` for a day that has passed: respondents who have begun would be turned out before they finish
 * (R222)
 */
function aheadOf(claimed: unknown, { holder: { was, is } }: ClaimedValue, { now }: Ground): unknown {
  const hasPassed = typeof claimed === 'string' && claimed < dayAt(now, String(is.timeZone));
  if (was === undefined || !hasPassed) return claimed;
  throw new StoreError('conflict', 'the day has passed');
}

/** Returns the true value for a claim that differs from the stored one. */
export function trueValue(claim: Claim, claimed: unknown, standing: ClaimedValue, ground: Ground): unknown {
  const { was, holder } = standing;
  const isNew = holder.was === undefined;
  switch (claim) {
    case 'doer':
      return ground.doer;
    case 'maker':
      return isNew ? ground.doer : was;
    case 'done':
      return claimed === null ? null : momentOf(claimed, ground);
    case 'edited':
      if (isNew) return null;
      return holder.is.text === holder.was?.text || holder.is.text === '' ? was : momentOf(claimed, ground);
    case 'day':
      return claimed === null ? null : dayOfCommit(claimed, ground);
    case 'server':
      return was === undefined ? unwritten(claimed) : was;
    case 'way':
      return claimed === 'web' || claimed === 'telegram' ? 'person' : claimed;
    case 'began':
      return turnOf('running', standing, ground);
    case 'ended':
      return turnOf('ended', standing, ground);
    case 'term':
      return termOf(claimed, standing, ground);
    case 'drafted':
      return draftedOf(claimed, standing);
    case 'ahead':
      return aheadOf(claimed, standing, ground);
    default:
      return claimed;
  }
}
