import { nearestColour, tidyHex } from '#src/domain/exchange/colours.ts';
import { isToldApart } from '#src/domain/exchange/codes.ts';
import { guidOfText, sameGuid } from '#src/domain/exchange/guid.ts';
import { codePoints } from '#src/domain/exchange/positions.ts';
import type {
  RefiCase,
  RefiCode,
  RefiInsight,
  RefiPassage,
  RefiProject,
  RefiText,
} from '#src/domain/exchange/project.ts';
import { textFileName } from '#src/domain/exchange/takeIn.ts';
import {
  INSIGHT_NOTE,
  REFI_VARIABLES,
  speakersText,
  variableGuid,
  type RefiVariable,
} from '#src/domain/exchange/variables.ts';
import { childOf, childrenOf, container, element, mapTree, type XmlElement } from '#src/domain/exchange/xml.ts';

import { hypothesisNotes, hypothesisPlaces, hypothesisSets } from './hypothesisNotes.ts';

/** Content of a project besides its records. */
export interface ProjectExtras {
  /** Kept parts of the studies' source projects. */
  readonly rests: readonly XmlElement[];
  /** For each text that still has the document it came with, the ending of that document. */
  readonly rich: ReadonlyMap<string, string>;
  /** Moment of the export, ISO 8601. */
  readonly at: string;
}

const PROJECT_NAMESPACE = 'urn:QDA-XML:project:1.0';
const CODEBOOK_NAMESPACE = 'urn:QDA-XML:codebook:1.0';

/** Longest name of a passage, characters: as other programs cut it. */
const NAME_LENGTH = 80;

const bare = (guid: string): string => guid.replaceAll(/[{}]/g, '');

/** The path of a text's file in the archive, from its folder. */
export const sourceFile = (guid: string, ending: string): string => `${bare(guid)}.${ending}`;

const described = (words: string): XmlElement | null => (words === '' ? null : element('Description', {}, words));

/** Elements of all kept projects by their guids, and by their place. */
class Kept {
  readonly #byGuid = new Map<string, XmlElement>();
  readonly #rests: readonly XmlElement[];

  constructor(rests: readonly XmlElement[]) {
    this.#rests = rests;
    const note = (one: XmlElement): XmlElement => {
      const { guid } = one.attributes;
      const key = `${one.name}/${sameGuid(guid ?? '')}`;
      if (guid !== undefined && !this.#byGuid.has(key)) this.#byGuid.set(key, one);
      return one;
    };
    for (const rest of rests) mapTree(rest, note);
  }

  /** The kept part of an element, by its guid. */
  of(name: string, guid: string): XmlElement | undefined {
    return this.#byGuid.get(`${name}/${sameGuid(guid)}`);
  }

  /** Returns the members of a group («Links»), each once. */
  in(...path: readonly string[]): XmlElement[] {
    const seen = new Set<string>();
    return this.#rests.flatMap((rest) => {
      const group = path.reduce<XmlElement | undefined>((at, name) => childOf(at, name), rest);
      return childrenOf(group).filter(({ attributes }) => {
        const guid = sameGuid(attributes.guid ?? '');
        if (guid !== '' && seen.has(guid)) return false;
        seen.add(guid);
        return true;
      });
    });
  }

  /** An attribute of the first project that has it. */
  attribute(name: string): string | undefined {
    return this.#rests.map(({ attributes }) => attributes[name]).find((value) => value !== undefined);
  }
}

function codeTrees(
  codes: readonly RefiCode[],
  parent: string | null,
  used: ReadonlySet<string>,
  kept: Kept,
): XmlElement[] {
  return codes
    .filter((code) => (code.parent === null ? null : sameGuid(code.parent)) === parent)
    .map((code) => {
      const was = kept.of('Code', code.guid);
      const key = sameGuid(code.guid);
      const writtenName = was?.attributes.name ?? '';
      const writtenHex = tidyHex(was?.attributes.color ?? '');
      const isSameColour =
        writtenHex !== null && code.colour !== null && nearestColour(writtenHex) === nearestColour(code.colour);
      const isHeading = /^(?:false|0)$/i.test(was?.attributes.isCodable ?? '') && !used.has(key);
      return element(
        'Code',
        {
          guid: was?.attributes.guid ?? code.guid,
          name: writtenName !== '' && isToldApart(code.name, writtenName) ? writtenName : code.name,
          isCodable: code.isCodable && !isHeading ? 'true' : 'false',
          color: isSameColour ? was?.attributes.color : code.colour,
        },
        described(code.description),
        ...childrenOf(was, 'NoteRef'),
        ...codeTrees(codes, key, used, kept),
      );
    });
}

