import * as v from 'valibot';

import { isKind } from '../kindFacts.ts';
import type { Kind } from '../records.ts';
import { openCommit } from './openCommit.ts';
import { MOST_COMMITS, type Push } from './protocol.ts';

/** Most operations in one commit: an import of ten thousand contacts is one commit. */
const MOST_OPS = 20_000;

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const moment = v.pipe(v.string(), v.isoTimestamp());
const kind = v.custom<Kind>(isKind, 'a kind');
const fields = v.record(v.string(), v.unknown());
const on = { kind, id: name };
const inMap = { ...on, map: name, key: name };

/** The outer shape of an operation; whether it fits its kind shows when the record after it is parsed. */
const op = v.variant('op', [
  v.strictObject({ op: v.literal('create'), ...on, record: fields }),
  v.strictObject({ op: v.literal('ensure'), ...on, defaults: fields }),
  v.strictObject({ op: v.literal('set'), ...on, fields }),
  v.strictObject({ op: v.literal('put'), ...inMap, value: v.unknown() }),
  v.strictObject({ op: v.literal('setMember'), ...inMap, fields }),
  v.strictObject({ op: v.literal('drop'), ...inMap }),
  v.strictObject({ op: v.literal('remove'), ...on }),
  v.strictObject({ op: v.literal('restore'), ...on }),
]);

const fact = v.union([
  v.strictObject({ field: name, is: v.optional(v.unknown()) }),
  v.strictObject({ map: name, key: name, field: name, is: v.optional(v.unknown()) }),
  v.strictObject({ map: name, key: name, is: v.unknown() }),
]);

const expectation = v.strictObject({
  ...on,
  living: v.optional(v.boolean()),
  holds: v.optional(v.array(fact)),
});

const sentCommit = v.strictObject({
  id: name,
  at: moment,
  ops: v.pipe(v.array(op), v.nonEmpty(), v.maxLength(MOST_OPS)),
  expect: v.pipe(v.array(expectation), v.maxLength(2 * MOST_OPS)),
  versions: v.record(v.string(), v.number()),
  erases: v.optional(v.boolean()),
});

/** Frame that a device pushes. Its commits are checked one by one, so that a damaged one does not hold up the others. */
const pushFrame = v.strictObject({
  protocol: v.number(),
  commits: v.pipe(v.array(v.looseObject({ id: name })), v.maxLength(MOST_COMMITS)),
});

/** A pushed frame before its commits are looked into. */
export interface RawPush {
  readonly protocol: number;
  readonly commits: readonly { readonly id: string }[];
}

/** A pushed frame, or null when it is none. */
export function parsePush(value: unknown): RawPush | null {
  const parsed = v.safeParse(pushFrame, value, { abortEarly: true });
  return parsed.success ? parsed.output : null;
}

/** A commit of a pushed frame without the secrets that a device of before may send with it, or null when it is none. */
export function parseSentCommit(value: unknown): Push['commits'][number] | null {
  const parsed = v.safeParse(sentCommit, value, { abortEarly: true });
  return parsed.success ? openCommit(parsed.output as unknown as Push['commits'][number]) : null;
}
