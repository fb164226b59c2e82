import { sameGuid } from '#src/domain/exchange/guid.ts';
import type { ForeignPart, RefiFindings } from '#src/domain/exchange/project.ts';
import { childOf, childrenOf, type XmlElement } from '#src/domain/exchange/xml.ts';

const PARTS: Readonly<Record<string, ForeignPart>> = {
  PDFSource: 'pdf',
  PictureSource: 'picture',
  AudioSource: 'recording',
  VideoSource: 'recording',
  Note: 'note',
  Link: 'link',
  Set: 'set',
  Graph: 'graph',
  Variable: 'variable',
};

/** Codings in an element, those in what lies in it included. */
const codingsIn = (of: XmlElement): number =>
  childrenOf(of).reduce((sum, one) => sum + (one.name === 'Coding' ? 1 : codingsIn(one)), 0);

/**
 * How many parts of each kind are kept for the way back.
 * @param known guids of the texts that came in: of them only the codings of the whole text are kept
 */
export function countForeign(rest: XmlElement, known: ReadonlySet<string>): RefiFindings['foreign'] {
  const counts: Partial<Record<ForeignPart, number>> = {};
  const add = (part: ForeignPart, count = 1) => {
    if (count > 0) counts[part] = (counts[part] ?? 0) + count;
  };
  for (const group of childrenOf(rest)) {
    for (const one of [
      ...childrenOf(group),
      ...(group.name === 'CodeBook' ? childrenOf(childOf(group, 'Sets')) : []),
    ]) {
      const part = PARTS[one.name];
      if (part) add(part);
      if (group.name === 'Sources') {
        const isKnown = known.has(sameGuid(one.attributes.guid ?? ''));
        add('coding', isKnown ? childrenOf(one, 'Coding').length : codingsIn(one));
      }
      if (one.name !== 'TextSource') continue;
      // A known text has lost its path.
      if (one.attributes.richTextPath || one.attributes.plainTextPath)
        add('textWithoutWords', one.attributes.richTextPath ? 1 : 0);
      else
        add(
          'casePassage',
          childrenOf(one, 'PlainTextSelection').filter(({ attributes }) => attributes.startPosition).length,
        );
    }
  }
  return counts;
}
