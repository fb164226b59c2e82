import { Search } from 'lucide-react';
import type { Ref } from 'react';

import {
  isEveryContact,
  NO_CONTACT_FILTER,
  type ContactFacets,
  type ContactFilter,
} from '../../../domain/audiences/contactFilter.ts';
import type { ContactEntry } from '../../../domain/audiences/contactList.ts';
import { formatNumber, quoted, type PluralForms } from '../../../domain/core/format.ts';
import { FoundNote } from '../../../patterns/list/FoundNote.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { ContactRows, type ContactRowsProps } from '../ContactRows.tsx';
import { ContactFilters } from './ContactFilters.tsx';

/** How a filter changed: at every key of the search, or by a choice. */
export type FilterHow = 'typing' | 'chosen';

export interface FoundContactsProps extends Pick<ContactRowsProps, 'onOpen' | 'onDelete' | 'chosen' | 'onChoose'> {
  /** How many contacts there are; at least one. */
  count: number;
  /** Those that the search and the filters show. */
  found: readonly ContactEntry[];
  /** Noun for the list's items, for 1, 2–4 and 5. */
  noun: PluralForms;
  /** Filter of the list, as it is typed and chosen. */
  filter: ContactFilter;
  /** Filter already applied: behind the typed words while they are being processed. */
  applied: ContactFilter;
  /** Segments, cities and tags that there are. */
  facets: ContactFacets;
  /** The filter changed. */
  onFilterChange: (filter: ContactFilter, how: FilterHow) => void;
  /** Name of the audience. */
  audienceName: string;
  /** Level of «Ничего не найдено» in the page's outline. */
  headingLevel: 3 | 4;
  /** The search field. */
  field: Ref<HTMLInputElement>;
}

/** Beyond as many contacts a search is worth its place. */
const SEARCH_FROM = 6;

/** Contacts of an audience, the search and the filters through them. */
export function FoundContacts(props: FoundContactsProps) {
  const { count, found, noun, filter, applied, facets, onFilterChange, audienceName, headingLevel, field } = props;
  const { query } = applied;
  const { query: typed, ...choices } = filter;
  return (
    <>
      {count >= SEARCH_FROM || !isEveryContact(filter) ? (
        <>
          <TextField
            ref={field}
            label="Поиск контактов"
            hideLabel
            type="search"
            placeholder="Номер, имя, город…"
            icon={<Search />}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => onFilterChange({ ...filter, query: event.target.value }, 'typing')}
          />
          <ContactFilters
            filter={filter}
            facets={facets}
            onChoose={(values) => onFilterChange({ ...filter, ...values }, 'chosen')}
          />
        </>
      ) : null}
      <FoundNote
        asked={[typed.trim(), ...Object.values(choices)].join('\n')}
        count={applied === filter ? found.length : null}
        noun={noun}
      />
      {found.length === 0 ? (
        <EmptyState
          headingLevel={headingLevel}
          title="Ничего не найдено"
          action={<Button onClick={() => onFilterChange(NO_CONTACT_FILTER, 'chosen')}>Сбросить поиск</Button>}
        >
          Искали {query.trim() === '' ? 'по фильтрам' : quoted(query)} среди {formatNumber(count)}.
        </EmptyState>
      ) : (
        // Another search begins at its first row.
        <ContactRows
          key={JSON.stringify(applied)}
          contacts={found}
          label={`Контакты: ${audienceName}`}
          chosen={props.chosen}
          onChoose={props.onChoose}
          onOpen={props.onOpen}
          onDelete={props.onDelete}
        />
      )}
    </>
  );
}