const valueOf = (variable: RefiVariable, words: string): XmlElement | null =>
  words === ''
    ? null
    : element(
        'VariableValue',
        {},
        element('VariableRef', { targetGUID: variableGuid(variable) }),
        element('TextValue', {}, words),
      );

function caseTree(one: RefiCase, kept: Kept): XmlElement {
  const was = kept.of('Case', one.guid);
  return element(
    'Case',
    { guid: was?.attributes.guid ?? one.guid, name: one.name },
    described(one.notes),
    ...childrenOf(was, 'CodeRef'),
    valueOf('codeName', one.codeName),
    valueOf('role', one.role),
    valueOf('segment', one.segment),
    ...childrenOf(was, 'VariableValue'),
    ...one.texts.map((guid) => element('SourceRef', { targetGUID: guid })),
    ...childrenOf(was, 'SourceRef'),
    ...childrenOf(was, 'SelectionRef'),
  );
}

/** The first words of a passage, as other programs call it. */
function passageName(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= NAME_LENGTH ? line : `${characters.slice(0, NAME_LENGTH).join('').trim()}…`;
}

function passageTree(one: RefiPassage, words: string, at: (offset: number) => number, kept: Kept): XmlElement {
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

function textTree(text: RefiText, project: RefiProject, kept: Kept, rich: ReadonlyMap<string, string>): XmlElement {
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
function withoutLoose(root: XmlElement): XmlElement {
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

/** A project of REFI-QDA as its document: the records, and what was kept of the projects that they came of. */
export function projectTree(project: RefiProject, { rests, rich, at }: ProjectExtras): XmlElement {
  const kept = new Kept(rests);
  const own = new Set(project.texts.map(({ guid }) => sameGuid(guid)));
  const used = new Set(project.texts.flatMap(({ passages }) => passages.flatMap(({ codes }) => codes.map(sameGuid))));
  const user = { guid: guidOfText('orientir/user'), name: project.origin };
  const variables = (['codeName', 'role', 'segment', 'speakers'] as const).filter((one) =>
    one === 'speakers'
      ? project.texts.some(({ speakers, labels }) => speakers.length > 0 || labels)
      : project.cases.some((person) => person[one] !== ''),
  );
  const sources = kept.in('Sources').filter((one) => one.name !== 'TextSource' || isWithoutWords(one));
  const users = kept.in('Users').filter(({ attributes }) => sameGuid(attributes.guid ?? '') !== user.guid);
  const codes = element('Codes', {}, ...codeTrees(project.codes, null, used, kept));
  const groups = container('Sets', kept.in('CodeBook', 'Sets'));
  const notes = project.insights.map(({ guid, text }) =>
    element('Note', { guid, name: INSIGHT_NOTE }, element('PlainTextContent', {}, text)),
  );
  return withoutLoose(
    element(
      'Project',
      {
        xmlns: PROJECT_NAMESPACE,
        name: project.name,
        origin: project.origin,
        creatingUserGUID: kept.attribute('creatingUserGUID'),
        creationDateTime: kept.attribute('creationDateTime'),
        modifyingUserGUID: user.guid,
        modifiedDateTime: at.replace(/\.\d+Z$/, 'Z'),
        basePath: kept.attribute('basePath'),
      },
      element('Users', {}, element('User', user), ...users),
      codes.children.length > 0 || groups ? element('CodeBook', {}, codes, groups) : null,
      container('Variables', [
        ...variables.map((one) =>
          element('Variable', { guid: variableGuid(one), name: REFI_VARIABLES[one], typeOfVariable: 'Text' }),
        ),
        ...kept.in('Variables'),
      ]),
      container(
        'Cases',
        project.cases.map((one) => caseTree(one, kept)),
      ),
      element(
        'Sources',
        {},
        ...project.texts.map((text) => textTree(text, project, kept, rich)),
        ...sources.filter(({ attributes }) => !own.has(sameGuid(attributes.guid ?? ''))),
      ),
      container('Notes', [...notes, ...hypothesisNotes(project), ...kept.in('Notes')]),
      container('Links', kept.in('Links')),
      container('Sets', [...hypothesisSets(project), ...kept.in('Sets')]),
      container('Graphs', kept.in('Graphs')),
      described(project.description),
    ),
  );
}

/** Whether a kept text is one whose words the project did not hold: it has its paths still. */
function isWithoutWords({ attributes }: XmlElement): boolean {
  return attributes.richTextPath !== undefined || attributes.plainTextPath !== undefined;
}

/** A codebook as a document of its own. */
export function codebookTree(codes: readonly RefiCode[], origin: string): XmlElement {
  return element(
    'CodeBook',
    { xmlns: CODEBOOK_NAMESPACE, origin },
    element('Codes', {}, ...codeTrees(codes, null, new Set(), new Kept([]))),
  );
}
