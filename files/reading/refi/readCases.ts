import * as v from 'valibot';

import { sameGuid } from '#src/domain/exchange/guid.ts';
import type { RefiCase } from '#src/domain/exchange/project.ts';
import { variableNamed, type RefiVariable } from '#src/domain/exchange/variables.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '#src/domain/exchange/xml.ts';

import { targetOf } from './references.ts';
import { namedShape } from './refiShapes.ts';

/** Returns the text of a variable's value, of any type. */
const valueOf = (value: XmlElement): string =>
  textOf(childrenOf(value).find(({ name }) => name.endsWith('Value'))).trim();

/** The variables of ours that a case or a text has values of. */
export function ownValues(of: XmlElement, variables: ReadonlyMap<string, RefiVariable>): Map<RefiVariable, string> {
  return new Map(
    childrenOf(of, 'VariableValue').flatMap((value) => {
      const guid = targetOf(childOf(value, 'VariableRef'));
      const own = guid === null ? undefined : variables.get(sameGuid(guid));
      return own ? [[own, valueOf(value)] as const] : [];
    }),
  );
}

/** The variables of ours that a project declares, by their guid. */
export function readVariables(root: XmlElement): Map<string, RefiVariable> {
  return new Map(
    childrenOf(childOf(root, 'Variables'), 'Variable').flatMap((variable) => {
      const told = v.safeParse(namedShape, variable.attributes);
      const own = told.success ? variableNamed(told.output.name) : undefined;
      return told.success && own ? [[sameGuid(told.output.guid), own] as const] : [];
    }),
  );
}

export function readCase(of: XmlElement, variables: ReadonlyMap<string, RefiVariable>): RefiCase | null {
  const told = v.safeParse(namedShape, of.attributes);
  if (!told.success) return null;
  const own = ownValues(of, variables);
  return {
    guid: told.output.guid,
    name: told.output.name.trim(),
    codeName: own.get('codeName') ?? '',
    role: own.get('role') ?? '',
    segment: own.get('segment') ?? '',
    notes: textOf(childOf(of, 'Description')).trim(),
    texts: childrenOf(of, 'SourceRef').flatMap((one) => targetOf(one) ?? []),
  };
}
