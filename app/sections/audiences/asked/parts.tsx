import type { AskedParts } from '#src/features/audiences/contacts/AskedSlots.ts';
import { onDemand } from '#src/ui/onDemand.ts';

const ContactAsked = onDemand(() => import('./ContactAsked.tsx').then((module) => module.ContactAsked));
const AudienceAsked = onDemand(() => import('./AudienceAsked.tsx').then((module) => module.AudienceAsked));

/** The server's data of asked people, in the card of a contact and in an audience: its code loads with the first of them. */
export const ASKED_PARTS: AskedParts = {
  ofContact: (contact) => <ContactAsked contact={contact} />,
  ofAudience: (audienceId, contacts) => <AudienceAsked audienceId={audienceId} contacts={contacts} />,
};
