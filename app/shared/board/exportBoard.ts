import type { Board, BoardId } from '#src/domain/boards/board.ts';
import { BOARD_NAMES, BOARD_TITLES, CHAT_CARDS } from '#src/domain/boards/cards.ts';
import { dateOf } from '#src/domain/core/format.ts';
import type { BoardFormat } from '#src/domain/boards/boardFormats.ts';

import type { PdfDocument } from '#files/writing/pdf.ts';
import type { Store } from '#store/port.ts';
import type { OutwardPageContent } from '#store/team/apis/outwardApi.ts';
import type { ExportedFile } from '../out/savedFile.ts';
import { noteExport } from '../out/noteExport.ts';

/** CSS pixels of an A4 page's long side; pictures are made at twice that, sharp in print. */
const PAGE_WIDTH = 1123;

/** Which board is exported, and how it is called in the file's name. */
export interface BoardExportRequest {
  readonly store: Store;
  readonly id: BoardId;
  readonly board: Board | null;
  /** Whose it is: the company, with its product where it has several (`ownerLine`). */
  readonly company: string;
  /** The product, for the column of a workbook. Default empty: there is nothing to tell apart. */
  readonly product?: string;
  /** The nine sections of the chat instead of the cards of /vision. */
  readonly chat?: boolean;
  /** Title of the vision board. Default «Vision Board». */
  readonly title?: string;
}

/**
 * The board of a request as it goes out: without personal data where the company hides them.
 * @param isHidden they are hidden whatever the company does. Default no
 */
export async function boardGoingOut(
  { store, board }: Pick<BoardExportRequest, 'store' | 'board'>,
  isHidden = false,
): Promise<{
  readonly board: Board | null;
  readonly hides: boolean;
}> {
  const [{ readGoingOut }, { mapBoardTexts }] = await Promise.all([
    import('../out/goingOut.ts'),
    import('#src/domain/boards/texts.ts'),
  ]);
  const { hides, mask } = await readGoingOut(store, isHidden);
  return { board: mask(board, mapBoardTexts), hides };
}

/** The PDF of a board as it goes out. */
export async function boardPdf(request: BoardExportRequest): Promise<Blob> {
  const { board } = await boardGoingOut(request);
  return writtenPdf({ ...request, board });
}

async function documentOf({ id, board, company, chat, title }: BoardExportRequest): Promise<PdfDocument> {
  const { strategyDocument, visionBoardDocument } = await import('./pdf.ts');
  const date = dateOf(new Date());
  return id === 'vision'
    ? visionBoardDocument({ company, date, board, ...(title ? { title } : {}), ...(chat ? { cards: CHAT_CARDS } : {}) })
    : strategyDocument({ company, date, boards: [{ id, board }] });
}

interface Stoppable {
  readonly signal?: AbortSignal | undefined;
}

async function writtenPdf(request: BoardExportRequest, { signal }: Stoppable = {}): Promise<Blob> {
  const [{ makePdf }, document] = await Promise.all([import('#files/writing/pdf.ts'), documentOf(request)]);
  return makePdf(document, signal ? { signal } : {});
}

/** A file of a board whose personal data are hidden already where they are to be. */
const MAKERS: Readonly<Record<BoardFormat, (request: BoardExportRequest, stoppable: Stoppable) => Promise<Blob>>> = {
  pdf: writtenPdf,
  async png(request, { signal }) {
    const [pdf, { pdfToPng }] = await Promise.all([writtenPdf(request, { signal }), import('#files/writing/png.ts')]);
    return pdfToPng(pdf, { width: PAGE_WIDTH * 2, ...(signal ? { signal } : {}) });
  },
  async xlsx({ id, board, chat, product }, { signal }) {
    const [{ makeWorkbook }, { boardSheets }] = await Promise.all([
      import('#files/writing/spreadsheet.ts'),
      import('./workbook.ts'),
    ]);
    return makeWorkbook(boardSheets([{ id, board }], chat ? CHAT_CARDS : undefined, product), signal ? { signal } : {});
  },
  async pptx({ store, id, board, company, chat }, { signal }) {
    const [{ makePptx }, { boardDeck }, { mapSourceTexts, readSources }, { readGoingOut }] = await Promise.all([
      import('#files/writing/deck/deck.ts'),
      import('./deck.ts'),
      import('./cardSources.ts'),
      import('../out/goingOut.ts'),
    ]);
    const [{ mask }, sources] = await Promise.all([readGoingOut(store), readSources(store, board)]);
    const deck = boardDeck({
      id,
      board,
      company,
      date: dateOf(new Date()),
      sources: mask(sources, mapSourceTexts),
      ...(chat ? { cards: CHAT_CARDS } : {}),
    });
    return makePptx(deck, signal ? { signal } : {});
  },
  async html(request) {
    const [{ writeDocumentHtml }, document] = await Promise.all([
      import('#files/writing/html.ts'),
      documentOf({ ...request, title: BOARD_NAMES[request.id] }),
    ]);
    return new Blob([writeDocumentHtml(document)], { type: 'text/html;charset=utf-8' });
  },
};

/**
 * A board as it is shown to those outside.
 * @param isHidden whether personal data are hidden whatever the company does
 */
export async function boardOutside(request: BoardExportRequest, isHidden: boolean): Promise<OutwardPageContent> {
  const { board, hides } = await boardGoingOut(request, isHidden);
  return { document: await documentOf({ ...request, board, title: BOARD_NAMES[request.id] }), hides };
}

/** Name of a board's file: «Vision Board — Компания — 2026-11-21.pdf». */
export async function boardFileName(
  { id, company }: Pick<BoardExportRequest, 'id' | 'company'>,
  format: BoardFormat,
): Promise<string> {
  const { fileName } = await import('../download.ts');
  const title = id === 'vision' ? BOARD_TITLES.vision : `Стратегия, ${BOARD_TITLES[id]}`;
  return fileName(title, company, dateOf(new Date()), format);
}

/**
 * Makes the file of a board as it goes out and hands it to the browser to save.
 * @throws ExportError with a Russian message; the signal's reason when stopped
 */
export async function exportBoard(
  request: BoardExportRequest,
  format: BoardFormat,
  { signal }: Stoppable = {},
): Promise<ExportedFile> {
  const [{ download }, name, { board, hides }] = await Promise.all([
    import('../download.ts'),
    boardFileName(request, format),
    boardGoingOut(request),
  ]);
  const file = await MAKERS[format]({ ...request, board }, { signal });
  signal?.throwIfAborted();
  download(file, name);
  noteExport(request.store, 'board', format);
  return { name, hides };
}
