import type { Op } from '#src/domain/core/operation.ts';
import type { Kind } from '#src/domain/records.ts';
import type { WhoMay } from '#src/domain/sync/rights.ts';

/* Parts of the table of rights (recordRights.ts). */

/** Who may: first letters of Viewer, Researcher, Admin, Owner. */
type Allowed = '' | 'O' | 'AO' | 'RAO' | 'VRAO';

/** Whose a record is that an operation meets. */
export type Whose = 'nobody’s' | 'own' | 'another’s';

/** One cell of the table, for one person. */
export interface RightsCase {
  readonly title: string;
  readonly kind: Kind;
  /** Earlier commits, made while all members except owners are still administrators. */
  readonly before: readonly Op[];
  readonly madeBy: 'me' | 'other';
  readonly op: Op;
  readonly may: Allowed;
  /** Role named in the refusal to the others. */
  readonly needed: WhoMay;
  /** Whether it is accepted from those who may; else its result is refused, for another reason than rights. */
  readonly isTaken: boolean;
}

/** Members whom the cases are made for: member records of theirs, of another person, of the owner. */
export interface Cast {
  readonly companyId: string;
  readonly me: string;
  readonly other: string;
  readonly owner: string;
}

/** Who may, and what the others are told. */
export type Told = readonly [may: Allowed, needed: WhoMay];
export const RESEARCHERS: Told = ['RAO', 'Researcher'];
export const ADMINS: Told = ['AO', 'Admin'];
export const OWNER: Told = ['O', 'Owner'];
export const ALL: Told = ['VRAO', 'Researcher'];
export const NOBODY: Told = ['', 'author'];
export const SERVER: Told = ['', 'server'];

/** Builds cases with ids that no other case has. */
export class Cases {
  readonly all: RightsCase[] = [];
  private made = 0;
  readonly cast: Cast;

  constructor(cast: Cast) {
    this.cast = cast;
  }

  id(): string {
    this.made += 1;
    const { me } = this.cast;
    return `${me}-${this.made}`;
  }

  add(what: string, whose: Whose, before: readonly Op[], op: Op, [may, needed]: Told, isTaken = true): void {
    const madeBy = whose === 'own' ? 'me' : 'other';
    this.all.push({ title: `${op.kind}: ${what}, ${whose}`, kind: op.kind, before, madeBy, op, may, needed, isTaken });
  }
}
