import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { formatNumber } from '../../../domain/core/format.ts';
import { useSearchKey } from '../../../patterns/list/useSearchKey.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { MOST_MATCHES, type ReaderSearch } from './useTextSearch.ts';

export interface FindInTextProps {
  /** State of the search (useTextSearch). */
  search: Omit<ReaderSearch, 'search' | 'step'>;
  /** Called at every key. */
  onSearch: (query: string) => void;
  /** Called with 1 for the next match, -1 for the one before. */
  onStep: (by: 1 | -1) => void;
}

const Find = styled.search`
  display: flex;
  align-items: center;
  gap: ${spaces[1]}px;

  & > :first-child {
    flex: 1;
  }
  & > output {
    min-width: 72px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  ${media.mobile} {
    & > output:empty {
      display: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;

function matchLabel({ searched, current, matches }: FindInTextProps['search']): string {
  if (searched === '') return '';
  if (matches.length === 0) return 'не найдено';
  const more = matches.length === MOST_MATCHES ? '+' : '';
  return `${formatNumber(current + 1)} из ${formatNumber(matches.length)}${more}`;
}

/** Search in a text that is read: the words, which match of how many is shown, and the ways to the others. `/` leads there, Enter goes on, Shift+Enter back. */
export function FindInText({ search, onSearch, onStep }: FindInTextProps) {
  const alone = search.matches.length < 2;
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  return (
    <Find>
      <TextField
        ref={field}
        type="search"
        label="Найти в тексте"
        hideLabel
        placeholder="Найти в тексте"
        icon={<Search aria-hidden />}
        value={search.query}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
        }}
      />
      <output>{matchLabel(search)}</output>
      <IconButton
        label="Предыдущее совпадение"
        icon={<ChevronUp aria-hidden />}
        variant="quiet"
        disabled={alone}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label="Следующее совпадение"
        icon={<ChevronDown aria-hidden />}
        variant="quiet"
        disabled={alone}
        onClick={() => onStep(1)}
      />
    </Find>
  );
}
