import { strToU8, zipSync } from 'fflate';

const SPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="urn:mc" xmlns:wps="urn:wps" xmlns:v="urn:v" xmlns:m="urn:m"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relationships = (targets: readonly (readonly [string, string])[]): string =>
  `<Relationships>${targets
    .map(([type, target], at) => `<Relationship Id="r${at}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/**
 * A Word document of this body.
 * @param parts other parts by the type of their relation: «footnotes», «numbering», «header»
 */
export function wordFile(body: string, parts: Readonly<Record<string, string>> = {}): Blob {
  const files: Record<string, string> = {
    '_rels/.rels': relationships([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document ${SPACES}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships(Object.keys(parts).map((type) => [type, `${type}.xml`])),
  };
  for (const [type, content] of Object.entries(parts))
    files[`word/${type}.xml`] = `<w:${type} ${SPACES}>${content}</w:${type}>`;
  const zipped = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  return new Blob([zipped as Uint8Array<ArrayBuffer>]);
}

/** A run of words. */
export const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph of runs and what else belongs in it. */
export const paragraph = (...content: readonly string[]): string => `<w:p>${content.join('')}</w:p>`;
