import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';

import type { BoardFormat } from '../../domain/boards/boardFormats.ts';
import type { Board, BoardId, BoardRecordId } from '../../domain/boards/board.ts';
import { BOARD_TITLES, boardHeading, STRATEGY_BOARDS } from '../../domain/boards/cards.ts';

import type { Loadable } from '../../domain/core/loadable.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import type { CardDraft } from '../../patterns/form/cardForm.ts';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { spaces } from '../../theme/tokens.ts';
import { useOver } from '../../ui/context/rights.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BoardActions } from './BoardActions.tsx';
import type { CardDrafts } from './BoardGrid.tsx';
import { BoardSigns } from './BoardSigns.tsx';
import { BoardPane, type BoardPaneProps } from './BoardPane.tsx';
import { STRATEGY_FORMS } from './strategyForms.ts';
import type { BoardField } from '../../domain/boards/fields.ts';

export type StrategyTab = (typeof STRATEGY_BOARDS)[number];

const mainRecord = (tab: StrategyTab): BoardRecordId => tab;

/** Typed and unsaved text of cards, by board. */
export type StrategyDrafts = Readonly<Partial<Record<BoardId, CardDrafts>>>;

export interface StrategyScreenProps extends Pick<
  BoardPaneProps,
  | 'studyHref'
  | 'experimentHref'
  | 'linksHref'
  | 'shownCard'
  | 'about'
  | 'model'
  | 'proposals'
  | 'sources'
  | 'onSave'
  | 'onRestore'
  | 'onAccept'
  | 'onReject'
  | 'onRetry'
> {
  /** The chosen tab, as the address has it. */
  tab: StrategyTab;
  /** The board of the tab. */
  board: Loadable<Board | null>;
  /** Record of a board: another product's has an id of its own. Default: the main product's. */
  recordOf?: (tab: StrategyTab) => BoardRecordId;
  /** Whose board it is, in a company of several products. Default empty: there is nothing to tell apart. */
  product?: string;
  /** How many interviews the workspace rests on (R35); null until they are counted. */
  interviewCount: number | null;
  /** Another tab was chosen. */
  onTabChange: (tab: StrategyTab) => void;
  /** «Обновить из интервью» was pressed: the app says in a toast that it analyses, where there is something to analyse. */
  onRefresh: () => void;
  /** Makes the file of the tab's board. The signal stops it. */
  onExport: (tab: StrategyTab, format: BoardFormat, signal: AbortSignal) => Promise<unknown>;
  /** Address of the touchpoints, told of over the board (R356); without it there is no way to them. */
  touchpointHref?: string;
  /** «Показать снаружи»; not given in a company of one browser. */
  onShow?: ((tab: StrategyTab) => void) | undefined;
  /** Text typed into cards before the screen was left, as passed to `onDraftsChange`. Default nothing. */
  keptDrafts?: StrategyDrafts;
  /** Called with what is typed into cards and not saved. Must be a stable function. */
  onDraftsChange?: (drafts: StrategyDrafts) => void;
}

const Pane = styled.div`
  padding-block-start: ${spaces[4]}px;
`;

const NO_DRAFTS: CardDrafts = {};

/** Стратегия: three boards of cards (R48). */
export function StrategyScreen(props: StrategyScreenProps) {
  const {
    recordOf = mainRecord,
    tab,
    board,
    product,
    interviewCount,
    onTabChange,
    onRefresh,
    onExport,
    onShow,
    touchpointHref,
    keptDrafts = {},
    onDraftsChange,
    ...pane
  } = props;
  // Nobody whose access has ended knows how many there are.
  const isOver = useOver() !== null;
  const [refreshing, setRefreshing] = useState(false);
  const [drafts, setDrafts] = useState<StrategyDrafts>(keptDrafts);
  useEffect(() => onDraftsChange?.(drafts), [drafts, onDraftsChange]);
  const onDraftChange = useCallback(
    (field: BoardField, draft: CardDraft | undefined) =>
      setDrafts((before) => ({ ...before, [tab]: { ...before[tab], [field]: draft } })),
    [tab],
  );
  return (
    <div>
      <PageHeader
        {...boardHeading(SCREEN_HEADINGS.strategy, isOver ? null : interviewCount, product)}
        actions={
          <>
            {touchpointHref === undefined ? null : <LinkButton href={touchpointHref}>Точки касания</LinkButton>}
            <BoardActions
              disabled={board.state !== 'ready'}
              onRefresh={() => {
                onRefresh();
                setRefreshing(true);
              }}
              onExport={(format, signal) => onExport(tab, format, signal)}
            />
          </>
        }
        file={
          onShow && (
            <BoardSigns
              boardId={tab}
              recordId={recordOf(tab)}
              disabled={board.state !== 'ready'}
              onShow={() => onShow(tab)}
            />
          )
        }
      />
      <AlsoHere kind="board" id={recordOf(tab)} place="gap" />
      <Tabs
        label="Доски стратегии"
        value={tab}
        onValueChange={(value) => onTabChange(value as StrategyTab)}
        tabs={STRATEGY_BOARDS.map((id) => ({
          value: id,
          label: BOARD_TITLES[id],
          content: (
            <Pane>
              <BoardPane
                {...pane}
                key={id}
                forms={STRATEGY_FORMS}
                boardId={id}
                recordId={recordOf(id)}
                invitation="Доска пока пуста. Напишите карточки сами."
                board={board}
                refreshing={refreshing}
                onRefreshingEnd={() => setRefreshing(false)}
                drafts={drafts[id] ?? NO_DRAFTS}
                onDraftChange={onDraftChange}
              />
            </Pane>
          ),
        }))}
      />
    </div>
  );
}
