import { createContext } from 'react';

/** A person as the records know them: as contacts, as a participant of studies. */
export interface AskedPerson {
  readonly contacts: readonly { readonly listId: string; readonly key: string }[];
  /** Ids; that of an interview where nothing else is known of them. */
  readonly participants: readonly string[];
}

/** Requests of a person to the company that holds their data, as a member carries them out. */
export interface PersonActs {
  /** «Забыть человека»: asks before anything is done. */
  readonly forget: (who: AskedPerson) => void;
  /** «Выгрузить данные человека». */
  readonly exportData: (who: AskedPerson) => void;
  /** «Открыть контакт»: leads to the contact of a participant, by their id, or says why it cannot. */
  readonly showContact: (participantId: string) => void;
}

/** Set by the app around its screens; null elsewhere: then neither is offered. */
export const PersonActsContext = createContext<PersonActs | null>(null);
