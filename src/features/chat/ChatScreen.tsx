import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { counted, NBSP } from '../../domain/format.ts';
import {
  phaseOf,
  progressOf,
  revisedField,
  uploaderShown,
  type ChatField,
  type Interview,
  type Proposal,
} from '../../domain/interview.ts';
import { proposalLine } from '../../domain/interviewLines.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { SCREEN_HEADINGS } from '../../domain/screenHeadings.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { media } from '../../theme/media.ts';
import { layers, spaces, widths } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChatFileList, type ChatFile } from './ChatFileList.tsx';
import { chatLines } from './chatLines.ts';
import { ChatLog } from './ChatLog.tsx';
import { ChatUploader } from './ChatUploader.tsx';
import { MessageField } from './MessageField.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { ResultCard } from './ResultCard.tsx';
import { RevisionNote } from './RevisionNote.tsx';

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
  /** «Отправить команде». */
  onShare: () => Promise<unknown>;
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
  margin-block-end: -${spaces[6]}px;
  ${media.mobile} {
    min-height: calc(100dvh - 56px - ${spaces[4]}px);
    margin-block-end: -${spaces[7]}px;
  }

  & > * {
    grid-column: 2;
    min-width: 0;
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
`;

const Waiting = styled.output`
  display: grid;
  gap: ${spaces[4]}px;
  padding-block: ${spaces[5]}px;
`;

/** What the log takes the field's height for until it is measured, px; its fallback less the distance of 16. */
const FOOT_HEIGHT = 124;

/** Tells the log how high the field stands, and keeps what is read above it as it grows. */
function measureFoot(element: HTMLDivElement): () => void {
  let height = FOOT_HEIGHT;
  const observer = new ResizeObserver(() => {
    const grown = element.offsetHeight - height;
    height = element.offsetHeight;
    element.parentElement?.style.setProperty('--chat-foot', `${height + 16}px`);
    if (grown > 0 && element.dataset.after !== 'board') window.scrollBy(0, grown);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** «Ассистент»: an interview that becomes a Vision Board (specification §2 «Vision-board chat»). */
export function ChatScreen(props: ChatScreenProps) {
  const { interview: loadable, typing, draft, onDraftChange, files, result } = props;
  const interview = loadable.state === 'ready' ? loadable.value : null;
  const field = useRef<HTMLTextAreaElement>(null);
  const boardBox = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [asking, setAsking] = useState(false);
  const [restarting, setRestarting] = useState({ busy: false, error: '' });

  const run = async (act: () => Promise<Outcome>, onDone?: () => void) => {
    setBusy(true);
    setError('');
    const outcome = await act();
    setBusy(false);
    if (outcome.ok) onDone?.();
    else setError(outcome.message);
  };
  const off = typing || busy;
  const send = (text: string, onDone?: () => void) => void run(() => props.onSend(text), onDone);
  const restart = async () => {
    setRestarting({ busy: true, error: '' });
    const outcome = await props.onRestart();
    setRestarting({ busy: false, error: outcome.ok ? '' : outcome.message });
    if (outcome.ok) setAsking(false);
  };
  /** Puts a text into the message field, under what stands there. */
  const take = (text: string) => {
    onDraftChange(draft.trim() === '' ? text : `${draft.trimEnd()}\n${text}`);
    field.current?.focus();
  };

  const board = interview && phaseOf(interview) === 'done' ? result : null;

  // The board is what the person waited for, and comes back for.
  const hasBoard = board !== null;
  useEffect(() => {
    if (hasBoard) boardBox.current?.scrollIntoView({ block: 'start' });
  }, [hasBoard]);

  const lines = interview ? chatLines(interview, props.heldBack) : [];
  const proposal = typing || interview === null ? null : props.proposal;
  // The card says the same, and can be answered.
  const shown = proposal && lines.at(-1)?.text === proposalLine(proposal) ? lines.slice(0, -1) : lines;
  const upload = interview !== null && uploaderShown(interview) && (!typing || files.length > 0);
  const late = upload ? [] : files.filter(({ state }) => state === 'reading');
  const revised = interview ? revisedField(interview) : null;
  const answered = interview ? Object.keys(interview.answers).length : 0;
  const begun = lines.some(({ isBot }) => !isBot);

  return (
    <Root>
      <PageHeader
        {...SCREEN_HEADINGS.chat}
        actions={
          begun ? (
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
      {loadable.state === 'loading' ? (
        <Waiting>
          <VisuallyHidden>Загружаем переписку…</VisuallyHidden>
          <Skeleton height={72} width="80%" />
          <Skeleton height={48} width="60%" />
          <Skeleton height={72} width="75%" />
        </Waiting>
      ) : null}
      {loadable.state === 'ready' ? (
        <>
          <Talk>
            <ChatLog
              lines={shown}
              typing={typing}
              disabled={off}
              follow={board === null || typing}
              tail={
                upload ? (
                  <ChatUploader
                    files={files}
                    disabled={off}
                    onChoose={props.onChooseFiles}
                    onCancel={props.onCancelFile}
                    onRemove={props.onRemoveFile}
                    onContinue={(label) => send(label)}
                  />
                ) : late.length > 0 ? (
                  <ChatFileList files={late} onCancel={props.onCancelFile} onRemove={props.onRemoveFile} />
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
          {board ? (
            <Result ref={boardBox}>
              <ResultCard
                answers={board.answers}
                editing={props.editing}
                renderSection={props.renderSection}
                visionHref={props.visionHref}
                onDownload={props.onDownload}
                onShare={props.onShare}
                onEdit={props.onEdit}
              />
            </Result>
          ) : null}
          <Foot ref={measureFoot} data-bottom-bar="" data-after={board ? 'board' : 'log'}>
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
                setError('');
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
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          setRestarting({ busy: false, error: '' });
        }}
        title="Начать интервью заново?"
        confirmLabel="Начать заново"
        danger
        busy={restarting.busy}
        onConfirm={() => void restart()}
      >
        <p>
          Переписка{files.length > 0 ? ', файлы' : ''}
          {answered > 0 ? ` и${NBSP}${counted(answered, ['ответ', 'ответа', 'ответов'])}` : ''} пропадут, вернуть их
          будет нельзя. Доска на{NBSP}странице «Видение» останется как есть.
        </p>
        <FormError message={restarting.error} />
      </ConfirmDialog>
    </Root>
  );
}
