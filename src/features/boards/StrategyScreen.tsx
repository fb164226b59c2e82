import { useCallback, useState } from 'react';
import { styled } from 'styled-components';

import type { Board, BoardField, BoardId } from '../../domain/board.ts';
import { BOARD_TITLES, boardHeading, STRATEGY_BOARDS } from '../../domain/boardRules.ts';

import type { Loadable } from '../../domain/loadable.ts';
import { SCREEN_HEADINGS } from '../../domain/screenHeadings.ts';
import type { CardDraft } from '../../patterns/cardForm.ts';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { spaces } from '../../theme/tokens.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { BoardActions, type BoardFormat } from './BoardActions.tsx';
import type { CardDrafts } from './BoardGrid.tsx';
import { BoardPane, type BoardPaneProps } from './BoardPane.tsx';

/** A tab of /strategy. */
export type StrategyTab = (typeof STRATEGY_BOARDS)[number];

export interface StrategyScreenProps extends Pick<
  BoardPaneProps,
  | 'studyHref'
  | 'experimentHref'
  | 'linksHref'
  | 'shownCard'
  | 'proposals'
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
  /** How many interviews the workspace rests on (decision 10); null until they are counted. */
  interviewCount: number | null;
  /** Another tab was chosen. */
  onTabChange: (tab: StrategyTab) => void;
  /** «Обновить из интервью» was pressed: the app shows the toast of specification §7. */
  onRefresh: () => void;
  /** Makes the file of the tab's board. */
  onExport: (tab: StrategyTab, format: BoardFormat) => Promise<unknown>;
}

const Pane = styled.div`
  padding-block-start: ${spaces[4]}px;
`;

const NO_DRAFTS: CardDrafts = {};

/** Стратегия: three boards of cards (specification §2 «Strategy page»). */
export function StrategyScreen(props: StrategyScreenProps) {
  const { tab, board, interviewCount, onTabChange, onRefresh, onExport, ...pane } = props;
  const [refreshing, setRefreshing] = useState(false);
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<BoardId, CardDrafts>>>>({});
  const onDraftChange = useCallback(
    (field: BoardField, draft: CardDraft | undefined) =>
      setDrafts((before) => ({ ...before, [tab]: { ...before[tab], [field]: draft } })),
    [tab],
  );
  return (
    <div>
      <PageHeader
        {...boardHeading(SCREEN_HEADINGS.strategy, interviewCount)}
        actions={
          <BoardActions
            disabled={board.state !== 'ready'}
            onRefresh={() => {
              onRefresh();
              setRefreshing(true);
            }}
            onExport={(format) => onExport(tab, format)}
          />
        }
      />
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
                boardId={id}
                invitation="Доска пока пуста. Напишите карточки сами; когда появятся инсайты, «Обновить из интервью» предложит, чем их дополнить."
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
