import type { KnownPerson } from './maskTexts.ts';

/** People of a company by their keys, as far as it matters how they are called. */
interface CalledPeople {
  readonly contacts: Readonly<Record<string, { readonly name: string }>>;
}

/**
 * Returns names by which texts may call participants, so that they are hidden there. A respondent of a round has only a code name
 * (R223), and the key of their contact, which holds the name. Unknown names are left out.
 */
export const knownPeople = (
  participants: readonly (KnownPerson & { readonly id: string })[],
  lists: readonly CalledPeople[],
): readonly KnownPerson[] =>
  participants.flatMap(({ id, name, codeName }) => {
    const told = name === '' ? lists.map(({ contacts }) => (Object.hasOwn(contacts, id) ? contacts[id]?.name : '')) : [name]; // prettier-ignore
    // Two lists may number their people alike: both names are hidden then.
    return [...new Set(told)].flatMap((one) => (one ? [{ name: one, codeName }] : []));
  });
