import { sameGuid } from '#src/domain/exchange/guid.ts';
import { childOf, childrenOf, mapTree, type XmlElement } from '#src/domain/exchange/xml.ts';

/** Elements of all kept projects by their guids, and by their place. */
export class KeptProjects {
  readonly #byGuid = new Map<string, XmlElement>();
  readonly #rests: readonly XmlElement[];

  constructor(rests: readonly XmlElement[]) {
    this.#rests = rests;
    const note = (one: XmlElement): XmlElement => {
      const { guid } = one.attributes;
      const key = `${one.name}/${sameGuid(guid ?? '')}`;
      if (guid !== undefined && !this.#byGuid.has(key)) this.#byGuid.set(key, one);
      return one;
    };
    for (const rest of rests) mapTree(rest, note);
  }

  /** The kept part of an element, by its guid. */
  of(name: string, guid: string): XmlElement | undefined {
    return this.#byGuid.get(`${name}/${sameGuid(guid)}`);
  }

  /** Returns the members of a group («Links»), each once. */
  in(...path: readonly string[]): XmlElement[] {
    const seen = new Set<string>();
    return this.#rests.flatMap((rest) => {
      const group = path.reduce<XmlElement | undefined>((at, name) => childOf(at, name), rest);
      return childrenOf(group).filter(({ attributes }) => {
        const guid = sameGuid(attributes.guid ?? '');
        if (guid !== '' && seen.has(guid)) return false;
        seen.add(guid);
        return true;
      });
    });
  }

  /** An attribute of the first project that has it. */
  attribute(name: string): string | undefined {
    return this.#rests.map(({ attributes }) => attributes[name]).find((value) => value !== undefined);
  }
}
