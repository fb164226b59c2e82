import components from 'virtual:catalogue';

import { docsOf } from './catalogue.ts';
import { Table } from './Table.tsx';

/** Every pattern by its name and the first words of its guide; each leads to its page. */
export function PatternIndex() {
  const rows = components
    .filter(({ path }) => path.startsWith('patterns/'))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ru'));
  return (
    <Table
      label="Приёмы"
      head={['Приём', 'Компонент', 'Что это']}
      rows={rows.map((component) => [
        <a key="title" href={docsOf(component)} target="_top">
          {component.name}
        </a>,
        <code key="name">{component.path.replace(/^.*\//, '')}</code>,
        component.says,
      ])}
    />
  );
}
