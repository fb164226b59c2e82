import components, { type CatalogueComponent } from 'virtual:catalogue';

import { counted } from '#src/domain/format.ts';

import { pageOf } from './catalogue.ts';
import { Table } from './Table.tsx';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const playing = ({ stories }: CatalogueComponent): number => stories.filter(({ plays }) => plays).length;

function NameOf({ component }: { component: CatalogueComponent }) {
  const name = component.path.slice(component.path.lastIndexOf('/') + 1);
  const [first] = component.stories;
  if (!first) return <code>{name}</code>;
  return (
    <a href={pageOf(first)} target="_top">
      {name}
    </a>
  );
}

/** How many components, stories and checks of behaviour there are. */
export function StatusTotals() {
  const stories = components.flatMap((component) => component.stories);
  const bare = components.filter((component) => component.stories.length === 0).length;
  const plays = stories.filter((story) => story.plays).length;
  return (
    <p>
      Сейчас в библиотеке {counted(components.length, ['компонент', 'компонента', 'компонентов'])} и{' '}
      {counted(stories.length, ['история', 'истории', 'историй'])}. Действиями поведение проверяют{' '}
      {counted(plays, ['история', 'истории', 'историй'])}, остальные показывают состояние; axe проверяет каждую в двух
      темах. {bare === 0 ? 'Компонентов без историй нет.' : `Компонентов без историй: ${bare}.`}
    </p>
  );
}

/** Every component by folder: how many stories it has, how many of them act, and what it says of itself. */
export function StatusTables() {
  const folders = [...new Set(components.map(({ path }) => folderOf(path)))].toSorted(
    (one, other) => one.split('/').length - other.split('/').length || other.localeCompare(one),
  );
  return (
    <>
      {folders.map((folder) => (
        <section key={folder}>
          <h2>{folder}</h2>
          <Table
            label={folder}
            head={['Компонент', 'Историй', 'Действуют', 'Что это, из кода']}
            rows={components
              .filter(({ path }) => folderOf(path) === folder)
              .map((component) => [
                <NameOf key="name" component={component} />,
                component.stories.length || 'нет',
                playing(component) || '—',
                <span key="says" lang="en">
                  {component.says || '—'}
                </span>,
              ])}
          />
        </section>
      ))}
    </>
  );
}
