/** A contact of the bench: name, phone, Telegram, city, number. */
export function contactRow(index: number): string[];
/** The header over the contacts. */
export const CONTACT_HEADER: string[];
/** A .csv of so many contacts: its bytes. */
export function contactsCsv(count: number): Uint8Array<ArrayBuffer>;
/** An .xlsx of so many contacts: its bytes. */
export function contactsXlsx(count: number): Uint8Array<ArrayBuffer>;
/** A cell of a {@link workbook}: a text, nothing, or one written as spreadsheets do. */
type Cell = string | null | object;
/** A workbook as spreadsheets write it: its bytes. */
export function workbook(
  sheets: readonly { name: string; state?: string; rows: readonly (readonly Cell[] | null)[] }[],
  styles?: string,
): Uint8Array<ArrayBuffer>;
