import type { PlaceName } from './place.ts';
import type { Presence } from './protocol.ts';

/** Where a tab is: what it looks at, and whether its person types there. */
export type PresencePlace = Pick<Presence, 'record' | 'isTyping'>;

/** Another person who has the company open, once, however many tabs they have. */
export interface Colleague {
  readonly id: string;
  /** As they gave it; may be empty. */
  readonly name: string;
  /** Records that they have open, each once; those in which they type first. */
  readonly places: readonly (PlaceName & { readonly isTyping: boolean })[];
}

/** Person who has the same record open. */
export interface PersonAtRecord {
  readonly id: string;
  readonly name: string;
  readonly isTyping: boolean;
}

/** Where they are, each record once: typing in one tab of it is typing in it. */
function placesOf(tabs: readonly Presence[]): Colleague['places'] {
  const places = new Map<string, Colleague['places'][number]>();
  for (const { record, isTyping } of tabs) {
    if (!record) continue;
    const key = `${record.kind}/${record.id}`;
    places.set(key, { ...record, isTyping: isTyping || places.get(key)?.isTyping === true });
  }
  return [...places.values()].sort((a, b) => Number(b.isTyping) - Number(a.isTyping));
}

/**
 * Who else has the company open, in the order in which they came.
 * @param all all tabs, as the server tells of them
 * @param me id of the person who asks: in another tab they are no company for themselves
 */
export function colleaguesHere(all: readonly Presence[], me: string): readonly Colleague[] {
  const tabs = new Map<string, Presence[]>();
  for (const one of all) {
    if (one.person.id === me) continue;
    tabs.set(one.person.id, [...(tabs.get(one.person.id) ?? []), one]);
  }
  return [...tabs].map(([id, own]) => ({ id, name: own[0]?.person.name ?? '', places: placesOf(own) }));
}

/** Which of them have a record open; those who type in it first. */
export function atRecord(colleagues: readonly Colleague[], { kind, id }: PlaceName): readonly PersonAtRecord[] {
  return colleagues
    .flatMap((one) => {
      const place = one.places.find((there) => there.kind === kind && there.id === id);
      return place ? [{ id: one.id, name: one.name, isTyping: place.isTyping }] : [];
    })
    .sort((a, b) => Number(b.isTyping) - Number(a.isTyping));
}

/** Shown for a person without a name. */
export const NAMELESS = 'Коллега';

/** Returns names for a short line: the first word of each name, or the whole name where two would be the same. */
export function shortNames(people: readonly { readonly name: string }[]): readonly string[] {
  const first = people.map(({ name }) => name.trim().split(/\s+/)[0] || NAMELESS);
  return first.map((word, index) =>
    first.indexOf(word) === first.lastIndexOf(word) ? word : people[index]?.name.trim() || NAMELESS,
  );
}

/** Most names in the line beside a record; who is beyond them is counted. */
const MOST_NAMED = 2;

/** Content of the line beside a record. */
export interface HereLine {
  /** Who is named: those who type, or else those who look. */
  readonly names: readonly string[];
  /** How many more do the same. */
  readonly more: number;
  readonly isTyping: boolean;
  /** How many look on while others type. */
  readonly onlookers: number;
}

/** Returns the line beside a record: who types in it, or who has it open; null if no one does. */
export function hereLine(people: readonly PersonAtRecord[]): HereLine | null {
  if (people.length === 0) return null;
  const names = shortNames(people);
  const typing = people.flatMap(({ isTyping }, index) => (isTyping ? [names[index] ?? NAMELESS] : []));
  const named = typing.length > 0 ? typing : names;
  return {
    names: named.slice(0, MOST_NAMED),
    more: Math.max(0, named.length - MOST_NAMED),
    isTyping: typing.length > 0,
    onlookers: people.length - named.length,
  };
}
