import { addComment, type Saying } from '#src/domain/comments/comment.ts';
import type { Comment } from '#src/domain/comments/kinds.ts';
import { commentsPlace } from '#src/domain/comments/place.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { parseRecord } from '#src/domain/schemas.ts';

/** The hypothesis that tests talk about. */
export const PLACE = commentsPlace('hypothesis', 'h');
export const ANNA = { id: 'anna', name: 'Анна Ковалёва' };
export const PAVEL = { id: 'pavel', name: 'Павел Никитин' };
export const MEMBERS = [ANNA, PAVEL, { id: 'olga', name: 'Ольга' }, { id: 'olga-2', name: 'Ольга Гусева' }];

/** A moment of the tests' day. */
export const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 23, 10, minutes)).toISOString();

/** Returns the context in which Anna, or another person, speaks. */
export const saying = (who = ANNA, picked: Saying['picked'] = []): Saying => ({ who, members: MEMBERS, picked });

/** Ids in the order in which they are asked for. */
export function ids(...given: readonly string[]): () => string {
  let next = 0;
  return () => given[next++] ?? `id-${next}`;
}

/** A record after operations on it. */
export function after(ops: readonly Op[], before?: Comment, moment = at(0)): Comment {
  let record: unknown = before;
  for (const op of ops) record = applyOp(record as Comment | undefined, op, moment);
  const parsed = parseRecord('comment', record);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.record;
}

export function comment(id: string, minutes: number, changed: Partial<Comment> = {}, text = 'Слово'): Comment {
  const { ops } = addComment(PLACE, null, text, saying(), ids(id));
  return { ...after(ops, undefined, at(minutes)), ...changed };
}
