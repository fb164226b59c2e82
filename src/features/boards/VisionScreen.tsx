import { useCallback, useEffect, useState } from 'react';

import { boardHeading } from '../../domain/boards/cards.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';

import type { CardDraft } from '../../patterns/form/cardForm.ts';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { useOver } from '../../ui/context/rights.ts';
import { Link } from '../../ui/Link.tsx';
import { BoardActions, type BoardActionsProps } from './BoardActions.tsx';
import { BoardSigns, type BoardSignsProps } from './BoardSigns.tsx';
import type { CardDrafts } from './BoardGrid.tsx';
import { BoardPane, type BoardPaneProps } from './BoardPane.tsx';
import type { BoardField } from '../../domain/boards/fields.ts';

export interface VisionScreenProps extends Pick<
  BoardPaneProps,
  | 'board'
  | 'recordId'
  | 'model'
  | 'proposals'
  | 'sources'
  | 'studyHref'
  | 'experimentHref'
  | 'linksHref'
  | 'shownCard'
  | 'about'
  | 'onSave'
  | 'onRestore'
  | 'onAccept'
  | 'onReject'
  | 'onRetry'
> {
  /** Whose board it is, in a company of several products. Default empty: there is nothing to tell apart. */
  product?: string;
  /** How many interviews the workspace rests on (R35); null until they are counted. */
  interviewCount: number | null;
  /** Address of the assistant, which fills an empty board. */
  chatHref: string;
  /** «Обновить из интервью» was pressed: the app says in a toast that it analyses, where there is something to analyse. */
  onRefresh: () => void;
  /** Makes the file. */
  onExport: BoardActionsProps['onExport'];
  /** «Показать снаружи»; not given in a company of one browser. */
  onShow?: BoardSignsProps['onShow'] | undefined;
  /** Text typed into cards before the screen was left, as passed to `onDraftsChange`. Default nothing. */
  keptDrafts?: CardDrafts;
  /** Called with what is typed into cards and not saved. Must be a stable function. */
  onDraftsChange?: (drafts: CardDrafts) => void;
}

/** Видение: the nine cards of the product's vision (R48). */
export function VisionScreen(props: VisionScreenProps) {
  const {
    product,
    interviewCount,
    chatHref,
    onRefresh,
    onExport,
    onShow,
    keptDrafts = {},
    onDraftsChange,
    ...pane
  } = props;
  // Nobody whose access has ended knows how many there are.
  const isOver = useOver() !== null;
  const [refreshing, setRefreshing] = useState(false);
  const [drafts, setDrafts] = useState<CardDrafts>(keptDrafts);
  useEffect(() => onDraftsChange?.(drafts), [drafts, onDraftsChange]);
  const onDraftChange = useCallback(
    (field: BoardField, draft: CardDraft | undefined) => setDrafts((before) => ({ ...before, [field]: draft })),
    [],
  );
  return (
    <div>
      <PageHeader
        {...boardHeading(SCREEN_HEADINGS.vision, isOver ? null : interviewCount, product)}
        actions={
          <BoardActions
            disabled={pane.board.state !== 'ready'}
            onRefresh={() => {
              onRefresh();
              setRefreshing(true);
            }}
            onExport={onExport}
          />
        }
        file={
          onShow && (
            <BoardSigns
              boardId="vision"
              recordId={pane.recordId}
              disabled={pane.board.state !== 'ready'}
              onShow={onShow}
            />
          )
        }
      />
      <AlsoHere kind="board" id={pane.recordId ?? 'vision'} place="gap" />
      <BoardPane
        {...pane}
        boardId="vision"
        invitation={
          <>
            Доска пока пуста. <Link href={chatHref}>Ответьте на вопросы ассистента</Link>, и он заполнит её, или
            напишите карточки сами.
          </>
        }
        refreshing={refreshing}
        onRefreshingEnd={() => setRefreshing(false)}
        drafts={drafts}
        onDraftChange={onDraftChange}
      />
    </div>
  );
}
