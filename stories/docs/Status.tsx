import components, { journeys, type CatalogueComponent } from 'virtual:catalogue';

import { counted } from '#src/domain/core/format.ts';
import { Badge } from '#src/ui/Badge.tsx';

import { docsOf } from './catalogue.ts';
import { MATURITIES } from './maturity.ts';
import { Table } from './Table.tsx';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
/** A folder as the sidebar calls it: `Разделы: Тактика`. */
const groupOf = (folder: string): string =>
  components.find(({ path, group }) => folderOf(path) === folder && group !== '')?.group.replace('/', ': ') ?? folder;
const playing = ({ stories }: CatalogueComponent): number => stories.filter(({ plays }) => plays).length;

function NameOf({ component }: { component: CatalogueComponent }) {
  if (component.stories.length === 0) return '—';
  return (
    <a href={docsOf(component)} target="_top">
      {component.name}
    </a>
  );
}

/** How many components, stories and checks of behaviour there are. */
export function StatusTotals() {
  const stories = components.flatMap((component) => component.stories);
  const bare = components.filter((component) => component.stories.length === 0).length;
  const plays = stories.filter((story) => story.plays).length;
  const guided = components.filter(({ maturity }) => maturity !== null).length;
  return (
    <p>
      Сейчас в библиотеке {counted(components.length, ['компонент', 'компонента', 'компонентов'])} и{' '}
      {counted(stories.length, ['история', 'истории', 'историй'])}. Действиями поведение проверяют{' '}
      {counted(plays, ['история', 'истории', 'историй'])}, остальные показывают состояние; axe проверяет каждую в двух
      темах. Слова о том, когда и как его брать, написаны для{' '}
      {counted(guided, ['компонента', 'компонентов', 'компонентов'])}. Ещё{' '}
      {counted(journeys.length, ['история', 'истории', 'историй'])} — пути через всё приложение, отдельно от
      компонентов. {bare === 0 ? 'Компонентов без историй нет.' : `Компонентов без историй: ${bare}.`}
    </p>
  );
}

/** Every component by folder: its two names, its maturity, how many stories it has, and how many of them act. */
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
            label={`${groupOf(folder)}, ${folder}`}
            head={['Название', 'Компонент', 'Зрелость', 'Историй', 'Действуют']}
            rows={components
              .filter(({ path }) => folderOf(path) === folder)
              .map((component) => [
                <NameOf key="name" component={component} />,
                <code key="code">{component.path.slice(component.path.lastIndexOf('/') + 1)}</code>,
                component.maturity === null ? (
                  '—'
                ) : (
                  <Badge key="maturity" tone={MATURITIES[component.maturity].tone}>
                    {MATURITIES[component.maturity].word}
                  </Badge>
                ),
                component.stories.length || 'нет',
                playing(component) || '—',
              ])}
          />
        </section>
      ))}
    </>
  );
}
