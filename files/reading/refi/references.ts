import * as v from 'valibot';

import { sameGuid, tidyGuid } from '#src/domain/exchange/guid.ts';
import { HYPOTHESIS_SET } from '#src/domain/exchange/variables.ts';
import { mapTree, type XmlElement } from '#src/domain/exchange/xml.ts';

import { referenceShape } from './refiShapes.ts';

const GUIDS = /^(?:guid|.*GUID|sourceVertex|targetVertex|creatingUser|modifyingUser)$/;

const withTidyGuid = (one: XmlElement): XmlElement => ({
  ...one,
  attributes: Object.fromEntries(
    Object.entries(one.attributes).map(([key, value]) => [
      key,
      GUIDS.test(key) && value !== '' ? tidyGuid(value) : value,
    ]),
  ),
});

/** A project in which every guid is one. */
export function withTidyGuids(root: XmlElement): XmlElement {
  return mapTree(root, withTidyGuid) ?? root;
}

/** The guid that a reference names; null for none. */
export const targetOf = (reference: XmlElement | undefined): string | null => {
  const told = v.safeParse(referenceShape, reference?.attributes);
  return told.success ? told.output.targetGUID : null;
};

/** Whether a set is the product's own, that of hypotheses. */
export const isOwnSet = ({ attributes }: XmlElement): boolean =>
  sameGuid(attributes.guid ?? '') === HYPOTHESIS_SET.guid;
