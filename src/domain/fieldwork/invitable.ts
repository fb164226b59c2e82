/** A contact as far as inviting needs it. */
export interface Invitable {
  /** Where it is kept. */
  readonly listId: string;
  /** Key in its list. */
  readonly key: string;
  /** '' when it is not known. */
  readonly segment: string;
  readonly hasMail: boolean;
  /** Does not want to be written to. */
  readonly isRefused: boolean;
  /** When they were invited to anything last, ISO 8601; null for never. */
  readonly invitedAt: string | null;
}

/** A contact's name among all lists. */
export const invitableId = ({ listId, key }: Pick<Invitable, 'listId' | 'key'>): string => `${listId}/${key}`;

/** Whom one wants to invite. */
export interface InviteChoice {
  /** Segments, '' for unknown ones; none: everybody. */
  readonly segments: readonly string[];
  /** At most so many; null: all. */
  readonly most: number | null;
  /** Whether those are left alone who were invited to something after this moment; null: nobody is. */
  readonly notSince: string | null;
}

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

/** Who may be invited to a round at all: whoever was not invited to it before and did not ask to be left alone. */
export function invitable(contacts: readonly Invitable[], invited: ReadonlySet<string>): readonly Invitable[] {
  return contacts.filter((contact) => !contact.isRefused && !invited.has(invitableId(contact)));
}

/**
 * Those whom a choice means, in the order in which they are invited: who was invited to nothing yet comes first, then who has not
 * been for the longest time, so that the same people are not asked over and over.
 */
export function chosenToInvite(
  contacts: readonly Invitable[],
  { segments, most, notSince }: InviteChoice,
): readonly Invitable[] {
  const wanted = new Set(segments);
  const fitting = contacts.filter(
    ({ segment, invitedAt }) =>
      (wanted.size === 0 || wanted.has(segment)) && (notSince === null || invitedAt === null || invitedAt <= notSince),
  );
  const rested = fitting
    .map((contact, index) => ({ contact, index, at: contact.invitedAt ?? '' }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.index - b.index))
    .map(({ contact }) => contact);
  return most === null ? rested : rested.slice(0, most);
}
