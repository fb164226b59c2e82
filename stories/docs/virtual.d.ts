declare module 'virtual:catalogue' {
  /** A story, as its file says it. */
  export interface CatalogueStory {
    /** Storybook's id, for an address. */
    readonly id: string;
    /** Name of the export: the state, in English. */
    readonly state: string;
    /** The name people see, in Russian. */
    readonly name: string;
    /** Behaviour is checked by a play function. */
    readonly plays: boolean;
    /** Drawn at a phone's width. */
    readonly phone: boolean;
  }

  /** A component of the library, as the tree has it. */
  export interface CatalogueComponent {
    /** Place under src, without the extension: `patterns/FilterBar`. */
    readonly path: string;
    /** First sentence of its docstring; empty when it has none. */
    readonly says: string;
    /** Its stories, in the order of their file; none when there is no file. */
    readonly stories: readonly CatalogueStory[];
  }

  /** Every component of the library with its stories, read when the Storybook is built (.storybook/catalogue.ts). */
  const components: readonly CatalogueComponent[];
  export default components;
}
