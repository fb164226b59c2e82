import type { Contact } from './contact.ts';
import { fold } from '../core/format.ts';

/** Tags of a cell: by commas, semicolons and lines, each once. */
export function tagsOf(text: string): readonly string[] {
  const byFolded = new Map<string, string>();
  for (const part of text.split(/[,;\n]/)) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag !== '' && !byFolded.has(fold(tag))) byFolded.set(fold(tag), tag);
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
