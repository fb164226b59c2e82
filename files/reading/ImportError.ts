import { shortName } from '#src/domain/core/attachment/refusalMessage.ts';

/** Why a file's text could not be taken. */
export type ImportErrorCode =
  /** No bytes. */
  | 'empty'
  /** A kind that is not taken there. */
  | 'unsupported'
  /** Named .txt or .csv, but holds no text. */
  | 'binary'
  /** Named .docx, but is no Word document. */
  | 'not_docx'
  /** Named .pptx, but is no PowerPoint presentation. */
  | 'not_pptx'
  /** Named .odt, but is no OpenDocument text. */
  | 'not_odt'
  /** Named .rtf, but is no rich text. */
  | 'not_rtf'
  /** Named .json or .html, but holds no chat of a messenger and no recognizer's words. */
  | 'not_telegram'
  /** An export of a whole account of Telegram: which chat it is to be, only a person knows. */
  | 'telegram_account'
  /** Named .pdf, but is no PDF. */
  | 'not_pdf'
  /** Named .xlsx, but is no Excel workbook. */
  | 'not_xlsx'
  /** A workbook of the format before .xlsx, whatever its name. */
  | 'old_xls'
  /** Named .csv or .txt, but is a zip archive, which an .xlsx is too. */
  | 'zip_as_text'
  /** A table without a single filled cell. */
  | 'no_rows'
  /** An SVG or another marked-up picture: it can hold a script. */
  | 'markup_picture'
  /** No PNG, JPEG, WebP or GIF. */
  | 'not_picture'
  /** A picture of more bytes than an avatar is worth. */
  | 'heavy_picture'
  /** A picture that unpacks to more pixels than a browser should hold. */
  | 'huge_picture'
  /** A document that is cut off or broken inside. */
  | 'damaged'
  /** Protected by a password. */
  | 'encrypted'
  /** Named .qdpx, but is no project of REFI-QDA. */
  | 'not_refi'
  /** Named .qdc, but is no codebook of REFI-QDA. */
  | 'not_codebook'
  /** A PDF without pages. */
  | 'no_pages'
  /** More text than a browser can hold, or an archive that unpacks to it. */
  | 'too_large'
  /** The system does not give the bytes: the file was moved, changed or removed. */
  | 'read_failed'
  /** The reader itself did not start or broke down. */
  | 'reader_failed';

const MESSAGES: Readonly<Record<ImportErrorCode, (name: string) => string>> = {
  empty: (name) => `Файл ${name} пустой.`,
  unsupported: (name) => `Формат файла ${name} не поддерживается.`,
  binary: (name) => `Файл ${name} — не текст, хотя назван как текстовый. Проверьте, тот ли это файл.`,
  not_docx: (name) => `Файл ${name} — не документ Word (.docx). Откройте его в редакторе и сохраните как .docx.`,
  not_pptx: (name) =>
    `Файл ${name} — не презентация PowerPoint (.pptx). Откройте его в редакторе презентаций и сохраните как .pptx.`,
  not_odt: (name) =>
    `Файл ${name} — не текстовый документ OpenDocument (.odt). Откройте его в редакторе и сохраните как .odt или .docx.`,
  not_rtf: (name) => `Файл ${name} — не документ RTF, хотя так назван. Проверьте, тот ли это файл.`,
  not_telegram: (name) =>
    `В файле ${name} нет ни переписки, ни расшифровки, которые можно прочесть. Подойдут экспорт одного чата из Telegram Desktop (result.json или messages.html), страница архива ВКонтакте, чат Instagram, расшифровка Whisper; прочее сохраните как .txt.`,
  telegram_account: (name) =>
    `Файл ${name} — экспорт всего аккаунта Telegram. Чаты из него выбирают, когда файл загружают в новое исследование или добавляют к прежнему. Или выгрузите один чат: его меню в Telegram Desktop → «Экспорт истории чата».`,
  not_pdf: (name) => `Файл ${name} — не PDF, хотя так назван. Проверьте, тот ли это файл.`,
  not_xlsx: (name) => `Файл ${name} — не таблица Excel (.xlsx). Откройте его в редакторе таблиц и сохраните как .xlsx.`,
  old_xls: (name) =>
    `Файл ${name} — таблица в старом формате .xls. Откройте её в редакторе таблиц и сохраните как .xlsx.`,
  zip_as_text: (name) =>
    `Файл ${name} — архив или таблица Excel, хотя назван как текстовый. Если это таблица, назовите его с расширением .xlsx.`,
  no_rows: (name) => `В файле ${name} нет ни одной заполненной строки.`,
  markup_picture: (name) =>
    `Файл ${name} — рисунок SVG: внутри него может быть программа, поэтому он не подходит. Сохраните его как PNG.`,
  not_picture: (name) => `Файл ${name} — не картинка PNG, JPEG, WebP или GIF. Проверьте, тот ли это файл.`,
  heavy_picture: (name) => `Файл ${name} больше 10\u00A0МБ. Уменьшите картинку и загрузите её ещё раз.`,
  huge_picture: (name) =>
    `В картинке ${name} слишком много точек. Уменьшите её до 8000\u00A0×\u00A08000 и загрузите ещё раз.`,
  damaged: (name) => `Файл ${name} повреждён и не открывается. Сохраните его ещё раз и повторите загрузку.`,
  encrypted: (name) => `Файл ${name} защищён паролем. Снимите защиту и загрузите его ещё раз.`,
  not_refi: (name) =>
    `Файл ${name} — не проект REFI-QDA (.qdpx). Выгрузите его из QualCoder, MAXQDA, ATLAS.ti или NVivo ещё раз.`,
  not_codebook: (name) =>
    `Файл ${name} — не кодовая книга REFI-QDA (.qdc). Выгрузите её из QualCoder, MAXQDA, ATLAS.ti или NVivo ещё раз.`,
  no_pages: (name) => `В файле ${name} нет ни одной страницы.`,
  too_large: (name) => `В файле ${name} слишком много данных, браузер не сможет его прочитать. Разделите его на части.`,
  read_failed: (name) =>
    `Не удалось прочитать файл ${name}: возможно, его переместили, изменили или удалили. Выберите его ещё раз.`,
  reader_failed: (name) => `Не удалось прочитать файл ${name}. Обновите страницу и попробуйте ещё раз.`,
};

/** Whether a worker's failure names one of these codes. */
export function isImportErrorCode(code: string | null): code is ImportErrorCode {
  return code !== null && Object.hasOwn(MESSAGES, code);
}

/** A file that is refused. The message is for the person: Russian, names the file and the reason (R21). */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  /** Problem of the file. */
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, fileName: string, options?: { cause?: unknown }) {
    super(MESSAGES[code](`«${shortName(fileName)}»`), options);
    this.code = code;
  }
}

/** Several files that are refused, each with its reason: a person learns of all of them at once. */
export class ImportErrors extends Error {
  override readonly name = 'ImportErrors';
  /** Problem of each file, in the order of the files. */
  readonly refusals: readonly ImportError[];

  /** @param refusals at least one, in the order of the files */
  constructor(refusals: readonly ImportError[]) {
    super(refusals.map(({ message }) => message).join('\n'));
    this.refusals = refusals;
  }
}
