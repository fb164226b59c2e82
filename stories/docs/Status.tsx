import components, { type CatalogueComponent } from 'virtual:catalogue';

import { counted } from '#src/domain/core/format.ts';

import { pageOf } from './catalogue.ts';
import { Table } from './Table.tsx';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
/** A folder as the sidebar calls it: `Разделы: Тактика`. */
const groupOf = (folder: string): string =>
  components.find(({ path, group }) => folderOf(path) === folder && group !== '')?.group.replace('/', ': ') ?? folder;
const playing = ({ stories }: CatalogueComponent): number => stories.filter(({ plays }) => plays).length;

function NameOf({ component }: { component: CatalogueComponent }) {
  const [first] = component.stories;
  if (!first) return '—';
  return (
    <a href={pageOf(first)} target="_top">
      {component.name}
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

/** Every component by folder: its two names, how many stories it has, and how many of them act. */
export function StatusTables() {
  const folders = [...new Set(components.map(({ path }) => folderOf(path)))].toSorted(
    (one, other) => one.split('/').length - other.split('/').length || other.localeCompare(one),
  );
  return (
    <>
      {folders.map((folder) => (
        <section key={folder}>
          <h2>{groupOf(folder)}</h2>
          <Table
            label={groupOf(folder)}
            head={['Название', 'Компонент', 'Историй', 'Действуют']}
            rows={components
              .filter(({ path }) => folderOf(path) === folder)
              .map((component) => [
                <NameOf key="name" component={component} />,
                <code key="code">{component.path.slice(component.path.lastIndexOf('/') + 1)}</code>,
                component.stories.length || 'нет',
                playing(component) || '—',
              ])}
          />
        </section>
      ))}
    </>
  );
}
