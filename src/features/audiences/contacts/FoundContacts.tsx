import { Search } from 'lucide-react';
import type { Ref } from 'react';

import type { ContactEntry } from '../../../domain/audiences/contactList.ts';
import { formatNumber, quoted, type PluralForms } from '../../../domain/core/format.ts';
import { FoundNote } from '../../../patterns/list/FoundNote.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { ContactRows } from '../ContactRows.tsx';

export interface FoundContactsProps {
  /** How many contacts there are; at least one. */
  count: number;
  /** Those that the search shows. */
  found: readonly ContactEntry[];
  /** What the list holds, for 1, 2–4 and 5. */
  noun: PluralForms;
  /** Words searched for, as they are typed. */
  query: string;
  /** Words that the list is narrowed by: behind the typed ones while that is being worked out. */
  applied: string;
  /** The words changed. */
  onQueryChange: (query: string) => void;
  /** Name of the audience. */
  audienceName: string;
  /** Level of «Ничего не найдено» in the page's outline. */
  headingLevel: 3 | 4;
  /** The search field. */
  field: Ref<HTMLInputElement>;
  /** Shows everything that is known of a contact. */
  onOpen: (entry: ContactEntry) => void;
  /** Deletes one. */
  onDelete: (entry: ContactEntry) => void;
}

/** Beyond as many contacts a search is worth its place. */
const SEARCH_FROM = 6;

/** Contacts of an audience and the search through them. */
export function FoundContacts(props: FoundContactsProps) {
  const { count, found, noun, query, applied, onQueryChange, audienceName, headingLevel, field } = props;
  return (
    <>
      {count >= SEARCH_FROM || query !== '' ? (
        <TextField
          ref={field}
          label="Поиск контактов"
          hideLabel
          type="search"
          placeholder="Номер, имя, город…"
          icon={<Search />}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
        />
      ) : null}
      <FoundNote asked={query.trim()} count={applied === query ? found.length : null} noun={noun} />
      {found.length === 0 ? (
        <EmptyState
          headingLevel={headingLevel}
          title="Ничего не найдено"
          action={<Button onClick={() => onQueryChange('')}>Сбросить поиск</Button>}
        >
          Искали {quoted(applied)} среди {formatNumber(count)}.
        </EmptyState>
      ) : (
        // Another search begins at its first row.
        <ContactRows
          key={applied}
          contacts={found}
          label={`Контакты: ${audienceName}`}
          onOpen={props.onOpen}
          onDelete={props.onDelete}
        />
      )}
    </>
  );
}
