import { addons } from 'storybook/manager-api';

/** The page of a component, in the sidebar: it stands beneath the component, whose name it has in the search. */
const PAGE = 'Описание';

addons.setConfig({
  sidebar: {
    // Pages of files, not of the documentation: Storybook makes them of the stories.
    renderLabel: ({ type, name, tags }) =>
      type === 'docs' && tags?.includes('autodocs') === true && !tags.includes('unattached-mdx') ? PAGE : name,
  },
});
