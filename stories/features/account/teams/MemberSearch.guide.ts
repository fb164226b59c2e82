import type { MemberSearchProps } from '#src/features/account/teams/MemberSearch.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MemberSearchProps>({
  what: 'Поиск участников по имени и почте и фильтр по компании.',
  whenNot: ['Список с несколькими фильтрами: `FilterBar`.'],
  keys: [['/', 'в поиск']],
  props: {
    companies: 'По каким компаниям фильтруют.',
    filter: 'Чем сужен список.',
    onFilterChange: 'Фильтр сменился; `typing` — на каждую клавишу.',
  },
});
