import { guidOfText, sameGuid } from '#src/domain/exchange/guid.ts';
import type { RefiProject } from '#src/domain/exchange/project.ts';
import { INSIGHT_NOTE, REFI_VARIABLES, variableGuid } from '#src/domain/exchange/variables.ts';
import { container, element, type XmlElement } from '#src/domain/exchange/xml.ts';

import { caseTree } from './caseTree.ts';
import { codeTrees } from './codeTrees.ts';
import { hypothesisNotes, hypothesisSets } from './hypothesisNotes.ts';
import { KeptProjects } from './keptProjects.ts';
import { described } from './sharedElements.ts';
import { textTree } from './textTree.ts';
import { withoutLoose } from './withoutLoose.ts';

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

/** A project of REFI-QDA as its document: the records, and what was kept of the projects that they came of. */
export function projectTree(project: RefiProject, { rests, rich, at }: ProjectExtras): XmlElement {
  const kept = new KeptProjects(rests);
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
