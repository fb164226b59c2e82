import type { CodeTableView, PeopleFilter } from '../../../domain/research/across/tableView.ts';
import { useMemo } from 'react';

import { quoted } from '../../../domain/core/format.ts';
import { codeTree, withDescendants } from '../../../domain/research/codes/codeTree.ts';
import type { Code } from '../../../domain/research/code.ts';
import { codeGrid, type CodeGrid } from '../../../domain/research/across/codeGrid.ts';
import { codeEvidenceOf, type CodeEvidence, type GridSources } from '../../../domain/research/across/codeEvidence.ts';
import { inColumnOrder, inRowOrder } from '../../../domain/research/across/gridOrder.ts';
import { codePairs, type CodePair } from '../../../domain/research/across/codePairs.ts';
import type { Mark } from '../../../domain/research/mark.ts';
import { shownPassages, type ShownPassage } from './codeTablePassages.ts';
import { columnName } from './codeTableView.ts';

/** Records that the table is counted from: living ones only. */
export interface CodeTableSources extends GridSources {
  readonly marks: readonly Mark[];
}

/** The passages of the cell that is open. */
export interface OpenPassages {
  readonly title: string;
  readonly of: string;
  /** How many people said them. */
  readonly people: number;
  readonly passages: readonly ShownPassage[];
}

/** Drawn content of the table. */
export interface ShownTable {
  /** Null while the codes that occur together are shown. */
  readonly grid: CodeGrid | null;
  /** Null while the table is. */
  readonly pairs: readonly CodePair[] | null;
  readonly open: OpenPassages | null;
}

const GONE = 'Код удалён';

/** The filter as far as it can be met: a study that is gone lets everybody through. */
function useFilter({ studies }: CodeTableSources, { study, segment, role }: CodeTableView): PeopleFilter {
  const known = study !== null && studies.some(({ id }) => id === study) ? study : null;
  return useMemo(() => ({ study: known, segment, role }), [known, segment, role]);
}

const peopleIn = (evidence: readonly CodeEvidence[]): number => new Set(evidence.map(({ person }) => person.key)).size;

/** Counts the table, or the codes that occur together, and finds the passages of the cell that is open. */
export function useCodeTable(sources: CodeTableSources, view: CodeTableView): ShownTable {
  const filter = useFilter(sources, view);
  const { by, rows, columns, cell } = view;
  const counted = useMemo(() => (by === 'pairs' ? null : codeGrid(sources, filter, by)), [sources, filter, by]);
  const grid = useMemo(
    () =>
      counted && {
        ...counted,
        rows: inRowOrder(counted.rows, rows),
        columns: inColumnOrder(counted.columns, columns),
      },
    [counted, rows, columns],
  );
  const pairs = useMemo(
    () => (by === 'pairs' ? codePairs(sources.codes, codeEvidenceOf(sources, filter)) : null),
    [sources, filter, by],
  );
  const book = useMemo(() => codeTree(sources.codes).map(({ code }) => code), [sources.codes]);
  const open = useMemo((): OpenPassages | null => {
    if (cell === null) return null;
    const evidence = codeEvidenceOf(sources, filter);
    const facts = { studies: new Map(sources.studies.map(({ id, title }) => [id, title])), codes: book };
    const found = (title: string, of: string, some: readonly CodeEvidence<Mark>[]): OpenPassages => ({
      title,
      of,
      people: peopleIn(some),
      passages: shownPassages(some, facts),
    });
    if (pairs) {
      const pair = pairs.find(({ key }) => key === cell.row);
      const ids = new Set(pair?.marks);
      return found(
        pair ? namesOf(pair.codes) : 'Коды вместе',
        '',
        evidence.filter(({ mark }) => ids.has(mark.id)),
      );
    }
    const code = book.find(({ id }) => id === cell.row);
    const wanted = code ? withDescendants(sources.codes, code.id) : new Set<string>();
    const column = grid?.columns.find(({ key }) => key === cell.column);
    const stands = ({ mark, person }: CodeEvidence): boolean =>
      cell.column === null ||
      cell.column === (by === 'participants' ? person.key : by === 'studies' ? mark.researchId : person.segment);
    return found(
      code?.name ?? GONE,
      column && by !== 'pairs' ? columnName(column, by) : '',
      evidence.filter((one) => stands(one) && Object.keys(one.mark.codeIds).some((id) => wanted.has(id))),
    );
  }, [cell, sources, filter, by, pairs, grid, book]);
  return { grid, pairs, open };
}

const namesOf = (codes: readonly Code[]): string => codes.map(({ name }) => quoted(name)).join(' и ');
