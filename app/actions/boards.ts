import type { Board, BoardField, BoardId } from '#src/domain/board.ts';
import {
  acceptProposal,
  BOARD_TITLES,
  CHAT_CARDS,
  editCard,
  rejectProposal,
  restoreVersion,
  type BoardContext,
  type CardProposal,
  type CitableStudy,
} from '#src/domain/boardRules.ts';
import { dateOf } from '#src/domain/format.ts';
import type { BoardFormat } from '#src/features/boards/BoardActions.tsx';

import { newId } from '../newId.ts';
import { StoreError, type Store } from '../workspace/port.ts';

const context = (): BoardContext => ({ at: new Date().toISOString(), newId });

/** The board as it is stored now: the rules work on that, not on what a screen has drawn. */
async function stored(store: Store, id: BoardId): Promise<Board | null> {
  const board = await store.get('board', id);
  return board && board.deletedAt === null ? board : null;
}

/** Stores a card's text, the one before going into its history. */
export async function saveCard(store: Store, id: BoardId, field: BoardField, content: string): Promise<void> {
  const ops = editCard(await stored(store, id), id, field, content, context());
  if (ops.length > 0) await store.commit(ops);
}

/** Gives a card an earlier text. */
export async function restoreCard(store: Store, id: BoardId, versionKey: string): Promise<void> {
  const board = await stored(store, id);
  if (!board) throw new StoreError('conflict', `no board «${id}»`);
  const ops = restoreVersion(board, versionKey, context());
  if (ops.length > 0) await store.commit(ops);
}

/** Takes an insight into its card, or turns it down. */
export async function decideProposal(
  store: Store,
  id: BoardId,
  proposal: CardProposal,
  choice: 'accept' | 'reject',
  studies: readonly CitableStudy[],
): Promise<void> {
  const board = await stored(store, id);
  const decide = choice === 'accept' ? acceptProposal : rejectProposal;
  const ops = decide(board, id, proposal, studies, context());
  if (ops.length > 0) await store.commit(ops);
}

/** CSS pixels of an A4 page's long side; pictures are made at twice that (issue 6). */
const PAGE_WIDTH = 1123;

/** Which board is exported, and how it is called in the file's name. */
interface BoardExportRequest {
  readonly id: BoardId;
  readonly board: Board | null;
  readonly company: string;
  /** The nine sections of the chat instead of the cards of /vision. */
  readonly chat?: boolean;
}

/** The PDF of a board. */
export async function boardPdf({ id, board, company, chat }: BoardExportRequest): Promise<Blob> {
  const [{ makePdf }, { strategyDocument, visionBoardDocument }] = await Promise.all([
    import('../exporters/pdf.ts'),
    import('../exporters/boardPdf.ts'),
  ]);
  const date = dateOf(new Date());
  return makePdf(
    id === 'vision'
      ? visionBoardDocument({ company, date, board, ...(chat ? { cards: CHAT_CARDS } : {}) })
      : strategyDocument({ company, date, boards: [{ id, board }] }),
  );
}

/** Name of a board's file: «Vision Board — Компания — 2026-11-21.pdf». */
export async function boardFileName({ id, company }: BoardExportRequest, format: BoardFormat): Promise<string> {
  const { fileName } = await import('../exporters/download.ts');
  const title = id === 'vision' ? BOARD_TITLES.vision : `Стратегия, ${BOARD_TITLES[id]}`;
  return fileName(title, company, dateOf(new Date()), format);
}

/** Makes the file of a board and hands it to the browser to save. Returns its name. */
export async function exportBoard(request: BoardExportRequest, format: BoardFormat): Promise<string> {
  const { id, board } = request;
  const [{ download }, name] = await Promise.all([import('../exporters/download.ts'), boardFileName(request, format)]);
  if (format === 'xlsx') {
    const [{ makeWorkbook }, { boardSheets }] = await Promise.all([
      import('../exporters/spreadsheet.ts'),
      import('../exporters/boardWorkbook.ts'),
    ]);
    download(await makeWorkbook(boardSheets([{ id, board }], request.chat ? CHAT_CARDS : undefined)), name);
    return name;
  }
  const pdf = await boardPdf(request);
  if (format === 'pdf') download(pdf, name);
  else {
    const { pdfToPng } = await import('../exporters/png.ts');
    download(await pdfToPng(pdf, { width: PAGE_WIDTH * 2 }), name);
  }
  return name;
}
