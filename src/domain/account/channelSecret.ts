import { isObject } from '../core/record.ts';

/** A SIP address without the password that may be typed into it: `sip:user:password@host`; one without a password is as it was. */
const withoutPassword = (address: string): string =>
  address.replace(/^(?!sips?:[^@:]*@)((?:sips?:)?[^@:]*):[^@]*@/i, '$1@');

/**
 * Returns the part of a channel's value that may be seen outside its form (R9): no bot's token, no password of a SIP server.
 * @param id of the channel
 */
export function openPartOf(id: unknown, value: unknown): string {
  if (id === 'telegram' || typeof value !== 'string') return '';
  return id === 'voice' ? withoutPassword(value) : value;
}

/**
 * Fields of a channel without what opens something elsewhere; the same object where there is none of it.
 * @param id of the channel
 */
export function openFieldsOf<F>(id: unknown, fields: F): F {
  if (!isObject(fields) || typeof fields.value !== 'string') return fields;
  const open = openPartOf(id, fields.value);
  return open === fields.value ? fields : { ...fields, value: open };
}

/** A record as it may leave the browser (R9): a channel without its secret, which then has to be set up anew; every other as it is. */
export function openRecord<R>(kind: string, record: R): R {
  if (kind !== 'channel' || !isObject(record)) return record;
  const open = openFieldsOf(record.id, record);
  return open === record ? record : { ...open, ...(open.state === 'active' ? { state: 'setup' } : {}) };
}
