import { X } from 'lucide-react';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { counted, quoted } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Code } from '../../../domain/research/code.ts';
import { besideCodes, countSaid, narrowPassages } from '../../../domain/research/across/codePassages.ts';
import type { Mark } from '../../../domain/research/mark.ts';
import { FilterBar } from '../../../patterns/list/FilterBar.tsx';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { WindowedList } from '../../../patterns/windowed/WindowedList.tsx';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BesideCodes } from './BesideCodes.tsx';
import { CodeDialogs } from './CodeDialogs.tsx';
import { CodeHead } from './CodeHead.tsx';
import type { CodeActs, CodeTask } from './codeTask.ts';
import { QUOTE_FORMS, STUDY_FORMS } from './codeWords.ts';
import type { OpenCode } from './openCode.ts';
import { passageChoices } from './passageChoices.ts';
import { passageItems, type PassageItem } from './passageItems.ts';
import { PassageRow } from './PassageRow.tsx';
import { WHOLE_VIEW, type PassagesView } from './passagesView.ts';

export interface CodePageProps {
  /** The code; null when there is none such: it was deleted, or never was here. */
  opened: Loadable<OpenCode | null>;
  /** View of it. The same object while it is unchanged. */
  view: PassagesView;
  /** Something else is to be shown; `typing` at every key. */
  onViewChange: (view: PassagesView, how: 'typing' | 'chosen') => void;
  /** Address of the studies, where codes come from. */
  studiesHref: string;
  /** Address of the codebook. */
  bookHref: string;
  /** Address of a code's page. A stable function. */
  codeHref: (id: string) => string;
  /** Address of a passage in the reading view. A stable function. */
  passageHref: (mark: Mark) => string;
  /** Actions on codes. */
  acts: CodeActs;
  /** Takes a code from marked words. A stable function. */
  onTakeCode: (mark: Mark, code: Code) => void;
  /** The code is no more: it was deleted here, or merged into another. */
  onGone: (into: Code | null) => void;
  /** Called to load the failed data again. */
  onRetry: () => void;
}

const Page = styled.section`
  &:focus {
    outline: none;
  }
`;

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[4]}px;
  align-items: baseline;
  margin-block-end: ${spaces[4]}px;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;

  & > strong {
    color: var(--color-ink);
    font-size: ${fontSizes.lg};
  }
