import { isToldApart } from '#src/domain/exchange/codes.ts';
import { nearestColour, tidyHex } from '#src/domain/exchange/colours.ts';
import { sameGuid } from '#src/domain/exchange/guid.ts';
import type { RefiCode } from '#src/domain/exchange/project.ts';
import { childrenOf, element, type XmlElement } from '#src/domain/exchange/xml.ts';

import { KeptProjects } from './keptProjects.ts';
import { described } from './sharedElements.ts';

const CODEBOOK_NAMESPACE = 'urn:QDA-XML:codebook:1.0';

/** The codes under a code, or under none, each with those under it. */
export function codeTrees(
  codes: readonly RefiCode[],
  parent: string | null,
  used: ReadonlySet<string>,
  kept: KeptProjects,
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

/** A codebook as a document of its own. */
export function codebookTree(codes: readonly RefiCode[], origin: string): XmlElement {
  return element(
    'CodeBook',
    { xmlns: CODEBOOK_NAMESPACE, origin },
    element('Codes', {}, ...codeTrees(codes, null, new Set(), new KeptProjects([]))),
  );
}
