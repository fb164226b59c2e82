import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { Row } from './Row.tsx';

/** As the made-up studies are called (tests/bench/data/studies.mjs): the same keys narrow both lists. */
const TITLES = Array.from({ length: 10_000 }, (_, index) => `Интервью о причинах оплаты, волна ${index + 1}`);

const List = styled.ul`
  position: relative;

  & > li {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
`;

const Rows = memo(function Rows({ titles }: { titles: readonly string[] }) {
  const virtualizer = useWindowVirtualizer({
    count: titles.length,
    estimateSize: () => 70,
    overscan: 4,
    getItemKey: (index) => titles[index] ?? index,
  });
  return (
    <List style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          style={{ transform: `translateY(${start}px)` }}
        >
          <Row title={titles[index] ?? ''} />
        </li>
      ))}
    </List>
  );
});

/** Ten thousand rows and the field that narrows them. */
export function ManyRows() {
  const [query, setQuery] = useState('');
  const applied = useDeferredValue(query);
  const titles = useMemo(() => TITLES.filter((title) => title.includes(applied)), [applied]);
  return (
    <>
      <h1>Длинный список</h1>
      <input type="search" aria-label="Поиск" value={query} onChange={(event) => setQuery(event.target.value)} />
      <div aria-busy={applied !== query}>
        <Rows titles={titles} />
      </div>
    </>
  );
}
