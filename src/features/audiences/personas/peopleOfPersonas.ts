import type { Persona } from '../../../domain/audiences/audience.ts';
import type { PersonOffered } from '../../../domain/audiences/personaPeople.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { PersonaPeopleHrefs } from './PersonaPeople.tsx';

/** Whom personas are written from: everybody whom the company has talked to, and how one of them is put behind a persona. */
export interface PeopleOfPersonas {
  /** Everyone, each with the persona that they belong to. */
  readonly offered: Loadable<readonly PersonOffered[]>;
  /** Addresses of studies and transcripts. */
  readonly hrefs: PersonaPeopleHrefs;
  /** Title of a persona by its id; '' for one that is gone. */
  readonly titleOf: (personaId: string) => string;
  /** Stores the people that a persona is based on, by their ids. */
  readonly onSet: (persona: Persona, people: readonly string[]) => Promise<Outcome>;
}
