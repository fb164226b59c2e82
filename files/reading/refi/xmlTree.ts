import { Parser } from 'saxen';

import type { XmlElement, XmlNode } from '#src/domain/exchange/xml.ts';

import { ReadFailure } from '../ReadFailure.ts';

/** Deepest nesting that is read: codes under codes under codes; no project of a person comes near. */
const MAX_DEPTH = 120;
/** Most elements of a document: some hundred thousand codings. */
const MAX_ELEMENTS = 2_000_000;
/** Largest document, bytes. */
export const MAX_XML_BYTES = 128 * 1024 * 1024;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An XML document's text, in UTF-8 or UTF-16 by the mark at its beginning. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Reads an XML document into a tree. Entities of a document type are not known and stay as they are written, so that they cannot
 * be made to grow.
 * @throws ReadFailure `damaged` when it is broken, `too_large` when it is endless or endlessly deep
 */
export function readTree(xml: string): XmlElement {
  const open: { name: string; attributes: Record<string, string>; children: XmlNode[] }[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  const parser = new Parser();
  parser.on('error', (error) => {
    throw new ReadFailure('damaged', error.message);
  });
  parser.on('warn', () => {});
  parser.on('openTag', (name, attributes, decode) => {
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new ReadFailure('too_large', name);
    const told = Object.entries(attributes()).filter(([key]) => !key.startsWith('xmlns') && !key.startsWith('xsi:'));
    open.push({
      name: local(name),
      attributes: Object.fromEntries(told.map(([key, value]) => [key, decode(value)])),
      children: [],
    });
  });
  const say = (text: string): void => {
    const children = open.at(-1)?.children;
    const last = children?.length ? children[children.length - 1] : undefined;
    if (children && typeof last === 'string') children[children.length - 1] = last + text;
    else children?.push(text);
  };
  parser.on('text', (text, decode) => say(text.includes('&') ? decode(text) : text));
  parser.on('cdata', say);
  parser.on('closeTag', () => {
    const done = open.pop();
    if (!done) return;
    // Blanks between elements are layout.
    const isMixed = done.children.some((child) => typeof child !== 'string');
    const made: XmlElement = {
      ...done,
      children: isMixed
        ? done.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
        : done.children,
    };
    const parent = open.at(-1);
    if (parent) parent.children.push(made);
    else root ??= made;
  });
  // A break is one sign in XML, however the file has it; who wrote places counted so.
  parser.write(xml.replaceAll(/\r\n?/g, '\n'));
  parser.end();
  if (!root || open.length > 0) throw new ReadFailure('damaged', 'no document');
  return root;
}
