import { useEffect, type ReactNode } from 'react';

import { askedField, progressOf, withPlace, type Interview, type Proposal } from '../../domain/chat/interview.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { NeedsScope } from '../../ui/context/NeedsScope.tsx';
import { useMissingRole } from '../../ui/context/rights.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ChatHead } from './ChatHead.tsx';
import { ChatLog } from './ChatLog.tsx';
import { chatView } from './chatView.ts';
import { measureFoot } from './scrolling/measureFoot.ts';
import { MessageField } from './MessageField.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { LinkHelp } from './answering/LinkHelp.tsx';
import { QuestionHelp } from './answering/QuestionHelp.tsx';
import { RevisionNote } from './RevisionNote.tsx';
import { usePicking } from './picking/usePicking.ts';
import { useChat } from './answering/useChat.ts';
import { useDialogHome } from '../../patterns/useDialogHome.ts';
import { onDemand } from '../../ui/onDemand.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ModelStreamProps } from './answering/ModelStream.tsx';
import type { ChatField } from '../../domain/boards/fields.ts';
import type { ChatFilesProps } from './ChatFiles.tsx';
import { ChatOutcome, type ChatOutcomeProps } from './ChatOutcome.tsx';
import { ResultCard } from './answering/lateResult.ts';
import { Root, Talk, Result, Foot } from './ChatScreen.styles.ts';
import { ChatSkeleton } from './ChatSkeleton.tsx';

/** Files are asked for once the talk has begun. */
const ChatFiles = onDemand(() => import('./ChatFiles.tsx').then((module) => module.ChatFiles));

/** Height of what asks for files, px, until its code is there. */
const UPLOADER_HEIGHT = 208;

/** Comes with the first word of a model. */
const ModelStream = onDemand(() => import('./answering/ModelStream.tsx').then((module) => module.ModelStream));

/** Loaded once something was picked. */
const PickedNote = onDemand(() => import('./picking/PickedNote.tsx').then((module) => module.PickedNote));

/** Props of the screen; everything comes in as props, time passes outside. */
export interface ChatScreenProps
  extends Omit<ChatOutcomeProps, 'isReview'>, Omit<ChatFilesProps, 'view' | 'disabled' | 'onContinue' | 'onEmptied'> {
  /** The interview; null before the first greeting is stored. */
  interview: Loadable<Interview | null>;
  /** The product whose board the answers fill, where the company has several. Default: there is one, and nothing is said of it. */
  product?: string | undefined;
  /** Keys of the bot's messages that are stored and not shown yet (`said` while the bot is typing). Default none. */
  heldBack?: readonly string[];
  /** The bot is typing: nothing can be sent meanwhile. */
  typing: boolean;
  /** Words of the company's model while it answers. Default nothing. */
  stream?: ModelStreamProps | null;
  /** Text of the message, kept by the parent. The screen empties it when the message is stored. */
  draft: string;
  /** The draft changed. */
  onDraftChange: (draft: string) => void;
  /** Where the words of the message were picked; empty for what was typed. */
  picked: string;
  /** They were picked elsewhere, or nowhere. */
  onPickedChange: (picked: string) => void;
  /** The dialog in which an answer is picked in what was read; null where nothing was. */
  renderPicker: ((pick: ChatPick) => ReactNode) | null;
  /** The passages proposed for the question that is asked (`proposalsOf`). */
  proposals: readonly Proposal[];
  /** Beginning anew was asked for in words: its dialog opens. */
  wantsRestart: boolean;
  /** That dialog was closed. */
  onRestartSeen: () => void;
  /** Sends a message. */
  onSend: (text: string) => Promise<Outcome>;
  /** The proposal with this number is the answer. */
  onAccept: (index: number) => Promise<Outcome>;
  /** The proposal is not wanted. */
  onDismiss: () => Promise<Outcome>;
  /** Called to take the last typed text as an answer anyway. */
  onTakeAnyway: () => Promise<Outcome>;
  /** The asked question is to be explained. */
  onExplain: () => Promise<Outcome>;
  /** The asked question is to be asked again after the others. */
  onLater: () => Promise<Outcome>;
  /** The asked question stays without an answer. */
  onSkip: () => Promise<Outcome>;
  /** The answer to this question is to be changed. */
  onGoBack: (field: ChatField) => Promise<Outcome>;
  /** The answer that was to be changed stays. */
  onKeep: () => Promise<Outcome>;
  /** Everything from the beginning, confirmed. */
  onRestart: () => Promise<Outcome>;
  /** The interview is to be loaded again. */
  onRetry: () => void;
}

