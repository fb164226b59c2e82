import {
  COLUMN_ORDERS,
  FIRST_TABLE,
  GRID_COLUMNS,
  ROW_ORDERS,
  type CodeTableView,
} from '#src/domain/research/across/tableView.ts';
import { personAt } from '#src/domain/research/privacy/personId.ts';
import { setOrDrop, type UrlCodec } from '../../../routing/useUrlState.ts';

const COLUMNS = [...GRID_COLUMNS, 'pairs'] as const;

/** Sets a parameter that may be empty, which says something here: those who have no segment, for one. */
function setOrDropNull(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}

/**
 * `?view=table&columns=segments&within=…&seg=…&role=…&rows=people&sort=count&cell=…&who=…`: whose words count is `within` (a study),
 * `seg` and `role`; the open cell is `cell` (a code or a pair), `in` the column.
 */
export const TABLE_VIEW: UrlCodec<CodeTableView> = {
  read: (params) => {
    if (params.get('view') !== 'table') return FIRST_TABLE;
    const cell = params.get('cell');
    const who = params.get('who');
    const by = COLUMNS.find((one) => one === params.get('columns')) ?? FIRST_TABLE.by;
    return {
      by,
      study: params.get('within') || null,
      segment: params.get('seg'),
      role: params.get('role'),
      rows: ROW_ORDERS.find((one) => one === params.get('rows')) ?? FIRST_TABLE.rows,
      columns: COLUMN_ORDERS.find((one) => one === params.get('sort')) ?? FIRST_TABLE.columns,
      cell: cell ? { row: cell, column: who !== null && by === 'participants' ? personAt(who) : who } : null,
    };
  },
  write: (view, params) => {
    setOrDrop(params, 'columns', view.by, FIRST_TABLE.by);
    setOrDrop(params, 'within', view.study ?? '');
    setOrDropNull(params, 'seg', view.segment);
    setOrDropNull(params, 'role', view.role);
    setOrDrop(params, 'rows', view.rows, FIRST_TABLE.rows);
    setOrDrop(params, 'sort', view.columns, FIRST_TABLE.columns);
    setOrDrop(params, 'cell', view.cell?.row ?? '');
    setOrDropNull(params, 'who', view.cell?.column ?? null);
  },
};
