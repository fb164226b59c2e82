import { boardIdOf, type Board } from '#src/domain/boards/board.ts';
import { asRead } from '#src/domain/core/expectation.ts';
import { living } from '#src/domain/core/record.ts';
import { interviewIdOf } from '#src/domain/chat/interviewId.ts';
import type { InterviewEvent, InterviewStepResult, ReadFile } from '#src/domain/chat/steps/interviewEvents.ts';
import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { explain } from '../../shared/outcomes.ts';
import { newId } from '../../shared/newId.ts';
import type { Store } from '#store/port.ts';

/* The rules of the talk and their lists of words: a talk that is only read needs none of them. */
const steps = () => import('#src/domain/chat/steps/stepInterview.ts');
const reading = () => import('#src/domain/chat/steps/reading.ts');
const toBoard = () => import('#src/domain/chat/boardFromInterview.ts');

/** Result of a step. */
export interface ChatStep extends InterviewStepResult {
  /** Takes back what was written on the board with a yes, and asks about it again. */
  readonly takeBack?: () => Promise<void>;
}

/**
 * One step of the chat, stored. With the last answer the board is stored in the same commit, so that no reload finds the one
 * without the other. What a person has said yes to is a commit of its own, which undo takes back.
 * @param settings `productId`: the product it is about, default the main one; `shown`: the board that the person has seen, for their
 * yes: another one is not written over; `readsPages`: a server reads the page behind the link
 */
export async function stepChat(
  store: Store,
  event: InterviewEvent,
  settings: { readonly productId?: string; readonly shown?: Board | null; readonly readsPages?: boolean } = {},
): Promise<ChatStep> {
  const { productId = MAIN_PRODUCT, shown = null, readsPages = false } = settings;
  const [id, boardId] = [interviewIdOf(productId), boardIdOf('vision', productId)];
  const [interview, now, { stepInterview }, { boardFromInterview }] = await Promise.all([
    store.get('interview', id),
    store.get('board', boardId),
    steps(),
    toBoard(),
  ]);
  const board = now ?? null;
  const context = { at: new Date().toISOString(), newId, productId, board: living(board), readsPages };
  const result = stepInterview(interview ?? null, event, context);
  const { next, finishes, writes } = result;
  const written = next && finishes ? boardFromInterview(next, board, context, writes) : [];
  const asTold = asRead('interview', id, living(interview));
  if (event.type === 'replace') {
    const ways: (() => Promise<void>)[] = [];
    if (written.length > 0) {
      ways.unshift(await commitWithUndo(store, written, { expect: [asRead('board', boardId, shown, ['cards'])] }));
    }
    if (result.ops.length > 0) ways.unshift(await commitWithUndo(store, result.ops, { expect: [asTold] }));
    if (written.length === 0) return result;
    const takeBack = async () => {
      for (const way of ways) await way();
    };
    return { ...result, takeBack };
  }
  const ops = [...result.ops, ...written];
  if (ops.length > 0) {
    const expect = [asTold];
    // The texts that the answers take the place of go into the history: none may come in between.
    if (next?.completed.details) expect.push(asRead('board', boardId, living(board), ['cards']));
    await store.commit(ops, { expect });
  }
  return result;
}

/** Takes a file out of the chat about a product, with what was found in it. */
export async function removeChatFile(store: Store, key: string, productId = MAIN_PRODUCT): Promise<void> {
  const id = interviewIdOf(productId);
  const [interview, { removeFile }] = await Promise.all([store.get('interview', id), reading()]);
  const ops = interview ? removeFile(interview, key) : [];
  if (ops.length === 0) return;
  await store.commit(ops, { expect: [asRead('interview', id, interview ?? null, ['files', 'proposals'])] });
}

/** Reads a file for the chat: its text, or why there is none. */
export async function readChatFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ReadFile> {
  const { name, size } = file;
  try {
    const { extractChatText } = await import('#files/reading/extractText.ts');
    const extracted = await extractChatText(file, {
      signal,
      onProgress: (done, total) => onProgress(total > 0 ? done / total : 0),
    });
    if (extracted.state === 'text') return { name, size, text: extracted.text, problem: '' };
    return { name, size, text: null, problem: extracted.state === 'unreadable' ? extracted.note : '' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { name, size, text: null, problem: explain(error) };
  }
}
