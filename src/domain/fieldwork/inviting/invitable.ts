/** A contact as far as inviting needs it. */
export interface Invitable {
  /** Where it is kept. */
  readonly listId: string;
  /** Key in its list. */
  readonly key: string;
  /** Name shown to the inviting user: a code where names are hidden. */
  readonly name: string;
  /** '' when it is not known. */
  readonly segment: string;
  /** Where they are reached: by mail, in another way, nowhere; null where addresses are hidden. */
  readonly reach: 'mail' | 'other' | 'none' | null;
  /** Refused to be asked, or wants not to be written to; null for neither. */
  readonly unwilling: 'refused' | 'quiet' | null;
  /** When they were invited to anything last, ISO 8601; null for never. */
  readonly invitedAt: string | null;
}

/** A contact's name among all lists. */
export const invitableId = ({ listId, key }: Pick<Invitable, 'listId' | 'key'>): string => `${listId}/${key}`;

/**
 * The contacts, those who refused in an interview marked so though their card does not say it (R448).
 * @param refused ids of those the server knows
 */
export const withRefused = (contacts: readonly Invitable[], refused: ReadonlySet<string>): readonly Invitable[] =>
  contacts.map((one) => (refused.has(invitableId(one)) ? { ...one, unwilling: 'refused' } : one));

export interface InviteChoice {
  /** Segments that are left out, '' for unknown ones. */
  readonly skipped: readonly string[];
  /** At most so many; null: all. */
  readonly most: number | null;
  /** Contacts invited to anything after this moment are left out; null: none are. */
  readonly notSince: string | null;
}

/**
 * Reasons for leaving a contact out, in the order of checking: was invited to this round before, refused, does not want to be
 * written to, has no address; is of an excluded segment, was invited to something lately, exceeds the wanted number.
 */
export const LEFT_OUT = ['already', 'refused', 'quiet', 'unreached', 'segment', 'spared', 'most'] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

/** How many contacts are of each segment, the largest first. */
export function segmentsOf(
  contacts: readonly Invitable[],
): readonly { readonly segment: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { segment } of contacts) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return [...counts]
    .map(([segment, count]) => ({ segment, count }))
    .sort((a, b) => b.count - a.count || (a.segment < b.segment ? -1 : 1));
}

/** Returns why a contact cannot be invited to a round, whatever the choice; null: they can. */
function barOf(contact: Invitable, invited: ReadonlySet<string>): LeftOutReason | null {
  if (invited.has(invitableId(contact))) return 'already';
  return contact.unwilling ?? (contact.reach === 'none' ? 'unreached' : null);
}

/** Who may be invited to a round at all. @param invited ids of those who were invited to it before */
export function invitable(contacts: readonly Invitable[], invited: ReadonlySet<string>): readonly Invitable[] {
  return contacts.filter((contact) => barOf(contact, invited) === null);
}

/** Who will be invited, and everybody else with the reason. */
export interface InvitePlan {
  /**
   * In the order in which they are invited: who was invited to nothing yet comes first, then who has not been for the longest time, so that
   * the same people are not asked over and over.
   */
  readonly chosen: readonly Invitable[];
  readonly leftOut: Readonly<Record<LeftOutReason, readonly Invitable[]>>;
}

/** Returns the result of a choice: every contact is either chosen or left out for one reason, the first that holds. */
export function planInvitations(
  contacts: readonly Invitable[],
  invited: ReadonlySet<string>,
  { skipped, most, notSince }: InviteChoice,
): InvitePlan {
  const left = new Set(skipped);
  const leftOut: Record<LeftOutReason, Invitable[]> = { already: [], refused: [], quiet: [], unreached: [], segment: [], spared: [], most: [] }; // prettier-ignore
  const fitting: Invitable[] = [];
  for (const contact of contacts) {
    const isSpared = notSince !== null && contact.invitedAt !== null && contact.invitedAt > notSince;
    const reason = barOf(contact, invited) ?? (left.has(contact.segment) ? 'segment' : isSpared ? 'spared' : null);
    (reason === null ? fitting : leftOut[reason]).push(contact);
  }
  const rested = fitting
    .map((contact, index) => ({ contact, index, at: contact.invitedAt ?? '' }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.index - b.index))
    .map(({ contact }) => contact);
  const count = most ?? rested.length;
  return { chosen: rested.slice(0, count), leftOut: { ...leftOut, most: rested.slice(count) } };
}
