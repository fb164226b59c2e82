/** Why a workspace file cannot be opened. */
export type ArchiveErrorCode =
  /** Not a zip archive at all. */
  | 'not_zip'
  /** Cut off, or its directory does not fit its bytes. */
  | 'truncated'
  /** A zip archive, but not one that Ориентир saved. */
  | 'not_ours'
  /** Made by a newer version of the app. */
  | 'newer'
  /** Bytes are not those that were saved. */
  | 'changed'
  /** A path that leaves the archive. */
  | 'unsafe_path'
  /** An entry that the list of contents does not name. */
  | 'stray'
  /** An entry or a record that is there twice. */
  | 'duplicate'
  /** Something that the list of contents names is not there. */
  | 'missing'
  /** Unpacks to far more than its size can hold. */
  | 'bomb'
  /** More entries than are read. */
  | 'too_many'
  /** More records than a browser can hold. */
  | 'too_large'
  /** Protected by a password. */
  | 'encrypted'
  /** The system does not give the bytes: the file was moved, changed or removed. */
  | 'read_failed'
  /** The reader itself did not start or broke down. */
  | 'worker_failed';

const AGAIN = 'Сохраните рабочее пространство ещё раз и откройте новый файл.';

const MESSAGES: Readonly<Record<ArchiveErrorCode, (detail: string) => string>> = {
  not_zip: () => `Это не архив ZIP. Выберите файл, который сохранил Ориентир.`,
  truncated: () => `Файл обрезан: архив сохранился или скачался не до конца. ${AGAIN}`,
  not_ours: () => `Этот архив сохранил не Ориентир: в нём нет описания рабочего пространства.`,
  newer: () =>
    `Файл сохранён в более новой версии Ориентира. Обновите страницу в этом браузере и откройте файл ещё раз.`,
  changed: (part) => `Файл повреждён: «${part}» не совпадает с тем, что было сохранено. ${AGAIN}`,
  unsafe_path: (path) => `В архиве есть путь, который ведёт за его пределы: «${path}». Такой файл открывать опасно.`,
  stray: (path) =>
    `В архиве есть посторонний файл: «${path}». Выберите файл в том виде, в котором его сохранил Ориентир.`,
  duplicate: (what) => `В архиве дважды встречается «${what}», и неясно, чему верить. ${AGAIN}`,
  missing: (part) => `В архиве не хватает части «${part}». ${AGAIN}`,
  bomb: (part) =>
    `Архив распаковывается в объём, который не соответствует его размеру («${part}»). Такой файл открывать опасно.`,
  too_many: () => `В архиве слишком много файлов: браузер не сможет его прочитать.`,
  too_large: () => `В архиве слишком много записей: браузер не сможет их прочитать.`,
  encrypted: () => `Архив защищён паролем. Выберите файл в том виде, в котором его сохранил Ориентир.`,
  read_failed: () =>
    `Не удалось прочитать файл: возможно, его переместили, изменили или удалили. Выберите его ещё раз.`,
  worker_failed: () => `Не удалось обработать файл. Обновите страницу и попробуйте ещё раз.`,
};

/** Longest detail that a message shows, characters. */
const DETAIL = 80;

/** Whether a worker's failure names one of these codes. */
export function isArchiveErrorCode(code: string | null): code is ArchiveErrorCode {
  return code !== null && Object.hasOwn(MESSAGES, code);
}

/** A workspace file that is refused. The message is for the person: Russian, with the reason. Nothing was changed. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly code: ArchiveErrorCode;
  /** The path, part or record that the message names; empty for none. */
  readonly detail: string;

  constructor(code: ArchiveErrorCode, detail = '', options?: { cause?: unknown }) {
    // It comes from the file: control and direction-changing characters would disguise it.
    const visible = detail.replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '');
    super(MESSAGES[code](visible.length > DETAIL ? `${visible.slice(0, DETAIL)}…` : visible), options);
    this.code = code;
    this.detail = detail;
  }
}
