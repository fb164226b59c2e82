import { Table } from './Table.tsx';

/** The budget itself, as the build reads it. */
const [BUDGET = {}] = Object.values(
  import.meta.glob<Record<string, number>>('/app/build/budget.json', { import: 'default', eager: true }),
);

/** How much script each route may need, from the file that the build checks. */
export function Budget() {
  return (
    <Table
      label="Вес маршрутов"
      head={['Маршрут', 'Разрешено, кБ']}
      rows={Object.entries(BUDGET).map(([route, most]) => [<code key="route">{route}</code>, most])}
    />
  );
}
