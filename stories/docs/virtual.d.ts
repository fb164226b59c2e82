declare module 'virtual:catalogue' {
  import type { CatalogueComponent } from '#.storybook/catalogue.ts';

  /** Every component of the library with its stories, read when the Storybook is built (.storybook/catalogue.ts). */
  const components: readonly CatalogueComponent[];
  export default components;
}
