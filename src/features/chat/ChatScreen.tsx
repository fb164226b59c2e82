import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { progressOf, type Interview, type Proposal } from '../../domain/chat/interview.ts';
import type { BoardChange } from '../../domain/chat/interviewBoard.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { media } from '../../theme/media.ts';
import { layers, spaces, widths } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChatFileList, type ChatFile } from './ChatFileList.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatUploader } from './ChatUploader.tsx';
import { chatView, type ChatView } from './chatView.ts';
import { measureFoot } from './measureFoot.ts';
import { MessageField } from './MessageField.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { ResultCard, type ResultCardProps } from './ResultCard.tsx';
import { RestartDialog } from './RestartDialog.tsx';
import { RevisionNote } from './RevisionNote.tsx';
import { useChat } from './useChat.ts';
import type { ChatField } from '../../domain/boards/fields.ts';

const BoardReview = onDemand(() => import('./BoardReview.tsx').then((module) => module.BoardReview));

/** What the screen shows; everything comes in as props, time passes outside. */
export interface ChatScreenProps {
  /** The interview; null before the first greeting is stored. */
  interview: Loadable<Interview | null>;
  /** Keys of the bot's messages that are stored and not shown yet (`said` while the bot is typing). Default none. */
  heldBack?: readonly string[];
  /** The bot is typing: nothing can be sent meanwhile. */
  typing: boolean;
  /** Text of the message, kept by the parent. The screen empties it when the message is stored. */
  draft: string;
  /** The draft changed. */
  onDraftChange: (draft: string) => void;
  /** The passage proposed for the question that is asked (`proposalOf`), or null. */
  proposal: Proposal | null;
  /** Files given to the chat, with what has become of them. */
  files: readonly ChatFile[];
  /** The finished board, or null. */
  result: { readonly answers: Interview['answers'] } | null;
  /** The board is being edited. Default false. */
  editing?: boolean;
  /** Draws a section of the board while it is being edited. */
  renderSection: (field: ChatField) => ReactNode;
  /** Address of /vision. */
  visionHref: string;
  /** Address where colleagues are invited. */
  inviteHref: string;
  /** What the answers would change on the board, where that needs a yes; empty: nothing waits. */
  changes: readonly BoardChange[];
  /** The chosen sections of the board are replaced by the answers. */
  onReplace: (fields: readonly ChatField[]) => Promise<Outcome>;
  /** The board stays as it is. */
  onLeaveBoard: () => Promise<Outcome>;
  /** Sends a message. */
  onSend: (text: string) => Promise<Outcome>;
  /** The proposal is the answer. */
  onAccept: () => Promise<Outcome>;
  /** The proposal is not wanted. */
  onDismiss: () => Promise<Outcome>;
  /** The answer to this question is to be changed. */
  onGoBack: (field: ChatField) => Promise<Outcome>;
  /** The answer that was to be changed stays. */
  onKeep: () => Promise<Outcome>;
  /** Everything from the beginning, confirmed. */
  onRestart: () => Promise<Outcome>;
  /** Files were chosen or dropped; only those that are taken. */
  onChooseFiles: (files: File[]) => void;
  /** Stops the reading of a file. */
  onCancelFile: (id: string) => void;
  /** Takes a file out. */
  onRemoveFile: (id: string) => void;
  /** «Скачать PDF». */
  onDownload: () => Promise<unknown>;
  /** «Отправить команде»; `alone` when there is nobody to send it to. */
  onShare: ResultCardProps['onShare'];
  /** «Редактировать», with the wanted state. */
  onEdit: (editing: boolean) => Promise<unknown>;
  /** The interview is to be loaded again. */
  onRetry: () => void;
}

// One reading column; the board alone takes the page's width.
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${widths.reading}) minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  align-content: start;
  /* The field is the page's foot: it takes the room that the shell leaves under every screen. */
  min-height: calc(100dvh - 56px - ${spaces[8]}px);
  margin-block-end: -${spaces[6]}px;
  ${media.mobile} {
    min-height: calc(100dvh - 56px - ${spaces[4]}px);
    margin-block-end: -${spaces[7]}px;
  }

  & > * {
    grid-column: 2;
    min-width: 0;
  }
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const Talk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
  align-content: start;
  padding-block: ${spaces[5]}px;
`;

const Result = styled.div`
  && {
    grid-column: 1 / -1;
  }
  margin-block-end: ${spaces[5]}px;
  scroll-margin-block-start: 72px;
`;

const Foot = styled.div`
  position: sticky;
  z-index: ${layers.bar};
  bottom: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding-block: ${spaces[3]}px;
  border-block-start: 1px solid var(--color-hairline);
  background: var(--color-paper);
  /* Under the board, which is wider and is to be read. */
  &[data-after='board'] {
    position: static;
  }
  ${media.mobile} {
    padding-block: ${spaces[2]}px max(${spaces[2]}px, env(safe-area-inset-bottom));
  }
  ${media.print} {
    display: none;
  }
