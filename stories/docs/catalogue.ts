import components, { type CatalogueComponent, type CatalogueStory } from 'virtual:catalogue';

/** The component at a place under src: `patterns/FilterBar`. */
export function componentAt(place: string): CatalogueComponent {
  const component = components.find(({ path }) => path === place);
  if (!component) throw new Error(`no component src/${place}.tsx`);
  return component;
}

/** A component's story by its state: `Filled`. */
export function storyOf(place: string, state: string): CatalogueStory {
  const story = componentAt(place).stories.find((one) => one.state === state);
  if (!story) throw new Error(`no story ${state} in stories/${place}.*stories.tsx`);
  return story;
}

/** Where a story opens in Storybook, frame and all; from inside the preview's frame. */
export const pageOf = (story: CatalogueStory): string => `./?path=/story/${story.id}`;

/** Where a component's page opens in Storybook: beside its stories, whose ids begin as its own does. */
export const docsOf = ({ stories: [first] }: CatalogueComponent): string =>
  `./?path=/docs/${first?.id.replace(/--.*$/, '') ?? ''}--docs`;

/**
 * A story alone, to be framed: it plays, so that it comes to the state it is named for, and leaves the focus to the page. axe is
 * left to the stories' own tests: a page frames dozens.
 */
export const frameOf = (story: CatalogueStory, theme: string): string =>
  `./iframe.html?id=${story.id}&viewMode=story&framed=true&globals=theme:${theme};a11y.manual:!true`;
