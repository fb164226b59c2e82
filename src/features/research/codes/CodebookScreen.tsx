import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { ready, type Loadable } from '../../../domain/core/loadable.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { CodeStep } from '../../../domain/research/codes/codeMoves.ts';
import type { CodeCount, CodeUse } from '../../../domain/research/across/codeCounts.ts';
import { ListScreen } from '../../../patterns/list/ListScreen.tsx';
import { useNarrowed } from '../../../patterns/list/useNarrowed.ts';
import { WindowedList } from '../../../patterns/windowed/WindowedList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Row } from '../../../ui/Row.tsx';
import { CodebookFiles } from '../files/refi/CodebookFiles.tsx';
import type { CodebookFilesActs } from '../files/refi/refiActs.ts';
import { CodeDialogs } from './CodeDialogs.tsx';
import { CodeRow, type ListedCode } from './CodeRow.tsx';
import type { CodeActs, CodeTask } from './codeTask.ts';
import { useCodeDrag } from './useCodeDrag.ts';
import { useKeptPlace, type CodebookPlace } from './useKeptPlace.ts';
import { findCodes, listCodes } from './listedCodes.ts';

/** The codes of a company, and how much was said of each. */
export interface Codebook {
  readonly codes: readonly Code[];
  readonly counts: ReadonlyMap<string, CodeCount>;
  /** How a code is used now, itself alone. */
  readonly countUse: (id: string) => CodeUse;
}

export interface CodebookScreenProps {
  /** Where it was left, so that it opens there again. Default: it opens at its top. */
  place?: CodebookPlace | null;
  /** Called with where it is left. A stable function. */
  onLeave?: (place: CodebookPlace) => void;
  /** The codebook. */
  book: Loadable<Codebook>;
  /** Codes that could not be read; they are kept, and said. */
  brokenCount: number;
  /** Searched text, as the address has it. */
  find: string;
  /** Called at every key; `chosen` when it is given up at once. */
  onFindChange: (find: string, how: 'typing' | 'chosen') => void;
  /** Address of a code's page. A stable function. */
  codeHref: (id: string) => string;
  /** Address of the studies, where codes come from. */
  studiesHref: string;
  /** Actions on codes. */
  acts: CodeActs;
  /** Makes and reads the codebook's files. */
  files: CodebookFilesActs;
  /** Called to load the failed data again. */
  onRetry: () => void;
}

/** Texts of the list. */
const LIST = {
  heading: {
    title: 'Коды',
    subtitle: 'Кодовая книга компании: о чём говорят отмеченные слова всех исследований',
  },
  listTitle: 'Все коды',
  searchLabel: 'Поиск кодов...',
  searchedIn: 'Поиск смотрит названия кодов.',
  noun: ['код', 'кода', 'кодов'],
  noFilter: { query: '' },
  choices: [],
  emptyTitle: 'Кодов пока нет',
  emptyText:
    'Коды появляются при чтении: откройте материал исследования, выделите слова и нажмите «Код» или клавишу C. Здесь видно, сколько человек сказали об одном и том же. Код можно завести и заранее.',
} as const;

const NO_CODES: readonly Code[] = [];

const keyOf = ({ code }: ListedCode): string => code.id;

const STOPS = { selector: 'a[data-code]' } as const;

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 54;

/** The codebook: every code in its place, what is said of it, and all that can be corrected. */
export function CodebookScreen(props: CodebookScreenProps) {
  const { book, find, onFindChange, codeHref, acts } = props;
  const root = useRef<HTMLDivElement>(null);
  const [task, setTask] = useState<CodeTask | null>(null);
  const filter = useMemo(() => ({ query: find }), [find]);
  const rows = useMemo(
    () => (book.state === 'ready' ? ready(listCodes(book.value.codes, book.value.counts)) : book),
    [book],
  );
  const narrowed = useNarrowed(rows, filter, findCodes);
  const isFound = narrowed.applied.query.trim() !== '';

  /** Code that is to take a step, and the rows before it: afterwards its row is elsewhere, and takes the focus there. */
  const stepped = useRef<{ readonly id: string; readonly rows: typeof rows } | null>(null);
  const { onStep } = acts;
  const step = useCallback(
    (code: Code, where: CodeStep) => {
      stepped.current = { id: code.id, rows };
      onStep(code, where);
    },
    [onStep, rows],
  );
  useEffect(() => {
    if (stepped.current === null || stepped.current.rows === rows) return;
    const row = root.current?.querySelector<HTMLElement>(`a[data-code="${CSS.escape(stepped.current.id)}"]`);
    stepped.current = null;
    row?.focus();
  });

  const keptId = useKeptPlace(root, props.place ?? null, rows.state === 'ready', props.onLeave);
  const { drag, over } = useCodeDrag(book.state === 'ready' ? book.value.codes : NO_CODES, acts.onPut);
  const known = book.state === 'ready' ? book.value : null;
  return (
    <div ref={root}>
      <ListScreen
        {...LIST}
        {...narrowed}
        create={{
          label: 'Новый код',
          first: 'Новый код',
          icon: <Plus />,
          onClick: () => setTask({ what: 'new', parentId: null }),
        }}
        file={<CodebookFiles hasCodes={(known?.codes.length ?? 0) > 0} acts={props.files} />}
        emptyAction={
          <Row style={{ alignItems: 'center' }}>
            <Link href={props.studiesHref}>К исследованиям</Link>
            <Button needs="Researcher" icon={<Plus />} onClick={() => setTask({ what: 'new', parentId: null })}>
              Завести код
            </Button>
          </Row>
        }
        onFilterChange={({ query }, how) => onFindChange(query, how)}
        brokenCount={props.brokenCount}
        onRetry={props.onRetry}
        dialogs={
          known ? (
            <CodeDialogs
              task={task}
              codes={known.codes}
              countUse={known.countUse}
              acts={acts}
              onClose={() => setTask(null)}
            />
          ) : null
        }
      >
        <WindowedList
          label="Коды"
          items={narrowed.found}
          keyOf={keyOf}
          rowHeight={ROW_HEIGHT}
          gap={6}
          keptKey={keptId}
          stops={STOPS}
          renderItem={(listed) => (
            <CodeRow
              listed={listed}
              href={codeHref(listed.code.id)}
              found={isFound}
              drag={drag}
              drop={over?.id === listed.code.id ? over.drop : null}
              onTask={setTask}
              onStep={step}
            />
          )}
        />
      </ListScreen>
    </div>
  );
}
