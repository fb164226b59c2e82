import type { RefiCase } from '#src/domain/exchange/project.ts';
import { childrenOf, element, type XmlElement } from '#src/domain/exchange/xml.ts';

import type { KeptProjects } from './keptProjects.ts';
import { described, valueOf } from './sharedElements.ts';

export function caseTree(one: RefiCase, kept: KeptProjects): XmlElement {
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
