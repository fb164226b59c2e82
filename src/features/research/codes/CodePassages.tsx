import { X } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../../domain/core/format.ts';
import type { Code } from '../../../domain/research/code.ts';
import { besideCodes } from '../../../domain/research/across/codePassages.ts';
import { countSaid, narrowPassages } from '../../../domain/research/across/passagesView.ts';
import type { Mark } from '../../../domain/research/mark.ts';
import { FilterBar } from '../../../patterns/list/FilterBar.tsx';
import { WindowedList } from '../../../patterns/windowed/WindowedList.tsx';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { BesideCodes } from './BesideCodes.tsx';
import { QUOTE_FORMS, STUDY_FORMS } from './codeWords.ts';
import type { OpenCode } from './openCode.ts';
import { passageChoices } from './passageChoices.ts';
import { passageItems, type PassageItem } from './passageItems.ts';
import { PassageRow } from './PassageRow.tsx';
import { WHOLE_VIEW, type PassagesView } from './passagesView.ts';

export interface CodePassagesProps {
  /** The code with everything that was marked with it. */
  found: OpenCode;
  /** View of it. The same object while it is unchanged. */
  view: PassagesView;
  /** Something else is to be shown; `typing` at every key. */
  onViewChange: (view: PassagesView, how: 'typing' | 'chosen') => void;
  /** Address of the studies, where codes come from. */
  studiesHref: string;
  /** Address of a code's page. A stable function. */
  codeHref: (id: string) => string;
  /** Address of a passage in the reading view. A stable function. */
  passageHref: (mark: Mark) => string;
  /** Takes a code from marked words. A stable function. */
  onTakeCode: (mark: Mark, code: Code) => void;
}

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

/** Everything that was marked with a code: how many people said it, what else they said there, and each passage. */
export function CodePassages(props: CodePassagesProps) {
  const { found, view, onViewChange, studiesHref, codeHref, passageHref, onTakeCode } = props;
  const { code, book, passages, talkers, names } = found;
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

  return passages.length === 0 ? (
    <EmptyState title="Этим кодом пока ничего не отмечено" action={<Link href={studiesHref}>К исследованиям</Link>}>
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
  );
}
