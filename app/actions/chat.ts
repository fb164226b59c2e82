import type { Board } from '#src/domain/board.ts';
import { CHAT_CARDS, contentOf } from '#src/domain/boardRules.ts';
import { plainText } from '#src/domain/cardText.ts';
import { INTERVIEW_ID } from '#src/domain/interview.ts';
import { boardFromInterview } from '#src/domain/interviewBoard.ts';
import {
  removeFile,
  stepInterview,
  type InterviewEvent,
  type InterviewStepResult,
  type ReadFile,
} from '#src/domain/interviewRules.ts';

import { boardFileName, boardPdf } from './boards.ts';
import { explain } from './outcomes.ts';
import { newId } from '../newId.ts';
import type { Store } from '../workspace/port.ts';

/**
 * One step of the chat, stored. With the last answer the board is stored in the same commit, so that no reload finds the one
 * without the other.
 */
export async function stepChat(store: Store, event: InterviewEvent): Promise<InterviewStepResult> {
  const context = { at: new Date().toISOString(), newId };
  const interview = (await store.get('interview', INTERVIEW_ID)) ?? null;
  const result = stepInterview(interview, event, context);
  const { next, finishes } = result;
  const board = next && finishes ? ((await store.get('board', 'vision')) ?? null) : null;
  const ops = next && finishes ? [...result.ops, ...boardFromInterview(next, board, context)] : result.ops;
  if (ops.length > 0) {
    const unchanged = interview
      ? [{ kind: 'interview' as const, id: INTERVIEW_ID, updatedAt: interview.updatedAt }]
      : [];
    await store.commit(ops, { unchanged });
  }
  return result;
}

/** Takes a file out of the chat, with what was found in it. */
export async function removeChatFile(store: Store, name: string): Promise<void> {
  const interview = await store.get('interview', INTERVIEW_ID);
  const ops = interview ? removeFile(interview, name) : [];
  if (ops.length > 0) await store.commit(ops);
}

/** Reads a file for the chat: its text, or why there is none. */
export async function readChatFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ReadFile> {
  try {
    const { extractChatText } = await import('../importers/extractText.ts');
    const extracted = await extractChatText(file, {
      signal,
      onProgress: (done, total) => onProgress(total > 0 ? done / total : 0),
    });
    if (extracted.state === 'text') return { name: file.name, text: extracted.text, problem: '' };
    return { name: file.name, text: null, problem: extracted.state === 'unreadable' ? extracted.note : '' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { name: file.name, text: null, problem: explain(error) };
  }
}

/** Longest body of a mail that every mail program takes from a link, characters before they are encoded. */
const MAIL_LENGTH = 1500;

/** The board as the text of a mail. */
function mailText(board: Board | null): string {
  const sections = CHAT_CARDS.map(
    ({ field, title }) => `${title}\n${plainText(contentOf(board, field)) || 'Не указано'}`,
  );
  const text = sections.join('\n\n');
  return text.length <= MAIL_LENGTH ? text : `${text.slice(0, MAIL_LENGTH)}…\n\nЦеликом доска — в PDF из Ориентира.`;
}

/**
 * Hands the board over to the team (decision 12): the system's share sheet with the PDF, else a mail to the company's members.
 * @returns false when the person put the share sheet away
 */
export async function shareBoard(store: Store, company: string): Promise<boolean> {
  const board = (await store.get('board', 'vision')) ?? null;
  const request = { id: 'vision', board, company, chat: true } as const;
  const name = await boardFileName(request, 'pdf');
  const title = company === '' ? 'Vision Board' : `Vision Board — ${company}`;
  const probe = new File([], name, { type: 'application/pdf' });
  // Older browsers have no such methods.
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })) {
    const pdf = new File([await boardPdf(request)], name, { type: 'application/pdf' });
    try {
      await navigator.share({ files: [pdf], title });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      throw error;
    }
  }
  const members = await store.list('member', { parent: store.companyId });
  const to = members.items.map(({ email }) => email).filter(Boolean);
  const query = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(mailText(board))}`;
  window.location.href = `mailto:${to.map((address) => encodeURIComponent(address)).join(',')}?${query}`;
  return true;
}
