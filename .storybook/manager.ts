import { addons } from 'storybook/manager-api';

/** Sidebar label of a component's page. The page is listed beneath the component and has the component's name in the search. */
const PAGE = 'Описание';

addons.setConfig({
  sidebar: {
    // Pages of files, not of the documentation: Storybook makes them of the stories.
    renderLabel: ({ type, name, tags }) =>
      type === 'docs' && tags?.includes('autodocs') === true && !tags.includes('unattached-mdx') ? PAGE : name,
  },
});
