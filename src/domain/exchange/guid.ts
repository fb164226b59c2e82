/** How a guid looks, with or without braces. */
const GUID = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;

/** Four numbers of 32 bits that two different texts hardly ever share (cyrb128 by bryc, public domain). */
function mixed(text: string): readonly number[] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a].map((one) => one >>> 0);
}

/** A guid made of a text: always the same one (version 8 of RFC 9562: a hash of one's own). */
export function guidOfText(text: string): string {
  const hex = mixed(text)
    .map((one) => one.toString(16).padStart(8, '0'))
    .join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Whether a text is a guid. */
export const isGuid = (text: string): boolean => GUID.test(text);

/** The guid by which a record goes out: its id where that is one, else one made of it. */
export const guidOf = (id: string): string => (isGuid(id) ? id : guidOfText(id));

/** A guid of another program as it is kept: as written where it is one, else one made of it, so that nothing odd becomes a key. */
export const tidyGuid = (written: string): string => guidOf(written.trim());

/** Two programs may write one guid in another case, or with braces. */
export const sameGuid = (guid: string): string => guid.toLowerCase().replaceAll(/[{}]/g, '');

/** Returns the id of a record from a part of a project: always the same for one study, another one for another copy. */
export const idWithin = (researchId: string, guid: string): string => guidOfText(`${researchId}/${sameGuid(guid)}`);
