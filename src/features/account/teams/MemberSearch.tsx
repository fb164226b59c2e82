import { Search, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useSearchKey } from '../../../patterns/list/useSearchKey.ts';
import type { Company } from '../../../domain/account/account.ts';
import type { MemberFilter } from '../../../domain/account/members/findMembers.ts';
import { onDemand } from '../../../ui/onDemand.ts';

const TeamFilterSheet = onDemand(() => import('./TeamFilterSheet.tsx').then((module) => module.TeamFilterSheet));

export interface MemberSearchProps {
  /** Companies to filter by, in this order. */
  companies: readonly Pick<Company, 'id' | 'name'>[];
  /** Filter of the list. */
  filter: MemberFilter;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: MemberFilter, how: 'typing' | 'chosen') => void;
}

const Bar = styled.search`
  display: flex;
  gap: ${spaces[2]}px;
  align-items: flex-end;
  margin-block-end: ${spaces[4]}px;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Search by name and email, and the filter by company. */
export function MemberSearch({ companies, filter, onFilterChange }: MemberSearchProps) {
  const search = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  useSearchKey(search);
  return (
    <>
      <Bar>
        <TextField
          ref={search}
          type="search"
          label="Поиск по имени или email"
          hideLabel
          placeholder="Имя или email"
          icon={<Search aria-hidden />}
          value={filter.query}
          onChange={(event) => onFilterChange({ ...filter, query: event.target.value }, 'typing')}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
        />
        <Button icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={() => setSheet('open')}>
          {filter.companyId === 'all' ? 'Фильтры' : 'Фильтры (1)'}
        </Button>
      </Bar>
      {sheet === 'unused' ? null : (
        <TeamFilterSheet
          open={sheet === 'open'}
          onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          companies={companies}
          companyId={filter.companyId}
          onApply={(chosen) => onFilterChange({ ...filter, companyId: chosen }, 'chosen')}
        />
      )}
    </>
  );
}
