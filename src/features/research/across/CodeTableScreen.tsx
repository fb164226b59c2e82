import type { CodeTableView, TableCell } from '../../../domain/research/across/tableView.ts';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import { choicesAmong } from '../../../domain/research/across/gridOrder.ts';
import type { Passage } from '../../../domain/research/research.ts';
import { ExportButton } from '../../../patterns/list/ExportButton.tsx';
import { PageHeader } from '../../../patterns/PageHeader.tsx';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CodePairsList } from './CodePairsList.tsx';
import { CodeTableGrid } from './CodeTableGrid.tsx';
import { CodeTablePanel } from './CodeTablePanel.tsx';
import { CodeTableTools } from './CodeTableTools.tsx';
import { mostIn, PEOPLE_FORMS } from './codeTableView.ts';
import { useCodeTable, type CodeTableSources, type ShownTable } from './useCodeTable.ts';

export interface CodeTableScreenProps {
  /** Records that the table is counted from. The same object while they are unchanged. */
  sources: Loadable<CodeTableSources>;
  /** View, as the address has it. The same object while it is unchanged. */
  view: CodeTableView;
  /** Called with the wanted view. A stable function. */
  onViewChange: (view: CodeTableView) => void;
  /** Address of a code's page. A stable function. */
  codeHref: (id: string) => string;
  /** Address of a passage in the reading view. A stable function. */
  passageHref: (passage: Passage) => string;
  /** Address of the list of studies: where coding begins. */
  studiesHref: string;
  /** Makes the file of what is shown; telling how that ended is its own affair. */
  onExport: (table: ShownTable) => Promise<unknown>;
  /** Called to load the failed data again. */
  onRetry: () => void;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  align-items: start;

  @media (min-width: 1100px) {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr) 340px;
    }
  }
  ${media.print} {
    display: block;
  }
`;

/** «Таблица»: codes by people, studies or segments, and codes that occur together; every count opens its passages. */
export function CodeTableScreen(props: CodeTableScreenProps) {
  const { sources } = props;
  if (sources.state === 'ready') return <Table {...props} sources={sources.value} />;
  return (
    <>
      <Head />
      {sources.state === 'loading' ? (
        <Skeleton height={480} />
      ) : (
        <ErrorState title="Таблица не открылась" message={sources.message} onRetry={props.onRetry} />
      )}
    </>
  );
}

function Head({ file }: { readonly file?: ReactNode }) {
  return (
    <PageHeader
      title="Таблица кодов"
      subtitle="Кто о чём сказал: цитаты всех исследований по кодам и людям. Число открывает свои цитаты."
      file={file}
    />
  );
}

function Table(props: Omit<CodeTableScreenProps, 'sources'> & { readonly sources: CodeTableSources }) {
  const { sources, view, onViewChange, codeHref, passageHref, onExport } = props;
  const root = useRef<HTMLDivElement>(null);
  const shown = useCodeTable(sources, view);
  const { grid, pairs, open } = shown;
  const { by } = view;
  const isCoded = sources.codes.length > 0 && sources.marks.some(({ codeIds }) => Object.keys(codeIds).length > 0);
  const people = useMemo(() => [...sources.participants.values()], [sources.participants]);
  const segments = useMemo(() => choicesAmong(people, 'segment'), [people]);
  const roles = useMemo(() => choicesAmong(people, 'role'), [people]);
  const most = useMemo(() => (grid ? mostIn(grid) : 0), [grid]);
  const onOpen = useCallback((cell: TableCell) => onViewChange({ ...view, cell }), [view, onViewChange]);
  const onOpenPair = useCallback((row: string) => onOpen({ row, column: null }), [onOpen]);
  const close = () => {
    root.current
      ?.querySelector<HTMLElement>(
        '[role="gridcell"][aria-selected], [data-pair][aria-pressed="true"], [data-cell][tabindex="0"]',
      )
      ?.focus({ preventScroll: true });
    onViewChange({ ...view, cell: null });
  };
  if (!isCoded) {
    return (
      <>
        <Head />
        <EmptyState title="Кодов в текстах пока нет" action={<Link href={props.studiesHref}>К исследованиям</Link>}>
          Откройте исследование, нажмите «Читать», выделите слова и поставьте код клавишей C. Таблица соберётся сама:
          кто из участников о чём сказал и сколько раз.
        </EmptyState>
      </>
    );
  }
  const reset = () => onViewChange({ ...view, study: null, segment: null, role: null, cell: null });
  const isFiltered = view.study !== null || view.segment !== null || view.role !== null;
  const isNobody = grid ? grid.people === 0 : pairs?.length === 0;
  return (
    <div ref={root}>
      <Head file={<ExportButton items={isNobody ? [] : [shown]} onExport={([one]) => onExport(one ?? shown)} />} />
      <CodeTableTools
        view={view}
        onViewChange={onViewChange}
        studies={sources.studies}
        segments={segments}
        roles={roles}
      />
      <Columns data-open={open ? '' : undefined}>
        {isNobody ? (
          <EmptyState
            title={grid ? 'Таких людей нет' : 'Вместе ничего не встречается'}
            action={isFiltered ? <Button onClick={reset}>Сбросить фильтры</Button> : undefined}
          >
            {grid
              ? 'Никто из участников не подходит под исследование, сегмент и роль сразу.'
              : 'Два кода встречаются вместе, когда оба стоят на одних словах или на словах, которые перекрываются.'}
          </EmptyState>
        ) : grid && by !== 'pairs' ? (
          <CodeTableGrid
            key={by}
            rows={grid.rows}
            columns={grid.columns}
            by={by}
            people={grid.people}
            most={most}
            opened={view.cell}
            codeHref={codeHref}
            onOpen={onOpen}
          />
        ) : (
          <CodePairsList pairs={pairs ?? []} openKey={view.cell?.row ?? null} onOpen={onOpenPair} />
        )}
        {open ? (
          <CodeTablePanel
            key={`${view.cell?.row} ${view.cell?.column}`}
            title={open.title}
            of={open.of}
            note={open.people > 1 ? counted(open.people, PEOPLE_FORMS) : ''}
            passages={open.passages}
            passageHref={passageHref}
            onClose={close}
          />
        ) : null}
      </Columns>
    </div>
  );
}
