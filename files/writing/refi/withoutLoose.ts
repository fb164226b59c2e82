import { sameGuid } from '#src/domain/exchange/guid.ts';
import { childOf, mapTree, type XmlElement } from '#src/domain/exchange/xml.ts';

const REFERENCES = new Set([
  'NoteRef',
  'CodeRef',
  'SourceRef',
  'SelectionRef',
  'VariableRef',
  'MemberCode',
  'MemberSource',
  'MemberNote',
]);

/** A project without what refers to parts that went since: a code that was deleted, a text that was removed. */
export function withoutLoose(root: XmlElement): XmlElement {
  const known = new Set<string>();
  mapTree(root, (one) => {
    if (one.attributes.guid !== undefined) known.add(sameGuid(one.attributes.guid));
    return one;
  });
  const isKnown = (guid: string | undefined) => guid === undefined || guid === '' || known.has(sameGuid(guid));
  const pruned = mapTree(root, (one) => {
    const { targetGUID, originGUID, sourceVertex, targetVertex } = one.attributes;
    if (REFERENCES.has(one.name)) return isKnown(targetGUID) ? one : null;
    if (one.name === 'Link') return isKnown(originGUID) && isKnown(targetGUID) ? one : null;
    if (one.name === 'Edge') return isKnown(sourceVertex) && isKnown(targetVertex) ? one : null;
    if (one.name === 'Coding') return childOf(one, 'CodeRef') ? one : null;
    if (one.name === 'VariableValue') return childOf(one, 'VariableRef') ? one : null;
    return one;
  });
  return pruned ?? root;
}
