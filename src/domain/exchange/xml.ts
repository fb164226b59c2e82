/** An element of an XML document; names come without their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
/** Content of an element: other elements, and texts. */
export type XmlNode = XmlElement | string;

/** An element; attributes without a value are left out, and so are children that are none. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | null | undefined>> = {},
  ...children: readonly (XmlNode | null)[]
): XmlElement {
  const given = Object.entries(attributes).filter((one): one is [string, string] => one[1] != null);
  return {
    name,
    attributes: Object.fromEntries(given),
    children: children.filter((child): child is XmlNode => child !== null),
  };
}

/** An element with others in it; null when there are none of them. */
export const container = (name: string, children: readonly XmlElement[]): XmlElement | null =>
  children.length > 0 ? element(name, {}, ...children) : null;

/** The elements right below one, of a name where one is given. */
export const childrenOf = (parent: XmlElement | undefined, name?: string): XmlElement[] =>
  (parent?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );

/** The first element of a name right below one. */
export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(parent, name)[0];

/** The text right in an element; empty when there is none. */
export const textOf = (of: XmlElement | undefined): string =>
  (of?.children ?? []).filter((child): child is string => typeof child === 'string').join('');

/** Characters that XML cannot hold: control characters, and halves of a character. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

// Line breaks and tabs as numbers: a reader turns them into blanks in an attribute, and \r\n into \n in a text.
const inAttribute = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"\n\r\t]/g, (one) => ENTITIES[one] ?? one);
const inText = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>\r]/g, (one) => ENTITIES[one] ?? one);

function write(parts: string[], { name, attributes, children }: XmlElement): void {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${inAttribute(value)}"`);
  if (children.length === 0) {
    parts.push(`<${name}${told.join('')}/>`);
    return;
  }
  parts.push(`<${name}${told.join('')}>`);
  const isMixed = children.some((child) => typeof child === 'string');
  for (const child of children) {
    if (typeof child === 'string') parts.push(inText(child));
    else {
      if (!isMixed) parts.push('\n');
      write(parts, child);
    }
  }
  parts.push(isMixed ? `</${name}>` : `\n</${name}>`);
}

/** An XML document, UTF-8. */
export function writeXml(root: XmlElement): string {
  const parts = ['<?xml version="1.0" encoding="utf-8"?>\n'];
  write(parts, root);
  return `${parts.join('')}\n`;
}

/** A tree with every element changed by a function, from below; null leaves one out. */
export function mapTree(of: XmlElement, change: (one: XmlElement) => XmlElement | null): XmlElement | null {
  const children = of.children
    .map((child) => (typeof child === 'string' ? child : mapTree(child, change)))
    .filter((child): child is XmlNode => child !== null);
  return change({ ...of, children });
}
