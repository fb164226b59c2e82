import { progressOf, type Interview, type Proposal } from '../../domain/chat/interview.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { NeedsScope } from '../../ui/context/NeedsScope.tsx';
import { useBarred } from '../../ui/context/rights.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ChatHead } from './ChatHead.tsx';
import { ChatLog } from './ChatLog.tsx';
import { chatView } from './chatView.ts';
import { measureFoot } from './measureFoot.ts';
import { MessageField } from './MessageField.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { RevisionNote } from './RevisionNote.tsx';
import { useChat } from './useChat.ts';
import type { ChatField } from '../../domain/boards/fields.ts';
import { ChatFiles, type ChatFilesProps } from './ChatFiles.tsx';
import { ChatOutcome, type ChatOutcomeProps } from './ChatOutcome.tsx';
import { Root, Talk, Result, Foot } from './ChatScreen.styles.ts';
import { ChatSkeleton } from './ChatSkeleton.tsx';

/** What the screen shows; everything comes in as props, time passes outside. */
export interface ChatScreenProps
  extends Omit<ChatOutcomeProps, 'isReview'>, Omit<ChatFilesProps, 'view' | 'disabled' | 'onContinue' | 'onEmptied'> {
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
  /** The interview is to be loaded again. */
  onRetry: () => void;
}

/** «Ассистент»: an interview that becomes a Vision Board (R25). */
export function ChatScreen(props: ChatScreenProps) {
  const { interview: loadable, typing, draft, onDraftChange, files } = props;
  const interview = loadable.state === 'ready' ? loadable.value : null;
  const view = chatView(props);
  const { proposal, outcome, revised } = view;
  const hasBoard = outcome !== null;
  const { root, field, boardBox, busy, error, off, forget, run, send, take } = useChat(props, hasBoard);

  const fixed = useBarred('Researcher') !== null;
  return (
    <Root ref={root}>
      <ChatHead
        interviewId={interview?.id ?? null}
        begun={view.begun}
        busy={busy}
        withFiles={files.length > 0}
        answers={view.answered}
        onRestart={props.onRestart}
      />
      {loadable.state === 'failed' ? (
        <ErrorState title="Переписка не открылась" message={loadable.message} onRetry={props.onRetry} />
      ) : (
        <ProgressSteps steps={progressOf(interview)} />
      )}
      {loadable.state === 'loading' ? <ChatSkeleton /> : null}
      {loadable.state === 'ready' ? (
        <NeedsScope needs="Researcher">
          <Talk>
            {fixed && view.lines.length === 0 ? (
              <EmptyState title="Разговора пока не было">
                С ассистентом говорят те, кто ведёт исследования: вопросы и ответы появятся здесь.
              </EmptyState>
            ) : (
              <ChatLog
                lines={view.lines}
                typing={typing}
                disabled={off}
                follow={!hasBoard || typing}
                tail={
                  view.upload || view.late.length > 0 ? (
                    <ChatFiles
                      {...props}
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
            )}
          </Talk>
          {outcome === null ? null : (
            <Result ref={boardBox}>
              <NeedsScope needs={null}>
                <ChatOutcome {...props} isReview={outcome === 'review'} />
              </NeedsScope>
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
        </NeedsScope>
      ) : null}
    </Root>
  );
}
