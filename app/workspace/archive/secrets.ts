import type { Channel } from '#src/domain/account/settings.ts';

import type { LoadedRecord } from '../port.ts';
import { isObject } from '#src/domain/core/record.ts';

/** A SIP address without the password that may be typed into it: `sip:user:password@host`. */
const withoutPassword = (address: string): string => address.replace(/^((?:sips?:)?[^@:]*):[^@]*@/i, '$1@');

/**
 * A record as it may leave the browser (R9): a bot token and a SIP password stay out, and a channel that worked with
 * one has to be set up anew.
 * @returns the record, and whether a secret was left out of it
 */
export function withoutSecrets({ kind, record }: LoadedRecord): { loaded: LoadedRecord; secret: boolean } {
  if (kind !== 'channel' || !isObject(record)) return { loaded: { kind, record }, secret: false };
  const { id, state, value } = record as Partial<Channel>;
  const isText = typeof value === 'string';
  const left = id === 'telegram' || !isText ? '' : id === 'voice' ? withoutPassword(value) : value;
  if (left === value) return { loaded: { kind, record }, secret: false };
  const fields = { value: left, state: state === 'active' ? 'setup' : state };
  return { loaded: { kind, record: Object.assign({ ...record }, fields) }, secret: value !== undefined };
}
