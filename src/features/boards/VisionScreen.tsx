import { useCallback, useState } from 'react';
import { styled } from 'styled-components';

import type { BoardField } from '../../domain/board.ts';
import { contentOf, BOARD_CARDS, interviewLine } from '../../domain/boardRules.ts';

import type { CardDraft } from '../../patterns/cardForm.ts';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
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
  /** How many interviews the workspace rests on (decision 10). */
  interviewCount: number;
  /** Address of the assistant, which fills an empty board. */
  chatHref: string;
  /** «Обновить из интервью» was pressed: the app shows the toast of specification §7. */
  onRefresh: () => void;
  /** Makes the file. */
  onExport: BoardActionsProps['onExport'];
}

const Invitation = styled.p`
  margin-block-end: ${spaces[4]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  font-size: ${fontSizes.sm}px;
`;

/** Видение: the nine cards of the product's vision (specification §2 «Product Vision Board page»). */
export function VisionScreen({ interviewCount, chatHref, onRefresh, onExport, ...pane }: VisionScreenProps) {
  const [refreshing, setRefreshing] = useState(false);
  const [drafts, setDrafts] = useState<CardDrafts>({});
  const onDraftChange = useCallback(
    (field: BoardField, draft: CardDraft | undefined) => setDrafts((before) => ({ ...before, [field]: draft })),
    [],
  );
  const { board } = pane;
  const isEmpty =
    board.state === 'ready' && BOARD_CARDS.vision.every(({ field }) => contentOf(board.value, field).trim() === '');
  return (
    <div>
      <PageHeader
        title="Видение"
        subtitle={`Product Vision Board: ${interviewLine(interviewCount)}`}
        actions={
          <BoardActions
            disabled={board.state !== 'ready'}
            onRefresh={() => {
              onRefresh();
              setRefreshing(true);
            }}
            onExport={onExport}
          />
        }
      />
      {isEmpty ? (
        <Invitation>
          Доска пока пуста. <Link href={chatHref}>Ответьте на вопросы ассистента</Link>, и он заполнит её, или напишите
          карточки сами.
        </Invitation>
      ) : null}
      <BoardPane
        {...pane}
        boardId="vision"
        refreshing={refreshing}
        onRefreshingEnd={() => setRefreshing(false)}
        drafts={drafts}
        onDraftChange={onDraftChange}
      />
    </div>
  );
}
