import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a document of Office, read in Node; whether the XML is well-formed only a browser tells. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
  /** Elements of the name at any depth, in order. */
  all(name: string): readonly XmlElement[];
}

type Parsed = ReturnType<typeof parseDocument>;
type Node = Parsed | Parsed['children'][number];

const within = (node: Node): readonly XmlElement[] =>
  'children' in node ? node.children.flatMap((one) => (DomUtils.isTag(one) ? [elementOf(one)] : [])) : [];

const elementOf = (node: Node): XmlElement => ({
  name: DomUtils.isTag(node) ? node.name : '',
  attributes: DomUtils.isTag(node) ? node.attribs : {},
  text: DomUtils.textContent(node),
  get children() {
    return within(node);
  },
  all: (name) => DomUtils.getElementsByTagName(name, node).map(elementOf),
});

/** Reads XML, its prefixes as they are written. */
export const parseXml = (xml: string): XmlElement => elementOf(parseDocument(xml, { xmlMode: true }));