`;

const Group = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${spaces[3]}px;
  align-items: baseline;
  padding-block: ${spaces[3]}px ${spaces[1]}px;
  font-size: ${fontSizes.md};
  overflow-wrap: anywhere;

  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const keyOf = ({ key }: PassageItem): string => key;

const STOPS = { selector: 'a[data-passage]', has: (item: PassageItem) => item.kind === 'passage' } as const;

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 120;

/** A code's own page: who said something of it and what, what else they said there, and the way to each passage. */
export function CodePage(props: CodePageProps) {
  const { opened, onGone } = props;
  const [task, setTask] = useState<CodeTask | null>(null);
  const found = opened.state === 'ready' ? opened.value : null;
  // A code that another tab removes while its form is open: the form says so over the typed text.
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const codes = found?.book.codes ?? kept?.book.codes.filter(({ id }) => id !== kept.code.id) ?? [];
  const root = useRef<HTMLElement>(null);
  // The link that led here is gone with its page: the focus comes to the beginning of this one.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page ref={root} tabIndex={-1} aria-label={(found ?? kept)?.code.name ?? 'Код'}>
      {opened.state === 'loading' ? <Skeleton height={320} /> : null}
      {opened.state === 'failed' ? (
        <ErrorState title="Код не открылся" message={opened.message} onRetry={props.onRetry} />
      ) : null}
      {opened.state === 'ready' && !found ? (
        <EmptyState
          title={kept ? `Кода ${quoted(kept.code.name)} больше нет` : 'Такого кода нет'}
          action={<Link href={props.bookHref}>Ко всем кодам</Link>}
        >
          {kept
            ? 'Его удалили или объединили с другим в другой вкладке. Отмеченные слова остались на своих местах.'
            : 'Его удалили или объединили с другим, или ссылка ведёт в другое рабочее пространство.'}
        </EmptyState>
      ) : null}
      {found ? <Whole {...props} found={found} onTask={setTask} /> : null}
      {kept ? (
        <CodeDialogs
          task={task}
          codes={codes}
          countUse={kept.book.countUse}
          acts={props.acts}
          onClose={() => setTask(null)}
          onGone={onGone}
        />
      ) : null}
    </Page>
  );
}

/** The page of a code that is there. */
function Whole(props: CodePageProps & { found: OpenCode; onTask: (task: CodeTask) => void }) {
  const { found, view, onViewChange, codeHref, passageHref, onTakeCode, onTask } = props;
  const { code, book, passages, talkers, names } = found;
  const root = useRef<HTMLDivElement>(null);
  useFocusHome(root, useRef<HTMLElement>(null));
  // A key in the search field draws the field, and the passages after it.
  const applied = useDeferredValue(view);
  const near = useMemo(() => narrowPassages(passages, { ...applied, with: null }), [passages, applied]);
  const shown = useMemo(() => (applied.with === null ? near : narrowPassages(near, applied)), [near, applied]);
  const items = useMemo(
    () => passageItems(shown, applied.by, applied.order, names),
    [shown, applied.by, applied.order, names],
  );
  const beside = useMemo(() => besideCodes(book.codes, near, code.id), [book.codes, near, code.id]);
  const byId = useMemo(() => new Map(book.codes.map((one) => [one.id, one])), [book.codes]);
  const { said, of } = countSaid(shown, talkers, applied);
  const studies = new Set(shown.map(({ mark }) => mark.researchId)).size;
  const choose = (next: Partial<PassagesView>) => onViewChange({ ...view, ...next }, 'chosen');
  const { choices, read } = passageChoices(found, view);
  const person = view.person === null ? undefined : passages.find((one) => one.person === view.person);

  return (
    <div ref={root}>
      <CodeHead code={code} codes={book.codes} bookHref={props.bookHref} codeHref={codeHref} onTask={onTask} />
      {passages.length === 0 ? (
        <EmptyState
          title="Этим кодом пока ничего не отмечено"
          action={<Link href={props.studiesHref}>К исследованиям</Link>}
        >
          Откройте материал исследования, выделите слова, нажмите «Код» или клавишу C и наберите первые буквы.
        </EmptyState>
      ) : (
        <>
          <Summary>
            <strong>
              {said} из {of} сказали
            </strong>
            <span>{counted(shown.length, QUOTE_FORMS)}</span>
            <span>{counted(studies, STUDY_FORMS)}</span>
            {view.person === null ? null : (
              <Button size="sm" icon={<X />} onClick={() => choose({ person: null })}>
                Только: {person ? names.signature(person.mark) || 'не подписано' : 'один человек'}
              </Button>
            )}
          </Summary>
          <BesideCodes beside={beside} chosen={view.with} onChoose={(id) => choose({ with: id })} />
          <FilterBar
            searchLabel="Поиск в цитатах..."
            query={view.find}
            onQueryChange={(find) => onViewChange({ ...view, find }, 'typing')}
            choices={choices}
            onChoose={(values) => choose(read(values))}
            found={applied === view ? shown.length : null}
            noun={QUOTE_FORMS}
            within={`${view.with} ${view.person}`}
          />
          {shown.length === 0 ? (
            <EmptyState
              title="Таких цитат нет"
              action={
                <Button onClick={() => choose({ ...WHOLE_VIEW, by: view.by, order: view.order })}>
                  Показать все цитаты
                </Button>
              }
            >
              Всего с этим кодом: {counted(passages.length, QUOTE_FORMS)}.
            </EmptyState>
          ) : (
            <div aria-busy={applied !== view}>
              <WindowedList
                label="Цитаты"
                items={items}
                keyOf={keyOf}
                rowHeight={ROW_HEIGHT}
                stops={STOPS}
                renderItem={(item) =>
                  item.kind === 'group' ? (
                    <Group>
                      <span>{item.title}</span>
                      <small>
                        {item.hint ? (
                          <>
                            <span>{item.hint}</span> ·{' '}
                          </>
                        ) : null}
                        {counted(item.count, QUOTE_FORMS)}
                      </small>
                    </Group>
                  ) : (
                    <PassageRow
                      mark={item.passage.mark}
                      where={item.where}
                      codes={item.passage.beside.flatMap((id) => byId.get(id) ?? [])}
                      own={byId.get(item.passage.givenId) ?? code}
                      href={passageHref(item.passage.mark)}
                      codeHref={codeHref}
                      onTakeCode={onTakeCode}
                    />
                  )
                }
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
