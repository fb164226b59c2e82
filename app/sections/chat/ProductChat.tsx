import { useMemo, useState } from 'react';

import { boardIdOf } from '#src/domain/boards/board.ts';
import { ownerLine } from '#src/domain/boards/products/product.ts';
import { proposalsOf } from '#src/domain/chat/interview.ts';
import { interviewIdOf } from '#src/domain/chat/interviewId.ts';
import { givenFiles } from '#src/features/chat/givenFiles.ts';
import { ChatScreen } from '#src/features/chat/ChatScreen.tsx';

import { useBoard } from '../../shared/board/useBoard.ts';
import { chatKeyOf } from '../../shared/drafts/chatDraft.ts';
import { answering } from './answering.ts';
import { useChatSession } from './session.ts';
import { downloadWithToast, sayHowToEdit, shareWithToast } from './resultActions.ts';
import { useAwaited } from './useAwaited.ts';
import { useMessage, usePicker } from './useMessage.tsx';
import { useResult } from './useResult.tsx';
import { toLoadable, useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { PATHS } from '../../routing/paths.ts';
import { withProduct } from '../../routing/productParam.ts';
import { accountHref } from '../../routing/hrefs.ts';

const NONE = [] as const;
const LOADING = { state: 'loading' } as const;

interface ProductChatProps {
  readonly productId: string;
  /** Empty in a company that has nothing to tell apart. */
  readonly name: string;
  /** Whether the company's products are known: the bot greets no user about a product that may not be the one shown. */
  readonly known: boolean;
}

/** The talk about one product: reads, passes props, wires callbacks. */
export function ProductChat({ productId, name, known }: ProductChatProps) {
  const store = useStore();
  const record = useRecord('interview', interviewIdOf(productId));
  const interview = useMemo(() => (known ? toLoadable(record) : LOADING), [record, known]);
  const boardId = boardIdOf('vision', productId);
  const board = useBoard(boardId);
  const companyName = useRecord('company', store.companyId).data?.name ?? '';
  const company = ownerLine(companyName, name);
  const message = useMessage(chatKeyOf(store.companyId, productId));
  const [editing, setEditing] = useState(false);
  const session = useChatSession(store, productId, message.setDraft);
  const { step } = session;

  const now = interview.state === 'ready' ? interview.value : undefined;
  const awaited = useAwaited(store, now, step);
  const written = board.state === 'ready' ? board.value : null;
  const { changes, result, renderSection } = useResult(now, boardId, board, session.making);
  const renderPicker = usePicker(now);
  const given = useMemo(() => (now ? givenFiles(now) : []), [now]);

  return (
    <ChatScreen
      interview={interview}
      heldBack={session.heldBack}
      stream={session.stream}
      typing={session.typing || awaited}
      {...message.shown}
      renderPicker={renderPicker}
      proposals={now && !session.typing ? proposalsOf(now) : NONE}
      wantsRestart={session.wantsRestart}
      onRestartSeen={session.seeRestart}
      files={[...given, ...session.files]}
      changes={changes}
      onReplace={(fields, texts) => step({ type: 'replace', fields, texts }, written)}
      result={result}
      editing={editing}
      renderSection={renderSection}
      product={name === '' ? undefined : name}
      visionHref={name === '' ? PATHS.vision : withProduct(PATHS.vision, '', productId)}
      inviteHref={accountHref('teams')}
      onSend={(text) => step({ type: 'message', ...message.typed(text) })}
      {...answering(step)}
      onRestart={async () => {
        setEditing(false);
        return step({ type: 'restart' });
      }}
      onChooseFiles={session.chooseFiles}
      onCancelFile={session.cancelFile}
      onRemoveFile={session.removeFile}
      onDownload={(format, signal) =>
        downloadWithToast({ store, board: written, company, product: name }, format, signal)
      }
      onShare={() => shareWithToast(store, boardId, company)}
      onEdit={async (wanted) => {
        setEditing(wanted);
        if (wanted) sayHowToEdit();
      }}
      onRetry={useRetryFailed()}
    />
  );
}
