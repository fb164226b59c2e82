/** A contact of the bench: name, phone, Telegram, city, number. */
export function contactRow(index: number): string[];
/** The header over the contacts. */
export const CONTACT_HEADER: string[];
/** A .csv of so many contacts: its bytes. */
export function contactsCsv(count: number): Uint8Array<ArrayBuffer>;
/** An .xlsx of so many contacts: its bytes. */
export function contactsXlsx(count: number): Uint8Array<ArrayBuffer>;
