import { isUnwilling } from './contact.ts';
import { contactSearch, eachInSteps, type ContactEntry } from './contactList.ts';
import { atOnce } from '../inStretches.ts';

export interface ContactFilter {
  /** Words typed into the search; empty for all. */
  readonly query: string;
  /** `all`, or what the field says. */
  readonly segment: string;
  readonly city: string;
  readonly tag: string;
  /** `none`: the answer is unknown, including words that are not understood; `unclear`: only these. */
  readonly consent: 'all' | 'given' | 'refused' | 'none' | 'unclear';
  readonly quiet: 'all' | 'yes' | 'no';
  /** Whether the person was invited, and answered. */
  readonly asked: 'all' | 'never' | 'invited' | 'answered';
}

/** Everybody. */
export const NO_CONTACT_FILTER: ContactFilter = {
  query: '',
  segment: 'all',
  city: 'all',
  tag: 'all',
  consent: 'all',
  quiet: 'all',
  asked: 'all',
};

/** Choices of fixed values, in the order of the bar; the first lets everybody through. */
export const CONTACT_CHOICES = {
  consent: [
    ['all', 'Согласие: все'],
    ['given', 'Согласие есть'],
    ['refused', 'Отказ'],
    ['none', 'Неизвестно'],
    ['unclear', 'Не распознано'],
  ],
  quiet: [
    ['all', '«Не писать»: все'],
    ['no', 'Можно писать'],
    ['yes', 'Не писать'],
  ],
  asked: [
    ['all', 'Звали: все'],
    ['never', 'Не приглашали'],
    ['invited', 'Приглашали'],
    ['answered', 'Ответили'],
  ],
} as const;

/** A value of a fixed choice from an untrusted text; `all` when it names none. */
export function readContactChoice<C extends keyof typeof CONTACT_CHOICES>(
  choice: C,
  text: string | null,
): ContactFilter[C] {
  const found = CONTACT_CHOICES[choice].find(([value]) => value === text);
  return (found?.[0] ?? 'all') as ContactFilter[C];
}

/** Whether the filter lets everybody through. */
export function isEveryContact({ query, ...choices }: ContactFilter): boolean {
  return query.trim() === '' && Object.values(choices).every((value) => value === 'all');
}

function passes(entry: ContactEntry, filter: ContactFilter): boolean {
  const { segment, city, tag, consent, quiet, asked } = filter;
  if (segment !== 'all' && entry.segment !== segment) return false;
  if (city !== 'all' && entry.city !== city) return false;
  if (tag !== 'all' && !entry.tags.includes(tag)) return false;
  const answer = entry.consent?.answer ?? 'none';
  if (consent !== 'all' && consent !== answer && (consent !== 'none' || answer !== 'unclear')) return false;
  if (quiet !== 'all' && (quiet === 'yes') !== isUnwilling(entry)) return false;
  if (asked === 'never') return entry.invitedAt === null;
  if (asked === 'invited') return entry.invitedAt !== null;
  return asked !== 'answered' || entry.answeredAt !== null;
}

export function* filterInSteps(
  entries: readonly ContactEntry[],
  filter: ContactFilter,
): Generator<void, readonly ContactEntry[], void> {
  const finds = contactSearch(filter.query);
  if (finds === null && isEveryContact({ ...filter, query: '' })) return entries;
  const found: ContactEntry[] = [];
  yield* eachInSteps(entries, (entry) => {
    if (passes(entry, filter) && (finds === null || finds(entry))) found.push(entry);
  });
  return found;
}

/** The contacts that pass, in their order; the very same list when nothing is filtered. */
export function filterContacts(entries: readonly ContactEntry[], filter: ContactFilter): readonly ContactEntry[] {
  return atOnce(filterInSteps(entries, filter));
}

/** Field values of some contacts, each value once, the most frequent first. */
export interface ContactFacets {
  readonly segments: readonly string[];
  readonly cities: readonly string[];
  readonly tags: readonly string[];
}

export const NO_FACETS: ContactFacets = { segments: [], cities: [], tags: [] };

/** Most values offered of a field: more are found by typing. */
const MOST_VALUES = 100;

function frequent(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts]
    .sort(([one, many], [two, more]) => more - many || (one < two ? -1 : 1))
    .slice(0, MOST_VALUES)
    .map(([value]) => value);
}

function count(map: Map<string, number>, value: string): void {
  if (value !== '') map.set(value, (map.get(value) ?? 0) + 1);
}

export function* facetsInSteps(entries: readonly ContactEntry[]): Generator<void, ContactFacets, void> {
  const counts = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()] as const;
  yield* eachInSteps(entries, ({ segment, city, tags }) => {
    count(counts[0], segment);
    count(counts[1], city);
    for (const tag of tags) count(counts[2], tag);
  });
  return { segments: frequent(counts[0]), cities: frequent(counts[1]), tags: frequent(counts[2]) };
}

export function contactFacets(entries: readonly ContactEntry[]): ContactFacets {
  return atOnce(facetsInSteps(entries));
}