/** Callbacks of picking an answer. */
export interface ChatPick {
  readonly field: ChatField;
  /** Called with a picked passage and its place. */
  readonly onPick: (passage: string, where: string) => void;
  readonly onClose: () => void;
}

/** «Ассистент»: an interview that becomes a Vision Board (R25). */
export function ChatScreen(props: ChatScreenProps) {
  const { interview: loadable, typing, draft, onDraftChange, files } = props;
  const interview = loadable.state === 'ready' ? loadable.value : null;
  const view = chatView(props);
  const { proposals, help, outcome, revised } = view;
  const hasBoard = outcome !== null;
  const { root, field, boardBox, busy, error, off, forget, run, send, take } = useChat(props, hasBoard);

  const picking = usePicking(field);
  // Asked for in words, it was opened from the field, which is switched off meanwhile.
  useDialogHome(props.wantsRestart ? 'restart' : null, () => field.current);
  const { renderPicker } = props;
  const pick = renderPicker === null ? undefined : picking.open;
  const asked = interview === null ? null : askedField(interview);
  const fixed = useMissingRole('Researcher') !== null;
  useEffect(() => {
    // After the talk is painted, before it comes to them.
    const timer = setTimeout(() => {
      ChatFiles.preload().catch(() => undefined);
      ResultCard.preload().catch(() => undefined);
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Root ref={root}>
      <ChatHead
        interviewId={interview?.id ?? null}
        product={props.product}
        begun={view.begun}
        busy={busy}
        withFiles={files.length > 0}
        answers={view.answered}
        isAsked={props.wantsRestart}
        onSeen={props.onRestartSeen}
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
                growing={Boolean(props.stream)}
                tail={
                  <>
                    {props.stream ? <ModelStream {...props.stream} /> : null}
                    {help === 'link' ? <LinkHelp disabled={off} onNoSite={() => void send('Сайта нет')} /> : null}
                    {help === 'asked' || help === 'unclear' ? (
                      <QuestionHelp
                        isUnclear={help === 'unclear'}
                        disabled={off}
                        onPick={pick}
                        onTakeAnyway={() => void run(props.onTakeAnyway)}
                        onExplain={() => void run(props.onExplain)}
                        onLater={() => void run(props.onLater)}
                        onSkip={() => void run(props.onSkip)}
                      />
                    ) : null}
                    {view.upload || view.late.length > 0 ? (
                      <ChatFiles
                        fallback={<Skeleton height={UPLOADER_HEIGHT} />}
                        {...props}
                        view={view}
                        disabled={off}
                        onContinue={send}
                        onEmptied={() => field.current?.focus()}
                      />
                    ) : null}
                  </>
                }
                onGoBack={(chosen) => void run(() => props.onGoBack(chosen))}
              >
                {proposals.length > 0 ? (
                  <ProposalCard
                    proposals={proposals}
                    disabled={off}
                    onAccept={(index) => void run(() => props.onAccept(index))}
                    onEdit={take}
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
                onPick={pick}
                onKeep={() => void run(props.onKeep)}
              />
            ) : null}
            {props.picked === '' ? null : (
              <PickedNote picked={props.picked} disabled={off} onDrop={() => props.onPickedChange('')} />
            )}
            <MessageField
              ref={field}
              // The sent text is shown over the model's words until it is stored, and is restored here when that fails.
              value={props.stream ? '' : draft}
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
          {picking.isOpen && renderPicker && asked
            ? renderPicker({
                field: asked,
                onPick: (passage, where) => {
                  picking.close(true);
                  take(passage);
                  props.onPickedChange(withPlace(props.picked, where));
                },
                onClose: () => picking.close(false),
              })
            : null}
        </NeedsScope>
      ) : null}
    </Root>
  );
}
