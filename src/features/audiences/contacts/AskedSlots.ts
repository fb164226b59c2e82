import { createContext, type ReactNode } from 'react';

import type { ContactEntry } from '../../../domain/audiences/contactList.ts';

/**
 * Slots for data on people asked by the server, filled where the screen is assembled: a company that lives in one browser has
 * asked no one, and shows nothing.
 */
export interface AskedParts {
  /** Rounds that a contact was invited to. */
  readonly ofContact: (contact: ContactEntry) => ReactNode;
  /** Rounds that an audience was asked in, with what is counted of its contacts. */
  readonly ofAudience: (audienceId: string, contacts: readonly ContactEntry[]) => ReactNode;
}

const nothing = () => null;

/** The parts about who was asked; by default there are none. */
export const AskedSlots = createContext<AskedParts>({ ofContact: nothing, ofAudience: nothing });
