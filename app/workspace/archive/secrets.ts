import { openPartOf } from '#src/domain/account/channelSecret.ts';
import type { Channel } from '#src/domain/account/settings.ts';

import type { LoadedRecord } from '../port.ts';
import { isObject } from '#src/domain/core/record.ts';

/**
 * A record as it may leave the browser (R9): a bot token and a SIP password stay out, and a channel that worked with
 * one has to be set up anew.
 * @returns the record, and whether a secret was left out of it
 */
export function withoutSecrets({ kind, record }: LoadedRecord): { loaded: LoadedRecord; secret: boolean } {
  if (kind !== 'channel' || !isObject(record)) return { loaded: { kind, record }, secret: false };
  const { id, state, value } = record as Partial<Channel>;
  const left = openPartOf(id, value);
  if (left === value) return { loaded: { kind, record }, secret: false };
  const fields = { value: left, state: state === 'active' ? 'setup' : state };
  return { loaded: { kind, record: Object.assign({ ...record }, fields) }, secret: value !== undefined };
}
