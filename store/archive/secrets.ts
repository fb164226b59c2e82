import { openRecord } from '#src/domain/account/channelSecret.ts';

import type { LoadedRecord } from '../port.ts';

/**
 * A record as it may leave the browser (R9): a bot token and a SIP password stay out, and a channel that worked with
 * one has to be set up anew.
 * @returns the record, and whether a secret was left out of it
 */
export function withoutSecrets({ kind, record }: LoadedRecord): { loaded: LoadedRecord; secret: boolean } {
  const open = openRecord(kind, record);
  return { loaded: { kind, record: open }, secret: open !== record };
}
