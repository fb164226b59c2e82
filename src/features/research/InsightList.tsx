import { Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import type { KindAndSeverity } from '../../domain/core/findingKind.ts';
import type { Passage } from '../../domain/research/research.ts';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { spaces, widths } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { QuoteLink } from './reading/QuoteLink.tsx';

/** A line of a study's list, with what its words are taken for and how grave it is. */
export interface InsightLine extends KindAndSeverity {
  /** Unique in the list. */
  readonly key: string;
  readonly text: string;
  /** The respondent's words that it rests on. Default none. */
  readonly quote?: string;
  /** Place of the words. Default nowhere. */
  readonly passage?: Passage | null;
}

export interface InsightListProps {
  /** Insights, or questions, in their order. */
  lines: readonly InsightLine[];
  /** Opens a material at a quote. */
  onOpenPassage: (passage: Passage) => void;
  /** Asks to word a line anew. Default: lines stay as they are. */
  onEdit?: (key: string) => void;
  /** Removes a line. Default: none can be removed. */
  onRemove?: (key: string) => void;
}

const Lines = styled.ul`
  max-width: ${widths.reading};

  & > li {
    display: grid;
    gap: ${spaces[1]}px;
    padding-inline-start: ${spaces[4]}px;
    text-wrap: pretty;
  }
  & > li > div {
    display: flex;
    gap: ${spaces[1]}px;
    align-items: start;
  }
  & > li > div > span {
    flex: 1;
    min-width: 0;
  }
  & > li > div > span::before {
    content: '—';
    position: absolute;
    margin-inline-start: -${spaces[4]}px;
    color: var(--color-ink-soft);
  }
`;

/** Lists a study's questions or findings, line by line, each with the words that support it. */
export function InsightList({ lines, onOpenPassage, onEdit, onRemove }: InsightListProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusHome(list, list);
  return (
    <Lines ref={list}>
      {lines.map((line) => (
        <li key={line.key}>
          <div>
            <span>{line.text}</span>
            {onEdit ? (
              <IconButton
                needs="Researcher"
                size="sm"
                label={`Изменить инсайт: ${line.text}`}
                tooltip="Изменить инсайт"
                icon={<Pencil />}
                onClick={() => onEdit(line.key)}
              />
            ) : null}
            {onRemove ? (
              <IconButton
                needs="Researcher"
                size="sm"
                label={`Удалить инсайт: ${line.text}`}
                tooltip="Удалить инсайт"
                icon={<Trash2 />}
                onClick={() => onRemove(line.key)}
              />
            ) : null}
          </div>
          {line.quote ? (
            <QuoteLink
              quote={{ text: line.quote, passage: line.passage ?? null, kind: line.kind, severity: line.severity }}
              onOpen={onOpenPassage}
            />
          ) : null}
        </li>
      ))}
    </Lines>
  );
}
