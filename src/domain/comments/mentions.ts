import { fold, foldAlike } from '../core/format.ts';

/** Whom a text calls: a member, and the name that it calls them by. */
export interface Mention {
  readonly id: string;
  readonly name: string;
}

export type Nameable = Mention;

/** Piece of a text: plain words, a link, or a member's name after @. */
export type CommentPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mention'; readonly text: string; readonly id: string };

const LETTER = /[\p{L}\p{N}_]/u;

/** Whether a name may begin or end here: without a letter or digit before, or after. */
const isEdge = (text: string, at: number): boolean => !LETTER.test(text.charAt(at));

/** Names, the longest first: «Анна Петрова» is not «Анна» and a word. */
const byLength = (names: readonly Mention[]): Mention[] =>
  names.filter(({ name }) => name.trim() !== '').toSorted((a, b) => b.name.length - a.name.length);

/** Returns the name at a place of a folded text; undefined without one. */
function nameAt(folded: string, at: number, names: readonly Mention[]): Mention | undefined {
  return names.find(({ name }) => folded.startsWith(fold(name), at) && isEdge(folded, at + name.length));
}

/** Returns the places of names in a text after @, in their order. */
function called(text: string, names: readonly Mention[]): readonly { start: number; end: number; name: string }[] {
  const folded = fold(text);
  const sorted = byLength(names);
  const found: { start: number; end: number; name: string }[] = [];
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    if (at > 0 && !isEdge(folded, at - 1)) continue;
    const mention = nameAt(folded, at + 1, sorted);
    if (mention) found.push({ start: at, end: at + 1 + mention.name.length, name: fold(mention.name) });
  }
  return found;
}

/**
 * Returns the members whom a text calls: everyone whose name appears in it after @. Of several with one name it is the picked
 * one; none, if none was picked.
 * @param picked those whom the author chose while typing
 */
export function mentionsIn(text: string, members: readonly Nameable[], picked: readonly Mention[]): readonly Mention[] {
  const names = new Set(called(text, [...members, ...picked]).map(({ name }) => name));
  const mentions = new Map<string, Mention>();
  for (const name of names) {
    const same = (one: Mention): boolean => fold(one.name) === name;
    const chosen = picked.filter(same);
    const meant = chosen.length > 0 ? chosen : members.filter(same);
    if (chosen.length === 0 && new Set(meant.map(({ id }) => id)).size > 1) continue;
    for (const { id, name: known } of meant) if (!mentions.has(id)) mentions.set(id, { id, name: known });
  }
  return [...mentions.values()];
}

/** Addresses that are shown as links: those of pages, and nothing that does something else. */
const ADDRESS = /https?:\/\/[^\s<>"«»“”]+/giu;

/** Signs that end a sentence, not an address. */
const TRAILING = /[.,;:!?…)\]}'’]+$/u;

/** The address that begins here, without the sentence's own signs; a closing bracket stays where the address opened one. */
function addressIn(found: string): string {
  let address = found;
  for (let tail = TRAILING.exec(address); tail; tail = TRAILING.exec(address)) {
    const last = address.at(-1) ?? '';
    if (last === ')' && address.split('(').length >= address.split(')').length) break;
    address = address.slice(0, -1);
  }
  return address;
}

/** The address as a link has it, or null when it is none that a page has. */
function hrefOf(address: string): string | null {
  try {
    const { protocol, href, username, password } = new URL(address);
    return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
}

/** A text in pieces, as it is shown: everything in it is words, but for addresses of pages and names of those it calls. */
export function textPieces(text: string, mentions: readonly Mention[]): readonly CommentPiece[] {
  const marked: { start: number; end: number; piece: CommentPiece }[] = [];
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = addressIn(found);
    const href = hrefOf(address);
    if (href === null) continue;
    marked.push({ start: index, end: index + address.length, piece: { kind: 'link', text: address, href } });
  }
  for (const { start, end, name } of called(text, mentions)) {
    const id = mentions.find((one) => fold(one.name) === name)?.id ?? '';
    const isInside = marked.some((one) => start < one.end && end > one.start);
    if (!isInside) marked.push({ start, end, piece: { kind: 'mention', text: text.slice(start, end), id } });
  }
  const pieces: CommentPiece[] = [];
  let at = 0;
  for (const { start, end, piece } of marked.toSorted((a, b) => a.start - b.start)) {
    if (start > at) pieces.push({ kind: 'text', text: text.slice(at, start) });
    pieces.push(piece);
    at = end;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

/** Name that is being typed: the place of its @, and the typed part. */
export interface TypedName {
  readonly start: number;
  readonly query: string;
}

/** Longest beginning of a name, signs: who types on is writing a sentence. */
const LONGEST_QUERY = 40;

/** The name that is being typed at a place in a text; null when none is. */
export function typedNameAt(text: string, caret: number): TypedName | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || (start > 0 && !isEdge(text, start - 1))) return null;
  const query = text.slice(start + 1, caret);
  if (query.length > LONGEST_QUERY || /[\n@]|^\s|\s\s/.test(query)) return null;
  return { start, query };
}

/** Members whose name, or a word of it, begins as typed, in the order of their names. */
export function namesFor<M extends Nameable>(members: readonly M[], query: string): readonly M[] {
  const wanted = foldAlike(query).trim();
  return members
    .filter(({ name }) => {
      const folded = foldAlike(name);
      return folded.startsWith(wanted) || folded.split(/\s+/).some((word) => word.startsWith(wanted));
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
}
