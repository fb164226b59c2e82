import type { KnownPerson } from './maskTexts.ts';

/** People of a company by their keys, as far as it matters how they are called. */
interface CalledPeople {
  readonly contacts: Readonly<Record<string, { readonly name: string }>>;
}

/**
 * By which names texts may call participants, so that they are hidden there. Whoever a round asked stands under a code name alone
 * (R223), and has the key of their contact: how they are called is told there. A name that nobody knows is left out.
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
