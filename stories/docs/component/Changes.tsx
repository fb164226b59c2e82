import { styled } from 'styled-components';

import { formatDate } from '#src/domain/core/format.ts';
import { fontSizes, spaces } from '#src/theme/tokens.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';

import type { Change, History } from '../facts.ts';

export interface ChangesProps {
  /** History from git when the Storybook was built. */
  history: History;
}

/** How many are shown at once. */
const FIRST = 5;

const List = styled.ul`
  margin-block: ${spaces[3]}px;

  & > li {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 0 ${spaces[4]}px;
    padding-block: ${spaces[2]}px;
    border-block-end: 1px solid var(--color-hairline);
    font-size: ${fontSizes.sm};
    line-height: 1.55;
  }
  & time {
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

function Names({ before, names }: { before: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <small>
      {before}{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 ? ', ' : ''}
          <code>{name}</code>
        </span>
      ))}
    </small>
  );
}

function Lines({ changes }: { changes: readonly Change[] }) {
  return (
    <List data-plain="">
      {changes.map(({ hash, day, subject, release, added, removed }) => (
        <li key={hash}>
          <time dateTime={day}>{formatDate(day)}</time>
          <div>
            <span lang="en">{subject}</span> <code>{hash}</code>
            {release === null ? null : <small>Вошло в {release}</small>}
            <Names before="Новые свойства:" names={added} />
            <Names before="Больше нет:" names={removed} />
          </div>
        </li>
      ))}
    </List>
  );
}

/** Commits that touched a component, newest first, with the props that came and went. */
export function Changes({ history: { depth, changes } }: ChangesProps) {
  if (depth === 'none') return <p>Эта витрина собрана без git, поэтому историю показать не из чего.</p>;
  const rest = changes.slice(FIRST);
  return (
    <>
      <p>
        Слова коммитов — как в git, по-английски.
        {depth === 'shallow' ? ' Копия репозитория неполная: показано то, что в ней есть.' : ''}
      </p>
      <Lines changes={changes.slice(0, FIRST)} />
      {rest.length > 0 ? (
        <Disclosure summary={`Раньше: ещё ${rest.length}`}>
          <Lines changes={rest} />
        </Disclosure>
      ) : null}
    </>
  );
}
