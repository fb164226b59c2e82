import { Bold, List, ListOrdered, Table } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';

import { formatted, type Formatting } from '../../domain/boards/formatting.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { replaceIn } from './replaceIn.ts';

export interface FormatBarProps {
  /** The field whose chosen words are formatted: of a form, the one that was edited last. */
  area: RefObject<HTMLTextAreaElement | HTMLInputElement | null>;
  /** The card's name, for screen reader users. */
  of: string;
  /** Whether the typed text is being stored: nothing is formatted then. */
  busy: boolean;
  /** Allowed formatting. Default everything; `bold` where a field is one line. */
  only?: Formatting;
}

const Bar = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > small {
    margin-inline-start: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  ${media.mobile} {
    & > small {
      display: none;
    }
  }
`;

const BUTTONS: readonly { readonly how: Formatting; readonly label: string; readonly icon: typeof Bold }[] = [
  { how: 'bold', label: 'Жирный', icon: Bold },
  { how: 'list', label: 'Список', icon: List },
  { how: 'numbers', label: 'Список по порядку', icon: ListOrdered },
  { how: 'table', label: 'Таблица', icon: Table },
];

/** Makes the chosen words of a card's field bold, a list or a table: marks that stay readable where they are typed. */
export function FormatBar({ area, of, busy, only }: FormatBarProps) {
  const apply = (how: Formatting) => {
    const field = area.current;
    if (!field) return;
    const start = field.selectionStart ?? field.value.length;
    replaceIn(field, formatted(field.value, start, field.selectionEnd ?? start, how));
  };
  return (
    <Bar aria-label={`Оформление: ${of}`}>
      {BUTTONS.filter(({ how }) => only === undefined || how === only).map(({ how, label, icon: Icon }) => (
        <IconButton
          key={how}
          size="sm"
          label={`${label}: ${of}`}
          tooltip={label}
          icon={<Icon />}
          disabled={busy}
          onClick={() => apply(how)}
        />
      ))}
      <small>{only === 'bold' ? '**жирный**' : '**жирный**, строка с «-» — список'}</small>
    </Bar>
  );
}
