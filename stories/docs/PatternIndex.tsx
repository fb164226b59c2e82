import { Table } from './Table.tsx';

/** The guides' own text; each is a kilobyte, and only their head is shown. */
const GUIDES = import.meta.glob<string>('./patterns/*.mdx', { query: '?raw', import: 'default', eager: true });

const pageOf = (name: string): string => `./?path=/docs/docs-patterns-${name.toLowerCase()}--docs`;

/** Every pattern by the title and the first words of its guide. */
export function PatternIndex() {
  const rows = Object.entries(GUIDES)
    .filter(([path]) => !path.endsWith('/Overview.mdx'))
    .map(([path, text]) => {
      const name = path.replace(/^.*\/(\w+)\.mdx$/, '$1');
      const [, title = name, says = ''] = /^# (.+)\n\n(.+)$/m.exec(text) ?? [];
      const sense = /^.*?[.:](?=\s|$)/.exec(says.replaceAll('`', ''))?.[0] ?? says;
      return { name, title, sense: sense.replace(/^.*? — /, '').replace(/[.:]$/, '') };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));
  return (
    <Table
      label="Приёмы"
      head={['Приём', 'Компонент', 'Что это']}
      rows={rows.map(({ name, title, sense }) => [
        <a key="title" href={pageOf(name)} target="_top">
          {title}
        </a>,
        <code key="name">{name}</code>,
        sense,
      ])}
    />
  );
}
