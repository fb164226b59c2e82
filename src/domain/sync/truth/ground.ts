import { CLAIMS, type Claim } from '../claims.ts';
import { isObject, type StoredRecord } from '../../core/record.ts';
import type { Script } from '../../fieldwork/script.ts';
import type { Kind } from '../../records.ts';

/** Fields of a record, or of a member of a map. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns a value's fields; none if it holds none. */
export const asFields = (value: unknown): Fields => (isObject(value) ? value : {});

/** Facts about a commit that the server knows. */
export interface Ground {
  /** Name of the acting person, as the company has it; empty while unknown. */
  readonly doer: string;
  /** When it was done: as the commit says, never later than the server's clock. */
  readonly moment: Date;
  /** The server's clock. */
  readonly now: Date;
  /** Months for which the company keeps what respondents say. */
  readonly term: number;
  /**
   * Returns the script of a scenario now, for a round with a term of its own, or with the company's; null for a missing scenario
   * or a draft.
   */
  readonly asks: (scenarioId: unknown, ownTerm: number | null) => Script | null;
  /** Whether it erases personal data for good. */
  readonly erases: boolean;
  /** Every record that the commit touches, as it was before, by kind. */
  readonly stood: ReadonlyMap<Kind, readonly StoredRecord[]>;
}

/** Record that a commit writes: as it was before, and as its device would leave it. */
export interface RecordTurn {
  readonly kind: Kind;
  readonly id: string;
  /** None of one that is made. */
  readonly start: Fields | undefined;
  readonly end: Fields;
}

/** A path of a claim, and the claim. */
type PathClaim = readonly [path: string, claim: Claim];

/** Claims of a kind's own fields. */
export const fieldClaims = (kind: Kind): readonly PathClaim[] =>
  Object.entries(CLAIMS[kind]).filter(([path]) => !path.includes('/'));

/** Claims of the members of a map, by the path within a member. */
export const memberClaims = (kind: Kind, map: string): readonly PathClaim[] =>
  Object.entries(CLAIMS[kind]).flatMap(([path, claim]): readonly PathClaim[] =>
    path.startsWith(`${map}/*/`) ? [[path.slice(map.length + '/*/'.length), claim]] : [],
  );

/** Maps of a kind whose members claim something. */
export const claimedMaps = (kind: Kind): ReadonlySet<string> =>
  new Set(Object.keys(CLAIMS[kind]).flatMap((path) => (path.includes('/') ? path.split('/').slice(0, 1) : [])));

/**
 * Returns members of a map in every record of a kind that a commit touches, as they were before.
 * @param notOf id of a record that does not count
 */
export function standingMembers(ground: Ground, kind: Kind, map: string, notOf?: string): readonly Fields[] {
  return (ground.stood.get(kind) ?? []).flatMap((record) =>
    record.id === notOf ? [] : Object.values(asFields((record as unknown as Fields)[map])).map(asFields),
  );
}