`;

const Waiting = styled.output`
  display: grid;
  gap: ${spaces[4]}px;
  padding-block: ${spaces[5]}px;
`;

/** Stands in for a transcript that is being read. */
function Reading() {
  return (
    <Waiting>
      <VisuallyHidden>Загружаем переписку…</VisuallyHidden>
      <Skeleton height={72} width="80%" />
      <Skeleton height={48} width="60%" />
      <Skeleton height={72} width="75%" />
    </Waiting>
  );
}

interface FilesProps {
  of: ChatScreenProps;
  view: ChatView;
  disabled: boolean;
  onContinue: (label: string) => void;
  onEmptied: () => void;
}

/** Files that are asked for, or are still being read. */
function Files({ of, view, disabled, onContinue, onEmptied }: FilesProps) {
  if (view.upload)
    return (
      <ChatUploader
        files={of.files}
        disabled={disabled}
        onChoose={of.onChooseFiles}
        onCancel={of.onCancelFile}
        onRemove={of.onRemoveFile}
        onContinue={onContinue}
      />
    );
  return <ChatFileList files={view.late} onCancel={of.onCancelFile} onRemove={of.onRemoveFile} onEmptied={onEmptied} />;
}

/** What the interview has come to: a question about the board that is there, or the new board. */
function Board({ of, outcome }: { of: ChatScreenProps; outcome: 'review' | 'board' }) {
  if (outcome === 'review')
    return <BoardReview changes={of.changes} onReplace={of.onReplace} onLeave={of.onLeaveBoard} />;
  return of.result ? (
    <ResultCard
      answers={of.result.answers}
      editing={of.editing}
      renderSection={of.renderSection}
      visionHref={of.visionHref}
      inviteHref={of.inviteHref}
      onDownload={of.onDownload}
      onShare={of.onShare}
      onEdit={of.onEdit}
    />
  ) : null;
}

/** «Ассистент»: an interview that becomes a Vision Board (R25). */
export function ChatScreen(props: ChatScreenProps) {
  const { interview: loadable, typing, draft, onDraftChange, files } = props;
  const interview = loadable.state === 'ready' ? loadable.value : null;
  const view = chatView(props);
  const { proposal, outcome, revised } = view;
  const hasBoard = outcome !== null;
  const { root, field, boardBox, busy, error, off, forget, run, send, take } = useChat(props, hasBoard);
  const [asking, setAsking] = useState(false);

  return (
    <Root ref={root}>
      <PageHeader
        {...SCREEN_HEADINGS.chat}
        actions={
          view.begun ? (
            <Button size="sm" icon={<RotateCcw />} disabled={busy} onClick={() => setAsking(true)}>
              Начать заново
            </Button>
          ) : undefined
        }
      />
      {loadable.state === 'failed' ? (
        <ErrorState title="Переписка не открылась" message={loadable.message} onRetry={props.onRetry} />
      ) : (
        <ProgressSteps steps={progressOf(interview)} />
      )}
      {loadable.state === 'loading' ? <Reading /> : null}
      {loadable.state === 'ready' ? (
        <>
          <Talk>
            <ChatLog
              lines={view.lines}
              typing={typing}
              disabled={off}
              follow={!hasBoard || typing}
              tail={
                view.upload || view.late.length > 0 ? (
                  <Files
                    of={props}
                    view={view}
                    disabled={off}
                    onContinue={send}
                    onEmptied={() => field.current?.focus()}
                  />
                ) : null
              }
              onGoBack={(chosen) => void run(() => props.onGoBack(chosen))}
            >
              {proposal ? (
                <ProposalCard
                  proposal={proposal}
                  disabled={off}
                  onAccept={() => void run(props.onAccept)}
                  onEdit={() => take(proposal.text)}
                  onDismiss={() => void run(props.onDismiss)}
                />
              ) : null}
            </ChatLog>
          </Talk>
          {outcome === null ? null : (
            <Result ref={boardBox}>
              <Board of={props} outcome={outcome} />
            </Result>
          )}
          <Foot ref={measureFoot} data-bottom-bar="" data-after={hasBoard ? 'board' : 'log'}>
            {revised ? (
              <RevisionNote
                field={revised}
                disabled={off}
                onTake={() => take(interview?.answers[revised] ?? '')}
                onKeep={() => void run(props.onKeep)}
              />
            ) : null}
            <MessageField
              ref={field}
              value={draft}
              onChange={(text) => {
                forget();
                onDraftChange(text);
              }}
              onSend={(text) => send(text, () => onDraftChange(''))}
              disabled={typing}
              busy={busy}
              error={error}
            />
          </Foot>
        </>
      ) : null}
      <RestartDialog
        open={asking}
        onOpenChange={setAsking}
        withFiles={files.length > 0}
        answers={view.answered}
        onRestart={props.onRestart}
      />
    </Root>
  );
}
