import { guidOfText, sameGuid } from '#src/domain/exchange/guid.ts';
import { codePoints } from '#src/domain/exchange/positions.ts';
import type { RefiInsight, RefiPassage, RefiProject, RefiText } from '#src/domain/exchange/project.ts';
import { textFileName } from '#src/domain/exchange/takeIn.ts';
import { speakersText } from '#src/domain/exchange/variables.ts';
import { childOf, childrenOf, element, type XmlElement } from '#src/domain/exchange/xml.ts';

import { hypothesisPlaces } from './hypothesisNotes.ts';
import type { KeptProjects } from './keptProjects.ts';
import { described, valueOf } from './sharedElements.ts';

/** Longest name of a passage, characters: as other programs cut it. */
const NAME_LENGTH = 80;

const bare = (guid: string): string => guid.replaceAll(/[{}]/g, '');

/** The path of a text's file in the archive, from its folder. */
export const sourceFile = (guid: string, ending: string): string => `${bare(guid)}.${ending}`;

/** The first words of a passage, as other programs call it. */
function passageName(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= NAME_LENGTH ? line : `${characters.slice(0, NAME_LENGTH).join('').trim()}…`;
}

function passageTree(one: RefiPassage, words: string, at: (offset: number) => number, kept: KeptProjects): XmlElement {
  const was = kept.of('PlainTextSelection', one.guid);
  const codings = childrenOf(was, 'Coding');
  const codingOf = (code: string): XmlElement => {
    const again = codings.find(
      (coding) => sameGuid(childOf(coding, 'CodeRef')?.attributes.targetGUID ?? '') === sameGuid(code),
    );
    return (
      again ?? element('Coding', { guid: guidOfText(`${one.guid}/${code}`) }, element('CodeRef', { targetGUID: code }))
    );
  };
  return element(
    'PlainTextSelection',
    {
      ...was?.attributes,
      guid: was?.attributes.guid ?? one.guid,
      name: passageName(words),
      startPosition: String(at(one.start)),
      endPosition: String(at(one.end)),
    },
    described(one.note),
    ...one.codes.map(codingOf),
    ...childrenOf(was, 'NoteRef'),
  );
}

function insightPlaces(text: RefiText, insights: readonly RefiInsight[], at: (offset: number) => number): XmlElement[] {
  return insights.flatMap(({ guid, place }) =>
    place && sameGuid(place.text) === sameGuid(text.guid)
      ? [
          element(
            'PlainTextSelection',
            {
              guid: guidOfText(`${guid}/place`),
              name: passageName(text.text.slice(place.start, place.end)),
              startPosition: String(at(place.start)),
              endPosition: String(at(place.end)),
            },
            element('NoteRef', { targetGUID: guid }),
          ),
        ]
      : [],
  );
}

/** Returns a text's original name, unless it was renamed since. */
function textName(text: RefiText, was: XmlElement | undefined): string {
  const written = was?.attributes.name ?? '';
  const endings = ['txt', text.name.split('.').at(-1) ?? ''];
  return written !== '' && endings.some((ending) => textFileName(written, ending) === text.name) ? written : text.name;
}

/** A text with all passages in it. `rich`: for each text that still has the document it came with, the ending of that document. */
export function textTree(
  text: RefiText,
  project: RefiProject,
  kept: KeptProjects,
  rich: ReadonlyMap<string, string>,
): XmlElement {
  const was = kept.of('TextSource', text.guid);
  const at = codePoints(text.text);
  const ending = rich.get(text.guid);
  const isSame = was?.attributes.textHash === guidOfText(text.text);
  const { textHash: _hash, ...attributes } = was?.attributes ?? {};
  // The standard counts in the text as it goes out; it was kept in UTF-16.
  const ofCases = childrenOf(was, 'PlainTextSelection')
    .filter((one) => isSame && one.attributes.startPosition !== undefined)
    .map((one) => ({
      ...one,
      attributes: {
        ...one.attributes,
        startPosition: String(at(Number(one.attributes.startPosition))),
        endPosition: String(at(Number(one.attributes.endPosition))),
      },
    }));
  return element(
    'TextSource',
    {
      ...attributes,
      guid: was?.attributes.guid ?? text.guid,
      name: textName(text, was),
      plainTextPath: `internal://${sourceFile(text.guid, 'txt')}`,
      richTextPath: ending === undefined ? null : `internal://${sourceFile(text.guid, ending)}`,
    },
    ...childrenOf(was, 'Description'),
    ...text.passages.map((one) => passageTree(one, text.text.slice(one.start, one.end), at, kept)),
    ...insightPlaces(text, project.insights, at),
    ...hypothesisPlaces(text, project, passageName, at),
    ...ofCases,
    ...childrenOf(was, 'Coding'),
    ...childrenOf(was, 'NoteRef'),
    valueOf('speakers', speakersText(text, project.cases)),
    ...childrenOf(was, 'VariableValue'),
  );
}
