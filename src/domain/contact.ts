/** How a person is reached. */
export type ContactType = 'phone' | 'telegram';

/** In the order of the dialog's tabs. */
export const CONTACT_TYPES: readonly ContactType[] = ['phone', 'telegram'];

/** A person who can be asked. Personal data. */
export interface Contact {
  readonly type: ContactType;
  /** +7XXXXXXXXXX, or a Telegram name without @ as it was typed (decision 25). */
  readonly value: string;
}
