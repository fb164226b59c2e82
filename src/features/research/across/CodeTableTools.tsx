import type { CodeTableView, PeopleFilter } from '../../../domain/research/across/tableView.ts';
import { styled } from 'styled-components';

import { TERMS } from '../../../domain/terms.ts';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Select, type SelectOption } from '../../../ui/field/Select.tsx';

export interface CodeTableToolsProps {
  /** View of the table. */
  view: CodeTableView;
  /** Called with the whole view when something of it is chosen. */
  onViewChange: (view: CodeTableView) => void;
  /** Studies to choose from. */
  studies: readonly { readonly id: string; readonly title: string }[];
  /** Segments to choose from; an empty one is of those who have none. */
  segments: readonly string[];
  /** Roles to choose from; an empty one is of those who have none. */
  roles: readonly string[];
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
  gap: ${spaces[2]}px;
  min-width: 0;
  margin: 0 0 ${spaces[4]}px;
  padding: 0;
  border: 0;

  @media (max-width: 1199.98px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.print} {
    display: none;
  }
`;

const BY = [
  { value: 'participants', label: 'Участники' },
  { value: 'studies', label: 'Исследования' },
  { value: 'segments', label: 'Сегменты' },
  { value: 'pairs', label: 'Коды вместе' },
] as const;
const ROWS = [
  { value: 'book', label: 'Как в книге' },
  { value: 'people', label: 'По людям' },
  { value: 'passages', label: 'По цитатам' },
] as const;
const COLUMNS = [
  { value: 'name', label: 'По имени' },
  { value: 'count', label: 'По цитатам' },
] as const;

/** Value for everyone; no study, segment or role has it, for theirs begin with a sign. */
const ALL = 'all';
const sign = (value: string): string => `=${value}`;
const unsign = (value: string): string | null => (value === ALL ? null : value.slice(1));

const choices = (all: string, none: string, values: readonly string[]): readonly SelectOption[] => [
  { value: ALL, label: all },
  ...values.map((value) => ({ value: sign(value), label: value === '' ? none : value })),
];

/** Controls of the table: its columns, whose words count, and the orders. */
export function CodeTableTools({ view, onViewChange, studies, segments, roles }: CodeTableToolsProps) {
  const set = (changed: Partial<CodeTableView>) => onViewChange({ ...view, ...changed });
  const filter = (field: keyof PeopleFilter) => ({
    value: view[field] === null ? ALL : sign(view[field]),
    onValueChange: (value: string) => set({ [field]: unsign(value) }),
  });
  const by = BY.find(({ value }) => value === view.by)?.value;
  return (
    <Root aria-label="Что в таблице">
      <Select
        label="Столбцы"
        options={BY}
        value={by}
        onValueChange={(value) =>
          set({ by: BY.find((one) => one.value === value)?.value ?? 'participants', cell: null })
        }
      />
      <Select
        label={TERMS.hypothesis.researchId}
        options={[{ value: ALL, label: 'Все' }, ...studies.map(({ id, title }) => ({ value: sign(id), label: title }))]}
        {...filter('study')}
      />
      <Select
        label={TERMS.participant.segment}
        options={choices('Все', 'Сегмент не указан', segments)}
        {...filter('segment')}
      />
      <Select label={TERMS.participant.role} options={choices('Все', 'Роль не указана', roles)} {...filter('role')} />
      {view.by === 'pairs' ? null : (
        <>
          <Select
            label="Порядок кодов"
            options={ROWS}
            value={view.rows}
            onValueChange={(value) => set({ rows: ROWS.find((one) => one.value === value)?.value ?? 'book' })}
          />
          <Select
            label="Порядок столбцов"
            options={COLUMNS}
            value={view.columns}
            onValueChange={(value) => set({ columns: COLUMNS.find((one) => one.value === value)?.value ?? 'name' })}
          />
        </>
      )}
    </Root>
  );
}
