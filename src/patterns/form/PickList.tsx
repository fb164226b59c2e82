import { useDeferredValue, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { counted, foldAlike, queryWordsOf } from '../../domain/core/format.ts';
import { choicesOf, type Loadable } from '../../domain/core/loadable.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { chooserHint } from './chooserHint.ts';
import { FoundNote } from '../list/FoundNote.tsx';

export interface PickOption {
  readonly value: string;
  readonly label: string;
}

export interface PickListProps {
  /** Label of the list. */
  label: string;
  /** Everything there is to pick from, pending or failed. */
  options: Loadable<readonly PickOption[]>;
  /** Values picked so far. */
  selected: readonly string[];
  /** Called with all picked values. */
  onChange: (selected: readonly string[]) => void;
  /** Said when there is nothing to pick. */
  emptyText: string;
}

const NOUN = ['вариант', 'варианта', 'вариантов'] as const;

/** Rows shown at once; the search narrows the rest. */
const SHOWN = 30;

/** From this many options on, a search field helps. */
const SEARCH_FROM = 8;

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    padding: 0 0 ${spaces[1]}px;
    font-size: ${fontSizes.sm};
    font-weight: 500;
  }
  & legend > span,
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 400;
  }
  & > p:not(:empty) {
    margin-block-start: ${spaces[1]}px;
  }
`;

/** Options from which on the box scrolls: fewer are all seen, though they take several lines. */
const SCROLLED_FROM = 6;

const Box = styled.div`
  margin-block-start: ${spaces[2]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);
  overflow-y: auto;

  & > * {
    display: grid;
  }
  &[data-scrolled] {
    /* Five rows and a half: the cut row says that there are more. */
    max-height: 188px;
    ${media.mobile} {
      max-height: 252px;
    }
  }
`;

/** Picks any number of things from a list that may be long. */
export function PickList({ label, options: list, selected, onChange, emptyText }: PickListProps) {
  const options = choicesOf(list);
  const said = chooserHint(list, emptyText);
  const [query, setQuery] = useState('');
  const hint = useId();
  const matches = useMemo(() => {
    const words = queryWordsOf(query);
    return options.filter((option) => words.every((word) => foldAlike(option.label).includes(word)));
  }, [options, query]);
  const picked = new Set(selected);
  // Dozens of boxes cost more than the dialog around them: they are drawn right after it, not with it.
  const drawn = useDeferredValue(true, false);
  // Picked options are never cut off: they must stay in sight to be unpicked.
  const shown = matches.filter((option, index) => index < SHOWN || picked.has(option.value));
  return (
    <Root>
      <legend>
        {label} {picked.size > 0 ? <span>— выбрано: {picked.size}</span> : null}
      </legend>
      {said === undefined ? null : <p>{said}</p>}
      {options.length >= SEARCH_FROM ? (
        <TextField
          label={`Поиск: ${label}`}
          hideLabel
          type="search"
          placeholder="Найти в списке"
          value={query}
          aria-describedby={hint}
          onChange={(event) => setQuery(event.target.value)}
          // Enter looks for something here; it must not send the form around the list.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : null}
      {shown.length > 0 ? (
        <Box tabIndex={-1} data-scrolled={shown.length >= SCROLLED_FROM || undefined}>
          {(drawn ? shown : []).map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={picked.has(option.value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...selected, option.value]
                    : selected.filter((value) => value !== option.value),
                )
              }
            />
          ))}
        </Box>
      ) : null}
      {options.length >= SEARCH_FROM ? <FoundNote asked={query.trim()} count={matches.length} noun={NOUN} /> : null}
      <p id={hint}>
        {query && matches.length === 0 ? 'Ничего не нашлось.' : null}
        {matches.length > shown.length
          ? `Показаны первые ${SHOWN} из ${counted(matches.length, ['варианта', 'вариантов', 'вариантов'])}: уточните поиск.`
          : null}
      </p>
    </Root>
  );
}
