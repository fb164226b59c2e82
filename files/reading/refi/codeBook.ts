import * as v from 'valibot';

import { tidyHex } from '#src/domain/exchange/colours.ts';
import { guidOfText, sameGuid, tidyGuid } from '#src/domain/exchange/guid.ts';
import type { RefiCode } from '#src/domain/exchange/project.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '#src/domain/exchange/xml.ts';

import { codeShape } from './refiShapes.ts';

/** The codes of a codebook, each behind the one above it. */
export function readCodes(codeBook: XmlElement | undefined): RefiCode[] {
  const codes: RefiCode[] = [];
  const known = new Set<string>();
  const read = (of: XmlElement, parent: string | null): void => {
    for (const one of childrenOf(of, 'Code')) {
      const told = v.safeParse(codeShape, one.attributes);
      const guid = told.success
        ? tidyGuid(told.output.guid)
        : guidOfText(`${parent ?? ''}/${one.attributes.name ?? ''}`);
      const key = sameGuid(guid);
      if (!known.has(key)) {
        known.add(key);
        const name = (one.attributes.name ?? '').trim();
        const isCodable = told.success ? told.output.isCodable : true;
        const description = textOf(childOf(one, 'Description')).trim();
        codes.push({ guid, name, description, colour: tidyHex(one.attributes.color ?? ''), parent, isCodable });
      }
      read(one, guid);
    }
  };
  if (codeBook) for (const of of [...childrenOf(codeBook, 'Codes'), codeBook]) read(of, null);
  return codes;
}
