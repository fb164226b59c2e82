/** Kinds that can be talked about. */
export const COMMENTED_KINDS = [
  'research',
  'hypothesis',
  'mark',
  'experiment',
  'board',
  'persona',
  'audience',
] as const;

/** A kind that can be talked about. */
export type CommentedKind = (typeof COMMENTED_KINDS)[number];

/** A record that is talked about, `kind:id`. */
export type CommentsKey = `${CommentedKind}:${string}`;

/** Subject of a talk: a record, or a part of it. */
export interface CommentsPlace {
  readonly on: CommentsKey;
  /** A board's card by its field, a hypothesis's quote by its key; null for the record as a whole. */
  readonly part: string | null;
}

/** Returns the subject of a talk by the record's kind and id. */
export const commentsPlace = (kind: CommentedKind, id: string, part: string | null = null): CommentsPlace => ({
  on: `${kind}:${id}`,
  part,
});

/** The kind and id of what is talked about; null when the text names nothing that can be. */
export function recordOf(on: string): { readonly kind: CommentedKind; readonly id: string } | null {
  const end = on.indexOf(':');
  const kind = COMMENTED_KINDS.find((one) => one === on.slice(0, end));
  const id = on.slice(end + 1);
  return kind && id !== '' ? { kind, id } : null;
}

/** A text as the name of a record that can be talked about, or null. */
export const asCommentsKey = (text: string | null): CommentsKey | null =>
  text !== null && recordOf(text) ? (text as CommentsKey) : null;

/** Whether two say the same place. */
export const isSamePlace = (
  a: { readonly on: string; readonly part: string | null },
  b: { readonly on: string; readonly part: string | null },
): boolean => a.on === b.on && a.part === b.part;

/** The address that opens the talk of a place over the present screen, as a query alone. */
export function commentsHref({ on, part }: CommentsPlace, comment: string | null = null): string {
  const params = new URLSearchParams({ talk: on });
  if (part !== null) params.set('part', part);
  if (comment !== null) params.set('comment', comment);
  return `?${params.toString()}`;
}
