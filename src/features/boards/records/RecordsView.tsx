import { styled } from 'styled-components';

import { OTHER_COLUMN } from '../../../domain/boards/cardRecords.ts';
import type { CardTable } from '../../../domain/boards/cardTable.ts';
import { MarkdownText } from '../../../patterns/MarkdownText.tsx';
import { fontSizes, spaces } from '../../../theme/tokens.ts';

export interface RecordsViewProps {
  /** Records: names of the fields, the first being a record's name and the second its figure; and the values of each. */
  table: CardTable;
}

const Records = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    padding-block-start: ${spaces[3]}px;
    border-block-start: 1px solid var(--color-hairline);
  }
  & > li > h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${spaces[3]}px;
    align-items: baseline;
    justify-content: space-between;
    font-size: ${fontSizes.md};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  & > li > h3 > span {
    color: var(--color-accent);
    font-variant-numeric: tabular-nums;
  }
  & dl {
    display: grid;
    gap: ${spaces[1]}px;
    margin-block-start: ${spaces[1]}px;
    font-size: ${fontSizes.sm};
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

const Note = styled.div`
  margin-block-start: ${spaces[3]}px;
`;

/** Lists several things of a kind, one below the other: each with its name, its figure, and its other fields. */
export function RecordsView({ table: { lead, head, rows, note } }: RecordsViewProps) {
  const shown = rows
    .map((cells, at) => ({ cells, key: `${at}` }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return (
    <div>
      {lead === '' ? null : <MarkdownText text={lead} />}
      <Records>
        {shown.map(({ cells: [name = '', figure = '', ...more], key }) => {
          const told = more.map((text, at) => ({ text, label: head[at + 2] ?? '' })).filter(({ text }) => text !== '');
          return (
            <li key={key}>
              <h3>
                {name === '' ? `${head[0] || 'Запись'} без названия` : <MarkdownText text={name} />}
                {figure === '' ? null : <span>{figure}</span>}
              </h3>
              {told.length === 0 ? null : (
                <dl>
                  {told.map(({ text, label }) => (
                    <div key={label}>
                      {label === '' || label === OTHER_COLUMN ? null : <dt>{label}</dt>}
                      <dd>
                        <MarkdownText text={text} />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          );
        })}
      </Records>
      {note === '' ? null : (
        <Note>
          <MarkdownText text={note} />
        </Note>
      )}
    </div>
  );
}
