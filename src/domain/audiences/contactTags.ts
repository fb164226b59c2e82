import type { Contact } from './contact.ts';
import { fold } from '../core/format.ts';

/** What parts tags: commas, semicolons, lines, and what Google's contacts put between groups. */
const BETWEEN = /[,;\n]| ::: /;
/** A group that Google's contacts have of themselves: «* myContacts». */
const OF_PROGRAM = /^\* ?\w+$/;

/** Tags of a cell, each once. */
export function tagsOf(text: string): readonly string[] {
  const byFolded = new Map<string, string>();
  for (const part of text.split(BETWEEN)) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag !== '' && !OF_PROGRAM.test(tag) && !byFolded.has(fold(tag))) byFolded.set(fold(tag), tag);
  }
  return [...byFolded.values()];
}

/** The tags that a contact comes to have; its own very list when nothing changes. */
export function tagsAfter(
  { tags }: Pick<Contact, 'tags'>,
  wanted: readonly string[],
  isGiven: boolean,
): readonly string[] {
  const next = isGiven ? tagsOf([...tags, ...wanted].join('\n')) : tags.filter((tag) => !wanted.includes(tag));
  return next.length === tags.length ? tags : next;
}
