import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';

import { counted, formatNumber } from '../../../../domain/core/format.ts';
import type { TextRange } from '../../../../domain/core/textRange.ts';
import { MOST_PLACES, type FoundLine, type FoundText } from '../../../../domain/research/reading/foundTexts.ts';
import { media } from '../../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../../theme/tokens.ts';

/** A material that was searched. */
export interface SearchedFile {
  readonly name: string;
  /** Title of its study; empty where only one study is searched. */
  readonly study: string;
}

export interface FoundListProps {
  /** What was found, by material. */
  found: readonly FoundText[];
  /** The materials by id. */
  files: ReadonlyMap<string, SearchedFile>;
  /** Where the reader is: the material, and the place that is shown in it, when it is a found one. */
  here: { readonly materialId: string; readonly start: number | null };
  /** How a speaker of a material may be named. */
  sign: (label: string, materialId: string) => string;
  /** Leads to a place. */
  onGo: (materialId: string, place: TextRange) => void;
}

const Root = styled.section`
  min-height: 0;
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;

  & > ul {
    position: relative;
  }
  & li {
    position: absolute;
    inset-inline: 0;
    top: 0;
  }
  & button {
    display: block;
    width: 100%;
    min-height: 28px;
    padding: ${spaces[1]}px ${spaces[2]}px;
    border: 1px solid transparent;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button:hover {
    background: var(--color-sunken);
  }
  & button[aria-current] {
    background: var(--color-accent-soft);
    box-shadow: inset 3px 0 var(--color-accent);
  }
  & button > small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
  }
  & button[aria-current] > small {
    color: var(--color-ink);
  }
  ${media.mobile} {
    & button {
      min-height: 44px;
    }
  }
`;

const File = styled.h2`
  padding: ${spaces[3]}px ${spaces[2]}px ${spaces[1]}px;
  font-size: ${fontSizes.sm};
  font-weight: 600;
  line-height: 1.25rem;
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

/** A row of the list: a file, a line of it, or the way to what has no line here. */
type Row =
  | { readonly text: FoundText; readonly line?: undefined; readonly next?: undefined }
  | { readonly text: FoundText; readonly line: FoundLine; readonly next?: undefined }
  | { readonly text: FoundText; readonly line?: undefined; readonly next: TextRange };

const rowsOf = (found: readonly FoundText[]): readonly Row[] =>
  found.flatMap((text): Row[] => [
    { text },
    ...text.lines.map((line) => ({ text, line })),
    ...(text.next ? [{ text, next: text.next }] : []),
  ]);

const keyOf = ({ text, line, next }: Row): string => `${text.materialId}:${line?.start ?? (next ? 'next' : '')}`;

const placesIn = ({ count }: FoundText): string =>
  count >= MOST_PLACES
    ? `Больше ${counted(count, ['места', 'мест', 'мест'])}`
    : counted(count, ['место', 'места', 'мест']);

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 64;

/** What was found, file by file, line by line. Windowed: there may be thousands of lines. */
export function FoundList({ found, files, here, sign, onGo }: FoundListProps) {
  const root = useRef<HTMLElement>(null);
  const rows = useMemo(() => rowsOf(found), [found]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => {
      const row = rows[index];
      return row ? keyOf(row) : index;
    },
    overscan: 6,
  });
  const isHere = ({ text, line }: Row): boolean =>
    line !== undefined && text.materialId === here.materialId && line.start === here.start;
  const current = rows.findIndex(isHere);
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current, { align: 'auto' });
  }, [current, virtualizer]);

  return (
    <Root ref={root} aria-label="Найденное в материалах" tabIndex={0}>
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const { text, line, next } = row;
          const file = files.get(text.materialId);
          return (
            <li
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {line ? (
                <button
                  type="button"
                  aria-current={item.index === current ? 'true' : undefined}
                  onClick={() => onGo(text.materialId, line)}
                >
                  {line.speaker === '' ? null : <small>{sign(line.speaker, text.materialId)}</small>}
                  {line.line.slice(0, line.from)}
                  <mark>{line.line.slice(line.from, line.to)}</mark>
                  {line.line.slice(line.to)}
                </button>
              ) : next ? (
                <button type="button" onClick={() => onGo(text.materialId, next)}>
                  Остальные {formatNumber(text.count - text.lines.length)} — в тексте
                </button>
              ) : (
                <File>
                  <span>{file?.name ?? 'Файл'}</span>
                  <small>{[placesIn(text), file?.study].filter(Boolean).join(' · ')}</small>
                </File>
              )}
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
