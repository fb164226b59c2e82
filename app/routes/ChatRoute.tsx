import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { CHAT_FIELDS } from '#src/domain/board.ts';
import { CHAT_CARDS, contentOf } from '#src/domain/boardRules.ts';
import { INTERVIEW_ID, isFinished, proposalOf, type ChatField } from '#src/domain/interview.ts';
import { ChatScreen } from '#src/features/chat/ChatScreen.tsx';
import { InlineTextCard } from '#src/patterns/InlineTextCard.tsx';

import { exportBoard, saveCard } from '../actions/boards.ts';
import { shareBoard } from '../actions/chat.ts';
import { attempt, attemptWithToast } from '../actions/outcomes.ts';
import { useBoard } from '../boardsData.ts';
import { useChatDraft } from '../chatDraft.ts';
import { useChatSession } from '../chatSession.ts';
import { PATHS } from '../paths.ts';
import { showToast } from '../toast.ts';
import { toLoadable, useRecord, useRetryFailed } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const TITLES = Object.fromEntries(CHAT_CARDS.map(({ field, title }) => [field, title])) as Record<ChatField, string>;

/** Ассистент: reads, passes props, wires callbacks. */
export function ChatRoute() {
  const store = useStore();
  const record = useRecord('interview', INTERVIEW_ID);
  const interview = useMemo(() => toLoadable(record), [record]);
  const board = useBoard('vision');
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const [draft, setDraft] = useChatDraft(store.companyId);
  const [editing, setEditing] = useState(false);
  const session = useChatSession(store);
  const { step } = session;

  const now = interview.state === 'ready' ? interview.value : undefined;
  const greeted = useRef(false);
  const [greetingFailed, setGreetingFailed] = useState(false);
  useEffect(() => {
    if (now !== null || greeted.current) return;
    greeted.current = true;
    void step({ type: 'start' }).then(({ ok }) => setGreetingFailed(!ok));
  }, [now, step]);
  // Nothing can be sent before the greeting: it would answer a question that was not asked yet.
  const typing = session.typing || (now === null && !greetingFailed);

  const written = board.state === 'ready' ? board.value : null;
  const result = useMemo(() => {
    if (!now || !isFinished(now) || session.making) return null;
    const answers = CHAT_FIELDS.map((field) => [field, contentOf(written, field) || now.answers[field]] as const);
    return { answers: Object.fromEntries(answers) };
  }, [now, session.making, written]);

  const onSaveSection = useCallback(
    (field: ChatField, content: string) =>
      attempt(async () => {
        await saveCard(store, 'vision', field, content);
        void showToast({
          tone: 'success',
          title: 'Изменения сохранены',
          description: 'Видение продукта обновлено',
        });
      }),
    [store],
  );
  const renderSection = useCallback(
    (field: ChatField) => (
      <InlineTextCard
        title={TITLES[field]}
        content={contentOf(written, field)}
        onSave={(content) => onSaveSection(field, content)}
      />
    ),
    [written, onSaveSection],
  );

  return (
    <ChatScreen
      interview={interview}
      heldBack={session.heldBack}
      typing={typing}
      draft={draft}
      onDraftChange={setDraft}
      proposal={now && !session.typing ? proposalOf(now) : null}
      files={session.files}
      result={result}
      editing={editing}
      renderSection={renderSection}
      visionHref={PATHS.vision}
      onSend={(text) => step({ type: 'message', text })}
      onAccept={() => step({ type: 'accept' })}
      onDismiss={() => step({ type: 'decline' })}
      onGoBack={(field) => step({ type: 'goBack', field })}
      onKeep={() => step({ type: 'keep' })}
      onRestart={async () => {
        setEditing(false);
        return step({ type: 'restart' });
      }}
      onChooseFiles={session.chooseFiles}
      onCancelFile={session.cancelFile}
      onRemoveFile={session.removeFile}
      onDownload={() =>
        attemptWithToast('PDF не сохранён', async () => {
          await exportBoard({ id: 'vision', board: written, company, chat: true }, 'pdf');
          void showToast({
            tone: 'success',
            title: 'Скачивание начато',
            description: 'Vision Board сохраняется в PDF...',
          });
        })
      }
      onShare={() =>
        attemptWithToast('Доска не отправлена', async () => {
          if (!(await shareBoard(store, company))) return;
          void showToast({
            tone: 'success',
            title: 'Отправлено команде',
            description: 'Vision Board успешно отправлен коллегам',
          });
        })
      }
      onEdit={async (wanted) => {
        setEditing(wanted);
        if (!wanted) return;
        void showToast({
          tone: 'info',
          title: 'Режим редактирования',
          description: 'Нажмите на раздел и исправьте текст: он сразу сохранится на доске',
        });
      }}
      onRetry={useRetryFailed()}
    />
  );
}
