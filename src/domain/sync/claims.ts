import { isObject } from '../core/record.ts';
import type { Kind } from '../records.ts';

/*
 * Claims of records about persons, times and earlier values, besides typed content. In a shared company the server decides such
 * claims: truth/ replaces a device's with its own (R387).
 */

/** Who answers for what a field claims. */
export type Claim =
  /** People typed it: it says what they know, and not what was done here. */
  | 'typed'
  /** Rights refuse another's (talk/rights.ts), and the name follows the member (talk/trueNames.ts). */
  | 'judged'
  /** Name of the acting person. */
  | 'doer'
  /** Name of the person who made the record: it never changes. */
  | 'maker'
  /** The moment at which it was done: of the commit, which is never later than the server's clock. */
  | 'done'
  /** The moment at which the text was changed last. */
  | 'edited'
  /** The day on which it was done, where the person was. */
  | 'day'
  /** Earlier value at the place of the commit. */
  | 'earlier'
  /** The server alone writes it. */
  | 'server'
  /** By which way something was said: of the server's own ways it alone tells. */
  | 'way'
  /** When a round began to ask, and ended: by the server's clock, for it is the server that asks. */
  | 'began'
  | 'ended'
  /** How long a round keeps what is said: with the questions it takes its own term, else the company's. */
  | 'term'
  /** People choose it while a round is prepared: once it asks, it is promised. */
  | 'drafted'
  /** A day that people choose, and that has not passed by the clock of what it is for. */
  | 'ahead';

/** Claims of a kind, by path; `*` matches the keys of a map. */
export type Claims = Readonly<Record<string, Claim>>;

/** Earlier values of fields: written once (truth/books.ts). */
const HISTORY = { 'history/*/was': 'earlier', 'history/*/until': 'done', 'history/*/by': 'doer' } as const;

/** Every field that claims a person, a time or an earlier value, by kind. */
export const CLAIMS: { readonly [K in Kind]: Claims } = {
  research: { author: 'typed', startDate: 'typed', endDate: 'typed', ...HISTORY },
  material: {},
  materialText: {},
  hypothesis: HISTORY,
  participant: {},
  code: {},
  mark: {},
  passageGroup: {},
  report: {},
  refiProject: {},
  researchSettings: {},
  refusal: {},
  experiment: {
    author: 'maker',
    startDate: 'typed',
    endDate: 'typed',
    deadline: 'typed',
    'timeline/*/date': 'done',
    'timeline/*/author': 'doer',
    ...HISTORY,
  },
  audience: {},
  persona: {},
  contactList: {
    // A table brings them, or a person was told.
    'contacts/*/consent/at': 'typed',
    'contacts/*/consent/how': 'way',
    'contacts/*/doNotContact/at': 'typed',
    'contacts/*/invitedAt': 'server',
    'contacts/*/answeredAt': 'server',
  },
  recruitingRequest: {},
  board: {
    'cards/*/editedAt': 'done',
    'history/*/content': 'earlier',
    'history/*/until': 'done',
    'citedResearch/*/at': 'done',
    'decidedInsights/*/at': 'done',
  },
  product: {},
  interview: { 'messages/*/timestamp': 'done' },
  chatText: {},
  round: {
    startedAt: 'began',
    endedAt: 'ended',
    until: 'ahead',
    ownTerm: 'drafted',
    keepsMonths: 'term',
    erasedTalks: 'server',
    erasedAt: 'server',
  },
  comment: {
    authorId: 'judged',
    authorName: 'judged',
    editedAt: 'edited',
    withdrawnAt: 'done',
    'turns/*/at': 'done',
    'turns/*/by': 'judged',
    'turns/*/byName': 'judged',
  },
  review: {
    askedBy: 'judged',
    askedByName: 'judged',
    reviewerId: 'judged',
    reviewerName: 'judged',
    at: 'done',
    answeredBy: 'judged',
    answeredByName: 'judged',
  },
  channel: {},
  botSettings: {},
  scenario: {},
  profile: {},
  company: {},
  // Name used in the invitation, until the invited person comes in under their own.
  member: { calledBy: 'typed' },
  paymentCard: {},
  transaction: { date: 'day', paidOn: 'day', cancelledOn: 'day' },
};

/** Claims that differ between the server and the device that made them, however honest it is. */
const REPLACED: ReadonlySet<Claim> = new Set(['doer', 'maker', 'done', 'edited', 'day', 'began', 'ended']);

const replacedIn = (kind: Kind): readonly (readonly string[])[] =>
  Object.entries(CLAIMS[kind]).flatMap(([path, claim]) => (REPLACED.has(claim) ? [path.split('/')] : []));

/** Claims that a person chose or wrote. */
const OWN_WORDS: ReadonlySet<Claim> = new Set(['typed', 'drafted', 'term']);

/**
 * Whether a place claims who did something, when, or what was there before, and holds no written content.
 * @param path the place from the record on, with the keys of its maps
 */
export function isBookkeeping(kind: Kind, path: readonly string[]): boolean {
  return Object.entries(CLAIMS[kind]).some(([claimed, claim]) => {
    const steps = claimed.split('/');
    const isThere = steps.length === path.length && steps.every((step, at) => step === '*' || step === path[at]);
    return isThere && !OWN_WORDS.has(claim);
  });
}

function without(value: unknown, at: readonly string[], paths: readonly (readonly string[])[]): unknown {
  const below = paths.filter((path) => at.every((step, index) => path[index] === step));
  if (below.length === 0) return value;
  if (below.some((path) => path.length === at.length)) return undefined;
  if (!isObject(value)) return value;
  const isMap = below.some((path) => path[at.length] === '*');
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, without(part, [...at, isMap ? '*' : key], below)]),
  );
}

/**
 * Returns the value of a place without the claims that the server decides: so two devices with the same content agree even if one
 * clock is wrong.
 * @param at the place: a field; of a map's member `[map, '*']`, of a field of it one step more
 */
export function withoutClaims(kind: Kind, at: readonly string[], value: unknown): unknown {
  const paths = replacedIn(kind);
  return paths.length === 0 ? value : without(value, at, paths);
}
