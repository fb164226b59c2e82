import type { Board, BoardId } from '#src/domain/boards/board.ts';
import { BOARD_TITLES, CHAT_CARDS } from '#src/domain/boards/rules.ts';
import { dateOf } from '#src/domain/core/format.ts';
import type { BoardFormat } from '#src/features/boards/BoardActions.tsx';

/** CSS pixels of an A4 page's long side; pictures are made at twice that, sharp in print. */
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
    import('../../exporters/pdf.ts'),
    import('./pdf.ts'),
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
  const { fileName } = await import('../download.ts');
  const title = id === 'vision' ? BOARD_TITLES.vision : `Стратегия, ${BOARD_TITLES[id]}`;
  return fileName(title, company, dateOf(new Date()), format);
}

/** Makes the file of a board and hands it to the browser to save. Returns its name. */
export async function exportBoard(request: BoardExportRequest, format: BoardFormat): Promise<string> {
  const { id, board } = request;
  const [{ download }, name] = await Promise.all([import('../download.ts'), boardFileName(request, format)]);
  if (format === 'xlsx') {
    const [{ makeWorkbook }, { boardSheets }] = await Promise.all([
      import('../../exporters/spreadsheet.ts'),
      import('./workbook.ts'),
    ]);
    download(await makeWorkbook(boardSheets([{ id, board }], request.chat ? CHAT_CARDS : undefined)), name);
    return name;
  }
  const pdf = await boardPdf(request);
  if (format === 'pdf') download(pdf, name);
  else {
    const { pdfToPng } = await import('../../exporters/png.ts');
    download(await pdfToPng(pdf, { width: PAGE_WIDTH * 2 }), name);
  }
  return name;
}
