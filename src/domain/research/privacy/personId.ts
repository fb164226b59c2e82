import { hashOf } from '../../core/seeded.ts';

/** Prefix of a participant's id where people are told apart. */
export const PARTICIPANT = 'participant:';

/**
 * Returns a label within its material as an id that reveals no name: it is part of addresses, which people send to each other
 * while names are hidden. The material's id goes into the number, so that one name has another number in every text.
 * @param key of the label, as `speakerKey` gives it
 */
export const namelessId = (materialId: string, key: string): string =>
  `${materialId}~${hashOf(`${materialId}:${key}`).toString(36)}`;

/** Who `personOf` means by an id from an address: one of an old link still has the label itself, behind a colon. */
export function personAt(id: string): string {
  const colon = id.indexOf(':');
  return colon < 0 || id.startsWith(PARTICIPANT) ? id : namelessId(id.slice(0, colon), id.slice(colon + 1));
}
