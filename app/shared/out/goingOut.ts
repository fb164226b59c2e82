import { living } from '#src/domain/core/record.ts';
import type { MapTexts } from '#src/domain/core/texts.ts';
import { peopleGoingOut } from '#src/domain/research/people.ts';
import { hidesPersonalData, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import type { People } from '#src/domain/research/participant.ts';

import type { Store } from '#store/port.ts';
import { readPeople } from '../people.ts';

/** How the company's words go out (R141): the one way for every file, letter and copied text. */
export interface GoingOut {
  /** Whether personal data are hidden in them. */
  readonly hides: boolean;
  /** Who said what, as they may be signed there. */
  readonly people: People;
  /** A whole as it goes out: without personal data where they are hidden, else as it is. */
  readonly mask: <T>(whole: T, mapTexts: MapTexts<T>) => T;
}

/**
 * Reads how the company's words go out now, and fetches what finds personal data where they are hidden.
 * @param isHidden personal data are to be hidden here, whatever the company does. Default no
 */
export async function readGoingOut(store: Store, isHidden = false): Promise<GoingOut> {
  const [people, settings] = await Promise.all([
    readPeople(store),
    store.get('researchSettings', RESEARCH_SETTINGS_ID),
  ]);
  const hides = isHidden || hidesPersonalData(living(settings));
  if (!hides) return { hides, people, mask: (whole) => whole };
  const { maskWhole } = await import('#src/domain/evidence/personal/maskTexts.ts');
  const mask: GoingOut['mask'] = (whole, mapTexts) => maskWhole(whole, mapTexts, people.known);
  return { hides, people: peopleGoingOut(people, hides), mask };
}
