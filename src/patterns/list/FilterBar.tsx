import { Search, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { PluralForms } from '../../domain/core/format.ts';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import type { FilterChoice } from './filterChoice.ts';
import { FoundNote } from './FoundNote.tsx';
import { useSearchKey } from './useSearchKey.ts';

/** The sheet brings the dialog library; it is loaded when a phone first opens it. */
const FilterSheet = onDemand(() => import('./FilterSheet.tsx').then((module) => module.FilterSheet));

export interface FilterBarProps {
  /** Placeholder and name of the search field. */
  searchLabel: string;
  /** Words as typed. */
  query: string;
  /** Called at every key. */
  onQueryChange: (query: string) => void;
  /** Filters beside the search field; on a phone they are in the sheet «Фильтры». None: the field has the whole row. */
  choices: readonly FilterChoice[];
  /** Called with the values that changed. */
  onChoose: (values: Readonly<Record<string, string>>) => void;
  /** How many pass the search and the filters, or null while that is not known; read out once typing rests. */
  found: number | null;
  /** Noun for the found items, for 1, 2–4 and 5: `['гипотеза', 'гипотезы', 'гипотез']`. */
  noun: PluralForms;
  /** Further limit of the list; a change of it is read out, too. Default none. */
  within?: string;
  /** Whether `/` goes to this search field; one bar on a screen has it, another says what its filters are for. Default true. */
  shortcut?: boolean;
}

const Root = styled.search`
  display: flex;
  align-items: flex-end;
  gap: ${spaces[2]}px;
  margin-block-end: ${spaces[4]}px;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  ${media.desktop} {
    flex-wrap: wrap;
    & > :first-child {
      flex-basis: 240px;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const OnDesktop = styled.div`
  display: flex;
  gap: ${spaces[2]}px;
  min-width: 0;

  & > * {
    width: 200px;
    /* Four of them are wider than a tablet. */
    min-width: 0;
  }
  ${media.mobile} {
    display: none;
  }
`;

const OnPhone = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;

/** Search and filters over a list. `/` takes the focus to the search field. */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, query, onQueryChange, choices, onChoose, found, noun, within = '', shortcut = true } = props;
  const search = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const active = choices.filter((choice) => choice.value !== choice.options[0]?.value).length;

  useSearchKey(search, shortcut);

  return (
    <Root>
      <TextField
        ref={search}
        type="search"
        label={searchLabel}
        hideLabel
        placeholder={searchLabel}
        icon={<Search aria-hidden />}
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts={shortcut ? '/' : undefined}
      />
      {choices.length === 0 ? null : (
        <>
          <OnDesktop>
            {choices.map((choice) => (
              <Select
                key={choice.name}
                label={choice.label}
                hideLabel
                options={choice.options}
                value={choice.value}
                onValueChange={(value) => onChoose({ [choice.name]: value })}
              />
            ))}
          </OnDesktop>
          <OnPhone>
            <Button icon={<SlidersHorizontal />} onClick={() => setSheet('open')} aria-haspopup="dialog">
              {active === 0 ? 'Фильтры' : `Фильтры (${active})`}
              {shortcut ? null : <VisuallyHidden> для {noun[2]}</VisuallyHidden>}
            </Button>
          </OnPhone>
        </>
      )}
      <FoundNote
        asked={[query.trim(), within, ...choices.map(({ value }) => value)].join('\n')}
        count={found}
        noun={noun}
      />
      {sheet === 'unused' ? null : (
        <FilterSheet
          open={sheet === 'open'}
          onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          choices={choices}
          onApply={onChoose}
        />
      )}
    </Root>
  );
}
