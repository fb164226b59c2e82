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
    /** Named for what a person does and not for a state: no picture of a screen; tagged `way`. */
    readonly way: boolean;
    /** The window it asks for, a name of `parameters.viewport`; undefined when any will do. */
    readonly viewport: 'desktop' | 'tablet' | 'mobile' | undefined;
  }

  /** A component of the library, as the tree has it. */
  export interface CatalogueComponent {
    /** Place under src, without the extension: `patterns/FilterBar`. */
    readonly path: string;
    /** Its folder in Russian, as the sidebar has it: `Разделы/Тактика`; empty when there is no file of stories. */
    readonly group: string;
    /** Its name in Russian, as the sidebar has it; empty when there is no file of stories. */
    readonly name: string;
    /** What it is: the first sentence of its guide, or the description in a feature's stories; empty while there is neither. */
    readonly says: string;
    /** How mature its guide says it is; null while it has none. */
    readonly maturity: 'stable' | 'trial' | 'leaving' | null;
    /** Its stories, in the order of their file; none when there is no file. */
    readonly stories: readonly CatalogueStory[];
  }

  /** Journeys through the whole application: stories that belong to no component. */
  export const journeys: readonly CatalogueStory[];

  /** Every component of the library with its stories, read when the Storybook is built (.storybook/catalogue.ts). */
  const components: readonly CatalogueComponent[];
  export default components;
}

declare module 'virtual:icons' {
  import type { LucideIcon } from 'lucide-react';

  /** An icon that the product uses. */
  export interface UsedIcon {
    /** Its name in lucide-react. */
    readonly name: string;
    readonly Icon: LucideIcon;
    /** Files of src and app that draw it. */
    readonly files: readonly string[];
  }

  /** Every icon of the product, read when the Storybook is built (.storybook/icons.ts). */
  const icons: readonly UsedIcon[];
  export default icons;
}
