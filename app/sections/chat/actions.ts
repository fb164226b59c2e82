import type { Board } from '#src/domain/boards/board.ts';
import { asRead } from '#src/domain/core/expectation.ts';
import { living } from '#src/domain/core/record.ts';
import { INTERVIEW_ID } from '#src/domain/chat/interview.ts';
import { boardFromInterview } from '#src/domain/chat/interviewBoard.ts';
import {
  removeFile,
  stepInterview,
  type InterviewEvent,
  type InterviewStepResult,
  type ReadFile,
} from '#src/domain/chat/rules.ts';

import { explain } from '../../shared/outcomes.ts';
import { newId } from '../../shared/newId.ts';
import type { Store } from '../../workspace/port.ts';

/**
 * One step of the chat, stored. With the last answer the board is stored in the same commit, so that no reload finds the one
 * without the other. What a person has said yes to is a commit of its own, which undo takes back.
 * @param shown the board that the person has seen, for their yes: another one is not written over
 */
export async function stepChat(
  store: Store,
  event: InterviewEvent,
  shown: Board | null = null,
): Promise<InterviewStepResult> {
  const [interview, now] = await Promise.all([store.get('interview', INTERVIEW_ID), store.get('board', 'vision')]);
  const board = now ?? null;
  const context = { at: new Date().toISOString(), newId, board: living(board) };
  const result = stepInterview(interview ?? null, event, context);
  const { next, finishes, writes } = result;
  const written = next && finishes ? boardFromInterview(next, board, context, writes) : [];
  const asTold = asRead('interview', INTERVIEW_ID, living(interview));
  if (event.type === 'replace') {
    if (written.length > 0) await store.commit(written, { expect: [asRead('board', 'vision', shown, ['cards'])] });
    if (result.ops.length > 0) await store.commit(result.ops, { expect: [asTold] });
    return result;
  }
  const ops = [...result.ops, ...written];
  if (ops.length > 0) {
    const expect = [asTold];
    // The texts that the answers take the place of go into the history: none may come in between.
    if (next?.completed.details) expect.push(asRead('board', 'vision', living(board), ['cards']));
    await store.commit(ops, { expect });
  }
  return result;
}

/** Takes a file out of the chat, with what was found in it. */
export async function removeChatFile(store: Store, key: string): Promise<void> {
  const interview = await store.get('interview', INTERVIEW_ID);
  const ops = interview ? removeFile(interview, key) : [];
  if (ops.length === 0) return;
  await store.commit(ops, { expect: [asRead('interview', INTERVIEW_ID, interview ?? null, ['files', 'proposals'])] });
}

/** Reads a file for the chat: its text, or why there is none. */
export async function readChatFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ReadFile> {
  const { name, size } = file;
  try {
    const { extractChatText } = await import('../../importers/extractText.ts');
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
