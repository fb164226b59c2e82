import type { Audience, Persona, RecruitingRequest } from '../../domain/audiences/audience.ts';
import type { ContactEntry } from '../../domain/audiences/contactList.ts';
import type { Loadable } from '../../domain/core/loadable.ts';

/** An audience with everything that belongs to it. */
export interface OpenAudience {
  readonly audience: Audience;
  /** In their order. */
  readonly personas: readonly Persona[];
  /** How many people each persona is based on, by its id; undefined while they are read. */
  readonly behind?: ReadonlyMap<string, number> | undefined;
  /** Whom its team looks for. */
  readonly requests: readonly RecruitingRequest[];
  /** In the order they were added. */
  readonly contacts: Loadable<readonly ContactEntry[]>;
  /** Its contacts by the keys of their addresses, the same map while they are the same; null until they have been read. */
  readonly known: ReadonlyMap<string, ContactEntry> | null;
}
