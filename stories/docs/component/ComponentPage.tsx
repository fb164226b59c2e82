import { DocsContext } from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext } from 'react';
import components, { type CatalogueComponent } from 'virtual:catalogue';

import { ComponentGuide } from './ComponentGuide.tsx';
import { Page } from '../Page.tsx';
import { factsOf } from '../facts.ts';

/** The page of a component, as Storybook makes one for every file of stories: one template, filled by the component. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  // A component's stories may be in several files; the page begins with the one that Storybook read first.
  const component = components.find((one) => one.stories.some(({ id }) => id === first?.id));
  if (!component)
    return (
      <Page>
        <h1>{first?.title.replace(/^.*\//, '').replace(/ · .*$/, '')}</h1>
        <p>Истории этого файла — пути через всё приложение, каждый от первого экрана до результата.</p>
        <ul>
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Page>
    );
  return (
    <Page wide>
      <h1>{component.name}</h1>
      <Suspense fallback={null}>
        <Loaded component={component} />
      </Suspense>
    </Page>
  );
}

function Loaded({ component }: { component: CatalogueComponent }) {
  return <ComponentGuide component={component} facts={use(factsOf(component.path))} />;
}
