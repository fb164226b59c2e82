import { useMemo, useState } from 'react';

import { INTERVIEW_ID, proposalOf } from '#src/domain/chat/interview.ts';
import { givenFiles } from '#src/features/chat/givenFiles.ts';
import { ChatScreen } from '#src/features/chat/ChatScreen.tsx';

import { useBoard } from '../../shared/board/useBoard.ts';
import { CHAT_DRAFT } from '../../shared/chatDraft.ts';
import { useKeptDraft } from '../../shared/useDraft.ts';
import { useChatSession } from './session.ts';
import { downloadWithToast, sayHowToEdit, shareWithToast } from './resultActions.ts';
import { useGreeting } from './useGreeting.ts';
import { useResult } from './useResult.tsx';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { PATHS } from '../../routing/paths.ts';
import { toLoadable, useRecord, useRetryFailed } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';
import { accountHref } from '../../routing/hrefs.ts';

const ADDRESS: ScreenAddress = { codecs: [] };

/** Ассистент: reads, passes props, wires callbacks. */
export function ChatRoute() {
  useCanonicalAddress(ADDRESS);
  const store = useStore();
  const record = useRecord('interview', INTERVIEW_ID);
  const interview = useMemo(() => toLoadable(record), [record]);
  const board = useBoard('vision');
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const [draft, setDraft] = useKeptDraft(CHAT_DRAFT, store.companyId);
  const [editing, setEditing] = useState(false);
  const session = useChatSession(store);
  const { step } = session;

  const now = interview.state === 'ready' ? interview.value : undefined;
  const awaited = useGreeting(now, step);
  const written = board.state === 'ready' ? board.value : null;
  const { changes, result, renderSection } = useResult(now, board, session.making);
  const given = useMemo(() => (now ? givenFiles(now) : []), [now]);

  return (
    <ChatScreen
      interview={interview}
      heldBack={session.heldBack}
      typing={session.typing || awaited}
      draft={draft ?? ''}
      onDraftChange={setDraft}
      proposal={now && !session.typing ? proposalOf(now) : null}
      files={[...given, ...session.files]}
      changes={changes}
      onReplace={(fields) => step({ type: 'replace', fields }, written)}
      onLeaveBoard={() => step({ type: 'leaveBoard' })}
      result={result}
      editing={editing}
      renderSection={renderSection}
      visionHref={PATHS.vision}
      inviteHref={accountHref('teams')}
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
      onDownload={() => downloadWithToast(store, written, company)}
      onShare={() => shareWithToast(store, company)}
      onEdit={async (wanted) => {
        setEditing(wanted);
        if (wanted) sayHowToEdit();
      }}
      onRetry={useRetryFailed()}
    />
  );
}
