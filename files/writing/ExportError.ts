/** Why a file could not be made. */
export type ExportErrorCode =
  /** The type of the document did not arrive, or is none: without it letters would be empty boxes. */
  | 'font_failed'
  /** The browser could not draw the picture: no memory for it, or no canvas. */
  | 'picture_failed'
  /** The maker of Word files did not start or broke down. */
  | 'docx_failed'
  /** The maker of presentations did not start or broke down. */
  | 'pptx_failed'
  /** The original file is neither in this browser nor at the server. */
  | 'file_missing'
  /** The maker itself did not start or broke down. */
  | 'maker_failed';

const MESSAGES: Readonly<Record<ExportErrorCode, string>> = {
  font_failed: 'Не удалось загрузить шрифт для PDF, файл не создан. Проверьте соединение и повторите экспорт.',
  picture_failed: 'Не удалось создать картинку. Закройте лишние вкладки и повторите или скачайте PDF.',
  docx_failed: 'Не удалось создать файл Word. Обновите страницу и повторите или скачайте PDF.',
  pptx_failed: 'Не удалось создать презентацию. Обновите страницу и повторите или скачайте PDF.',
  file_missing:
    'Этого файла здесь нет. Если его добавил коллега, у него файл ещё отправляется или не поместился на сервере.',
  maker_failed: 'Не удалось создать PDF. Обновите страницу и повторите экспорт.',
};

/** Whether a worker's failure names one of these codes. */
export function isExportErrorCode(code: string | null): code is ExportErrorCode {
  return code !== null && Object.hasOwn(MESSAGES, code);
}

/** A file that could not be made. The message is for the person, in Russian: what failed and what to do. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
  /** Kind of failure. */
  readonly code: ExportErrorCode;

  constructor(code: ExportErrorCode, options?: { cause?: unknown }) {
    super(MESSAGES[code], options);
    this.code = code;
  }
}
