import * as v from 'valibot';

import { sameGuid } from '#src/domain/exchange/guid.ts';
import { storedText } from '#src/domain/exchange/positions.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '#src/domain/exchange/xml.ts';

import { isOwnSet, targetOf } from './references.ts';
import { linkShape, namedShape } from './refiShapes.ts';

/** A file's text as its bytes say, the mark of the encoding included; undefined when the project does not hold the file. */
export type TextAt = (path: string) => string | undefined;

/** Memo, and its place when it states one. */
export interface RefiNote {
  readonly guid: string;
  readonly name: string;
  readonly text: string;
  readonly places: readonly XmlElement[];
}

/** The words of a text or a memo: in the document, or in a file of its own. */
export function wordsOf(of: XmlElement, textAt: TextAt): string | undefined {
  const content = childOf(of, 'PlainTextContent');
  return content ? textOf(content) : textAt(of.attributes.plainTextPath ?? '');
}

/** The notes of a project that have words, by their guid. */
export function readNotes(root: XmlElement, textAt: TextAt): Map<string, RefiNote> {
  return new Map(
    childrenOf(childOf(root, 'Notes'), 'Note').flatMap((one) => {
      const told = v.safeParse(namedShape, one.attributes);
      const text = wordsOf(one, textAt) ?? textOf(childOf(one, 'Description'));
      if (!told.success || text.trim() === '') return [];
      const { guid, name } = told.output;
      const note = {
        guid,
        name: name.trim(),
        text: storedText(text, false).text.trim(),
        places: childrenOf(one, 'PlainTextSelection'),
      };
      return [[sameGuid(guid), note] as const];
    }),
  );
}

/** Notes that a link lays upon a passage, by the passage's guid. */
export function linkedNotes(root: XmlElement, notes: ReadonlyMap<string, RefiNote>): Map<string, string[]> {
  const linked = new Map<string, string[]>();
  for (const one of childrenOf(childOf(root, 'Links'), 'Link')) {
    const told = v.safeParse(linkShape, one.attributes);
    if (!told.success || !notes.has(sameGuid(told.output.originGUID))) continue;
    const key = sameGuid(told.output.targetGUID);
    linked.set(key, [...(linked.get(key) ?? []), told.output.originGUID]);
  }
  return linked;
}

/** The notes that the product's own set names. */
export const ownNotes = (root: XmlElement): string[] =>
  childrenOf(childOf(root, 'Sets'), 'Set')
    .filter(isOwnSet)
    .flatMap((set) => childrenOf(set, 'MemberNote').flatMap((one) => targetOf(one) ?? []));
