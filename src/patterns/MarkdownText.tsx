import { useMemo } from 'react';

import { boundOnScreen } from '../domain/core/boundText.ts';
import { readBlocks, type TextBlock, type TextLine } from '../domain/boards/cardText.ts';
import { Corner, Root } from './MarkdownText.styles.ts';
import { TextRuns } from './inline/TextRuns.tsx';

export interface MarkdownTextProps {
  /** The text as it was typed. Known: paragraphs, `-` and `1.` lists, `**bold**`, tables with `|`; anything else stays as typed. */
  text: string;
  /** Name of a table, for those who hear it; tables scroll sideways by themselves. Default «Таблица». */
  tableLabel?: string;
}

/** Runs, rows and lines have no names of their own: only their position tells them apart. */
const keyed = <T,>(list: readonly T[]): (readonly [key: string, value: T])[] =>
  list.map((value, index) => [`${index}`, value]);

const runs = (line: TextLine) => <TextRuns line={line} />;

function drawn(key: string, block: TextBlock, tableLabel: string) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={key}>
          {keyed(block.lines).map(([at, line]) => (
            <span key={at}>
              {at === '0' ? '' : '\n'}
              {runs(line)}
            </span>
          ))}
        </p>
      );
    case 'list': {
      const items = keyed(block.items).map(([at, item]) => <li key={at}>{runs(item)}</li>);
      return block.start === null ? (
        <ul key={key}>{items}</ul>
      ) : (
        <ol key={key} start={block.start}>
          {items}
        </ol>
      );
    }
    case 'table':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <section key={key} data-scroll="" tabIndex={0} aria-label={tableLabel}>
          <table>
            <thead>
              <tr>
                {keyed(block.head).map(([at, cell]) =>
                  // An empty corner heads nothing.
                  cell.length === 0 ? (
                    <Corner key={at} />
                  ) : (
                    <th key={at} scope="col">
                      {runs(cell)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {keyed(block.rows).map(([at, row]) => (
                <tr key={at}>
                  {keyed(row).map(([column, cell]) =>
                    // The first column names its row, so that a screen reader says the row of a cell.
                    column === '0' && row.length > 1 && cell.length > 0 ? (
                      <th key={column} scope="row">
                        {runs(cell)}
                      </th>
                    ) : (
                      <td key={column}>{runs(cell)}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
  }
}

/** Text with the small part of Markdown that people type into cards, drawn as elements: never as HTML. */
export function MarkdownText({ text, tableLabel = 'Таблица' }: MarkdownTextProps) {
  const blocks = useMemo(() => readBlocks(boundOnScreen(text)), [text]);
  return <Root>{keyed(blocks).map(([key, block]) => drawn(key, block, tableLabel))}</Root>;
}
