import { guidOfText, sameGuid } from '#src/domain/exchange/guid.ts';
import type { RefiProject } from '#src/domain/exchange/project.ts';
import { childOf, childrenOf, mapTree, type XmlElement } from '#src/domain/exchange/xml.ts';

import type { RefiReading } from './readPassages.ts';
import { isOwnSet, targetOf } from './references.ts';

/** Only these attributes of an element. */
const keep = (of: XmlElement, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(of.attributes).filter(([key]) => names.includes(key)));

const BY_WHOM = ['creatingUser', 'creationDateTime', 'modifyingUser', 'modifiedDateTime'] as const;

const without = (of: XmlElement, ...names: readonly string[]): XmlElement['children'] =>
  of.children.filter((child) => typeof child !== 'string' && !names.includes(child.name));

/** Returns the kept part of a project: everything that its records do not contain. */
export function restOf(root: XmlElement, project: RefiProject, reading: RefiReading): XmlElement {
  const { taken, joined, variables, casePassages } = reading;
  const texts = new Map(project.texts.map((text) => [sameGuid(text.guid), text]));
  const isOwnVariable = (guid: string | null) => guid !== null && variables.has(sameGuid(guid));
  const isOwnValue = (value: XmlElement) => isOwnVariable(targetOf(childOf(value, 'VariableRef')));
  const prune = (one: XmlElement): XmlElement | null => {
    switch (one.name) {
      case 'Code':
        return {
          ...one,
          attributes: keep(one, 'guid', 'name', 'color', 'isCodable'),
          children: without(one, 'Description'),
        };
      case 'Variable':
        return isOwnVariable(one.attributes.guid ?? null) ? null : one;
      case 'VariableValue':
        return isOwnValue(one) ? null : one;
      case 'Case':
        return { ...one, attributes: keep(one, 'guid'), children: without(one, 'Description') };
      case 'SourceRef':
        return texts.has(sameGuid(targetOf(one) ?? '')) ? null : one;
      case 'Set':
        return reading.isOwn && isOwnSet(one) ? null : one;
      case 'Note':
        return taken.has(sameGuid(one.attributes.guid ?? '')) ? null : one;
      case 'NoteRef':
        return taken.has(sameGuid(targetOf(one) ?? '')) ? null : one;
      case 'Link':
        return [one.attributes.originGUID, one.attributes.targetGUID].some((guid) => taken.has(sameGuid(guid ?? '')))
          ? null
          : one;
      case 'TextSource': {
        const text = texts.get(sameGuid(one.attributes.guid ?? ''));
        if (!text) return one;
        const known = new Set(text.passages.map(({ guid }) => sameGuid(guid)));
        const marks = childrenOf(one, 'PlainTextSelection')
          .filter(({ attributes }) => known.has(sameGuid(attributes.guid ?? '')))
          .map((mark) => ({
            ...mark,
            attributes: keep(mark, 'guid', ...BY_WHOM),
            children: without(mark, 'Description'),
          }));
        const others = casePassages.get(text.guid) ?? [];
        // Words that only tell whose they are hold as long as the text is the same: its guid tells that.
        const attributes = {
          ...keep(one, 'guid', 'name', ...BY_WHOM),
          ...(others.length > 0 ? { textHash: guidOfText(text.text) } : {}),
        };
        return {
          ...one,
          attributes,
          children: [...without(one, 'PlainTextContent', 'PlainTextSelection'), ...marks, ...others],
        };
      }
      default:
        return one;
    }
  };
  const pruned = mapTree(root, prune) ?? root;
  const bare = {
    ...pruned,
    attributes: keep(pruned, 'creatingUserGUID', 'creationDateTime', 'basePath'),
    children: without(pruned, 'Description'),
  };
  if (joined.size === 0) return bare;
  const renamed = (one: XmlElement): XmlElement => ({
    ...one,
    attributes: Object.fromEntries(
      Object.entries(one.attributes).map(([key, value]) => [
        key,
        key !== 'guid' ? (joined.get(sameGuid(value)) ?? value) : value,
      ]),
    ),
  });
  return mapTree(bare, renamed) ?? bare;
}
