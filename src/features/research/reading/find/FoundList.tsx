import { useMemo } from 'react';
import { styled } from 'styled-components';

import { counted, formatNumber } from '../../../../domain/core/format.ts';
import type { TextRange } from '../../../../domain/core/textRange.ts';
import { MOST_PLACES, type FoundLine, type FoundText } from '../../../../domain/research/reading/foundTexts.ts';
import { ScrolledList } from '../../../../patterns/windowed/ScrolledList.tsx';
import { media } from '../../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../../theme/tokens.ts';

export interface SearchedFile {
  readonly name: string;
  /** Title of its study; empty where only one study is searched. */
  readonly study: string;
}

export interface FoundListProps {
  /** Findings, by material. */
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

const Line = styled.button`
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

  &:hover {
    background: var(--color-sunken);
  }
  &[aria-current] {
    background: var(--color-accent-soft);
    box-shadow: inset 3px 0 var(--color-accent);
  }
  & > small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
  }
  &[aria-current] > small {
    color: var(--color-ink);
  }
  ${media.mobile} {
    min-height: 44px;
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

/** Lists the findings, file by file, line by line. Windowed: there may be thousands of lines. */
export function FoundList({ found, files, here, sign, onGo }: FoundListProps) {
  const rows = useMemo(() => rowsOf(found), [found]);
  const isHere = ({ text, line }: Row): boolean =>
    line !== undefined && text.materialId === here.materialId && line.start === here.start;
  const current = rows.findIndex(isHere);
  return (
    <ScrolledList
      label="Найденное в материалах"
      items={rows}
      keyOf={keyOf}
      rowHeight={ROW_HEIGHT}
      gap={0}
      current={current}
      renderItem={({ text, line, next }, index) => {
        const file = files.get(text.materialId);
        return line ? (
          <Line
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onGo(text.materialId, line)}
          >
            {line.speaker === '' ? null : <small>{sign(line.speaker, text.materialId)}</small>}
            {line.line.slice(0, line.from)}
            <mark>{line.line.slice(line.from, line.to)}</mark>
            {line.line.slice(line.to)}
          </Line>
        ) : next ? (
          <Line type="button" onClick={() => onGo(text.materialId, next)}>
            Остальные {formatNumber(text.count - text.lines.length)} — в тексте
          </Line>
        ) : (
          <File>
            <span>{file?.name ?? 'Файл'}</span>
            <small>{[placesIn(text), file?.study].filter(Boolean).join(' · ')}</small>
          </File>
        );
      }}
    />
  );
}
