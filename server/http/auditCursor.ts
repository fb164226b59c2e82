import * as v from 'valibot';

import type { AuditCursor } from '../access/audit.ts';
import { storableText } from './asking.ts';
import { RefusedError } from '../core/refusal.ts';

/** A line of the journal as an address names it: its moment and its id. */
export const auditCursor = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform((text) => ({ at: text.slice(0, text.indexOf('_')), id: text.slice(text.indexOf('_') + 1) })),
  v.object({
    at: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
    id: storableText(200),
  }),
);

/** The line that an address names; null for none. @throws RefusedError `invalid` for what names nothing */
export function cursorIn(text: string | undefined): AuditCursor | null {
  if (text === undefined) return null;
  const parsed = v.safeParse(auditCursor, text);
  if (!parsed.success) throw new RefusedError('invalid');
  return parsed.output;
}
