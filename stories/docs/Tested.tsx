import components, { journeys, type CatalogueStory } from 'virtual:catalogue';

import { counted, formatNumber } from '#src/domain/core/format.ts';

import { Table } from './Table.tsx';

const stories = [...components.flatMap((component) => component.stories), ...journeys];
const count = (pass: (story: CatalogueStory) => boolean): string => formatNumber(stories.filter(pass).length);

/** How many stories are opened at which width: counted from their files. */
export function TestedWidths() {
  return (
    <Table
      label="Ширины в историях"
      short
      head={['Окно', 'Историй', 'Что это']}
      rows={[
        ['по месту', count(({ viewport }) => viewport === undefined), 'ширина холста: компоненты, которым всё равно'],
        ['1440 px', count(({ viewport }) => viewport === 'desktop'), 'компьютер'],
        ['768 px', count(({ viewport }) => viewport === 'tablet'), 'самое узкое окно с компьютерной раскладкой'],
        ['390 px', count(({ viewport }) => viewport === 'mobile'), 'телефон'],
      ]}
    />
  );
}

/** How many stories act, and how many only show; the journeys are among them, and named. */
export function TestedStories() {
  return (
    <p>
      Всего историй {formatNumber(stories.length)}, среди них {counted(journeys.length, ['путь', 'пути', 'путей'])}{' '}
      через всё приложение. Действиями проверяют поведение {count(({ plays }) => plays)}.
    </p>
  );
}
