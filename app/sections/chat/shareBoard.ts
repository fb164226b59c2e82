import type { BoardRecordId } from '#src/domain/boards/board.ts';
import { boardMail } from '#src/domain/chat/boardMail.ts';
import { mailtoHref } from '#src/domain/core/email.ts';
import { mailable } from '#src/domain/account/members/findMembers.ts';
import { living } from '#src/domain/core/record.ts';

import type { Store } from '#store/port.ts';
import { boardFileName, boardGoingOut, boardPdf, exportBoard } from '../../shared/board/exportBoard.ts';

/** How handing the board over ended (R5, R29). */
export type Handover =
  /** The system's share sheet took the PDF. */
  | { readonly kind: 'shared' }
  /** The person put the share sheet away. */
  | { readonly kind: 'cancelled' }
  /** A letter is open in the mail program; `leftOut`: sections that had no room in it, for which the PDF was saved. */
  | { readonly kind: 'letter'; readonly leftOut: readonly string[] }
  /** The company has no other members to write to. */
  | { readonly kind: 'alone' };

/**
 * Hands the board over to the team (R29): the system's share sheet with the PDF, else a letter to the company's other
 * members that the mail program opens. A letter that the board does not fit in comes with the PDF to attach.
 */
export async function shareBoard(store: Store, boardId: BoardRecordId, company: string): Promise<Handover> {
  const board = living(await store.get('board', boardId));
  const request = { store, id: 'vision', board, company, chat: true } as const;
  const name = await boardFileName(request, 'pdf');
  const title = company === '' ? 'Vision Board' : `Vision Board — ${company}`;
  const probe = new File([], name, { type: 'application/pdf' });
  // Older browsers have no such methods.
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })) {
    const pdf = new File([await boardPdf(request)], name, { type: 'application/pdf' });
    try {
      await navigator.share({ files: [pdf], title });
      return { kind: 'shared' };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'cancelled' };
      throw error;
    }
  }
  const [members, profile] = await Promise.all([
    store.list('member', { parent: store.companyId }),
    store.get('profile', 'profile'),
  ]);
  const to = mailable(members.items, store.companyId, profile?.email ?? '');
  if (to.length === 0) return { kind: 'alone' };
  const { text, leftOut } = boardMail((await boardGoingOut(request)).board);
  if (leftOut.length > 0) await exportBoard(request, 'pdf');
  window.location.href = mailtoHref({ to, subject: title, text });
  return { kind: 'letter', leftOut };
}
