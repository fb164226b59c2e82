import type { ProofBarProps } from '#src/patterns/evidence/ProofBar.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ProofBarProps>({
  what: 'Чем сужены и как упорядочены гипотезы там, где у списка нет поиска: доказанностью.',
  example: 'All',
  when: ['Гипотезы одного исследования.'],
  whenNot: ['У списка есть поиск и фильтры: те же два выбора стоят в `FilterBar`.'],
  anatomy: [
    { part: 'Доказанность', sense: 'какие гипотезы показаны.', at: 'div > div:nth-of-type(1)' },
    { part: 'Порядок', sense: 'свой порядок списка или самые доказанные сначала.', at: 'div > div:nth-of-type(2)' },
  ],
  keys: [['↓ или ↑', 'по значениям выбора']],
  speech: ['«Доказанность, Любая оценка», «Порядок, По приоритету».'],
  props: {
    filter: 'Чем список сужен и как упорядочен.',
    found: 'Сколько прошло; `null` — пока неизвестно.',
    usual: 'Как называется свой порядок списка.',
    onFilterChange: 'Выбрано другое.',
  },
  code: `import { ProofBar } from '#src/patterns/evidence/ProofBar.tsx';

<ProofBar filter={filter} found={shown.length} usual="По приоритету" onFilterChange={setFilter} />`,
});
