/** The part of saxen (a SAX parser that ships no types) that the importers use. */
declare module 'saxen' {
  /** Replaces an XML text's entities by their characters. */
  type Decode = (text: string) => string;

  /** Parses XML in pieces that may end anywhere. It knows no document types, so entities cannot be made to grow. */
  export class Parser {
    on(
      event: 'openTag',
      handle: (name: string, attributes: () => Record<string, string>, decode: Decode, isClosed: boolean) => void,
    ): this;
    on(event: 'closeTag', handle: (name: string) => void): this;
    on(event: 'text', handle: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', handle: (text: string) => void): this;
    on(event: 'error' | 'warn', handle: (error: Error) => void): this;
    /** Parses the next piece. */
    write(xml: string): this;
    /** Ends the document; what is left open is an error. */
    end(): void;
  }
}
