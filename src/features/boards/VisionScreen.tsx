import { useCallback, useState } from 'react';

import type { BoardField } from '../../domain/board.ts';
import { boardHeading } from '../../domain/boardRules.ts';
import { SCREEN_HEADINGS } from '../../domain/screenHeadings.ts';

import type { CardDraft } from '../../patterns/cardForm.ts';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { Link } from '../../ui/Link.tsx';
import { BoardActions, type BoardActionsProps } from './BoardActions.tsx';
import type { CardDrafts } from './BoardGrid.tsx';
import { BoardPane, type BoardPaneProps } from './BoardPane.tsx';

export interface VisionScreenProps extends Pick<
  BoardPaneProps,
  | 'board'
  | 'proposals'
  | 'studyHref'
  | 'experimentHref'
  | 'linksHref'
  | 'shownCard'
  | 'onSave'
  | 'onRestore'
  | 'onAccept'
  | 'onReject'
  | 'onRetry'
> {
  /** How many interviews the workspace rests on (decision 10); null until they are counted. */
  interviewCount: number | null;
  /** Address of the assistant, which fills an empty board. */
  chatHref: string;
  /** «Обновить из интервью» was pressed: the app shows the toast of specification §7. */
  onRefresh: () => void;
  /** Makes the file. */
  onExport: BoardActionsProps['onExport'];
}

/** Видение: the nine cards of the product's vision (specification §2 «Product Vision Board page»). */
export function VisionScreen({ interviewCount, chatHref, onRefresh, onExport, ...pane }: VisionScreenProps) {
  const [refreshing, setRefreshing] = useState(false);
  const [drafts, setDrafts] = useState<CardDrafts>({});
  const onDraftChange = useCallback(
    (field: BoardField, draft: CardDraft | undefined) => setDrafts((before) => ({ ...before, [field]: draft })),
    [],
  );
  return (
    <div>
      <PageHeader
        {...boardHeading(SCREEN_HEADINGS.vision, interviewCount)}
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
      />
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
