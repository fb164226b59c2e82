import { NBSP, counted, formatNumber } from './format.ts';
import { lazily } from './lazily.ts';

/** Facts about a file that the browser gives before it is read. */
export interface AttachmentFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type as the browser reports it; often empty. */
  readonly type: string;
}

export interface AttachmentRules {
  /** Extensions, lower case without the dot. */
  readonly extensions: readonly string[];
  /** MIME types, lower case; `audio/*` means a whole family. */
  readonly types: readonly string[];
  /** Most files at once, those already chosen included. */
  readonly limit: number;
  /** The accepted kinds as a message names them after «подходят». */
  readonly accepted: string;
}

/** Why a file is not taken. */
export type RefusalReason =
  /** The uploader does not take this kind. */
  | 'type'
  /** No bytes in it. */
  | 'empty'
  /** The same name and size is chosen already. */
  | 'duplicate'
  /** Over the limit. */
  | 'too_many';

/** A file that was not taken. */
export interface AttachmentRefusal {
  readonly name: string;
  readonly reason: RefusalReason;
}

/** How a material is read: which importer it goes to. */
export type MaterialKind = 'text' | 'docx' | 'odt' | 'rtf' | 'telegram' | 'pdf' | 'doc' | 'media';

/** Recordings whose MIME type browsers often leave empty. */
const MEDIA_EXTENSIONS: readonly string[] =
  'mp3 m4a wav ogg oga opus flac aac amr wma aif aiff mp4 m4v mov webm mkv avi wmv mpg mpeg 3gp ogv mts'.split(' ');

/** Texts that programs timed; browsers know no type of most of them. */
const TIMED_EXTENSIONS: readonly string[] = ['sbv', 'ttml', 'dfxp', 'lrc', 'sub', 'tsv'];

const MIME: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  vcf: 'text/vcard',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  md: 'text/markdown',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  json: 'application/json',
  html: 'text/html',
  htm: 'text/html',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function documents(...extensions: (keyof typeof MIME)[]): { extensions: string[]; types: string[] } {
  return { extensions, types: extensions.flatMap((extension) => MIME[extension] ?? []) };
}

const researchDocuments = documents(
  'txt',
  'md',
  'doc',
  'docx',
  'odt',
  'rtf',
  'pdf',
  'vtt',
  'srt',
  'json',
  'html',
  'htm',
);

/** Research form (R21): recordings, documents, subtitles, what recognizers wrote, and chats; at most 10. */
export const RESEARCH_ATTACHMENTS: AttachmentRules = {
  extensions: [...researchDocuments.extensions, ...TIMED_EXTENSIONS, ...MEDIA_EXTENSIONS],
  types: ['audio/*', 'video/*', ...researchDocuments.types],
  limit: 10,
  accepted:
    'аудио, видео, документы TXT, MD, DOC, DOCX, ODT, RTF, PDF, субтитры VTT, SRT, SBV, TTML, LRC и SUB, расшифровки JSON и TSV, переписка Telegram, ВКонтакте и Instagram в JSON и HTML',
};

/** Chat uploader (R21): .pdf, .pptx, .docx, .txt; at most 5. */
export const CHAT_ATTACHMENTS: AttachmentRules = {
  ...documents('pdf', 'pptx', 'docx', 'txt'),
  limit: 5,
  accepted: 'документы PDF, PPTX, DOCX и TXT',
};

/** Contacts uploader (R21): tables and the cards of a phone book; at most 5. */
export const CONTACT_ATTACHMENTS: AttachmentRules = {
  ...documents('txt', 'csv', 'tsv', 'xlsx', 'vcf'),
  limit: 5,
  accepted: 'файлы TXT, CSV, TSV, XLSX и VCF',
};

/** Lower-case extension of a file name, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  const trimmed = name.trim();
  const dot = trimmed.lastIndexOf('.');
  return dot < 0 ? '' : trimmed.slice(dot + 1).toLowerCase();
}

/** MIME type without parameters, lower case. */
function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** Value for the `accept` attribute of a file input with these rules. */
export function acceptOf(rules: AttachmentRules): string {
  const families = rules.types.filter((type) => type.endsWith('/*'));
  // A family covers its extensions where the browser knows them; the others are listed so that they can be picked too.
  return [...families, ...rules.extensions.map((extension) => `.${extension}`)].join(',');
}

/** The `accept` attribute of the research form's file input (R21). */
export const ACCEPT = acceptOf(RESEARCH_ATTACHMENTS);

/**
 * Whether an uploader takes this kind of file. A known document's extension decides; otherwise the MIME type may, since a file
 * without a telling name can still have one.
 */
export function isAccepted(file: Pick<AttachmentFile, 'name' | 'type'>, rules: AttachmentRules): boolean {
  const extension = extensionOf(file.name);
  if (rules.extensions.includes(extension)) return true;
  if (Object.hasOwn(MIME, extension)) return false;
  const type = bareType(file.type);
  return rules.types.some((rule) => (rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : rule === type));
}

/** Same file by name and size. macOS gives names decomposed (NFD), so they are compared composed. */
function fileKey({ name, size }: Pick<AttachmentFile, 'name' | 'size'>): string {
  return `${size}/${name.normalize('NFC')}`;
}

/**
 * Sorts newly chosen files into those to add and those refused, each with the first reason that applies: type, empty,
 * duplicate, too many. Takes files in the order given until the limit, counting those already chosen.
 */
export function acceptAttachments<F extends AttachmentFile>(
  current: readonly Pick<AttachmentFile, 'name' | 'size'>[],
  incoming: readonly F[],
  rules: AttachmentRules = RESEARCH_ATTACHMENTS,
): { readonly accepted: readonly F[]; readonly refused: readonly AttachmentRefusal[] } {
  const known = new Set(current.map(fileKey));
  const accepted: F[] = [];
  const refused: AttachmentRefusal[] = [];
  for (const file of incoming) {
    const key = fileKey(file);
    const reason: RefusalReason | null = !isAccepted(file, rules)
      ? 'type'
      : file.size === 0
        ? 'empty'
        : known.has(key)
          ? 'duplicate'
          : current.length + accepted.length >= rules.limit
            ? 'too_many'
            : null;
    if (reason) refused.push({ name: file.name, reason });
    else {
      known.add(key);
      accepted.push(file);
    }
  }
  return { accepted, refused };
}

/** Most visible characters of a file name in a message. */
const NAME_LENGTH = 60;
/** Most names one reason lists before «и ещё …». */
const NAMES_LISTED = 20;

const graphemes = lazily(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));

/**
 * A file name as a message shows it: control and direction-changing characters gone, at most `limit` visible characters, cut in
 * the middle so that the extension stays, never inside an emoji.
 */
export function shortName(name: string, limit = NAME_LENGTH): string {
  // Cc: line breaks and the like; the rest turn the text's direction and can disguise an extension.
  const visible = name.replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  if (visible.length <= limit) return visible;
  const characters = Array.from(graphemes().segment(visible), ({ segment }) => segment);
  if (characters.length <= limit) return visible;
  const tail = Math.floor((limit - 1) / 3);
  return `${characters.slice(0, limit - 1 - tail).join('')}…${characters.slice(-tail).join('')}`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_LISTED).map((name) => `«${shortName(name)}»`);
  const rest = names.length - shown.length;
  return rest > 0
    ? `${shown.join(', ')} и${NBSP}ещё ${counted(rest, ['файл', 'файла', 'файлов'])}`
    : shown.length > 1
      ? `${shown.slice(0, -1).join(', ')} и${NBSP}${shown.at(-1) ?? ''}`
      : shown.join('');
}

const one = (names: readonly string[]): boolean => names.length === 1;

const ARCHIVES: readonly string[] = ['zip', 'rar', '7z', 'gz', 'tar'];

const isArchive = (name: string): boolean => ARCHIVES.includes(extensionOf(name));

/**
 * Returns the message about refused files: each by name, with the reason (R21). Very long lists end in «и ещё N файлов». Empty
 * text when nothing was refused.
 */
export function refusalMessage(
  refused: readonly AttachmentRefusal[],
  rules: AttachmentRules = RESEARCH_ATTACHMENTS,
): string {
  const named = (reason: RefusalReason) => refused.filter((file) => file.reason === reason).map(({ name }) => name);
  const unfit = named('type');
  const archives = unfit.filter(isArchive);
  const type = unfit.filter((name) => !isArchive(name));
  const empty = named('empty');
  const duplicate = named('duplicate');
  const tooMany = named('too_many');
  const sentences = [
    archives.length &&
      `${one(archives) ? 'Архив' : 'Архивы'} ${listed(archives)} сначала распакуйте и${NBSP}добавьте файлы из${NBSP}${
        one(archives) ? 'него' : 'них'
      }${rules === RESEARCH_ATTACHMENTS ? ': переписка WhatsApp — это _chat.txt' : ''}.`,
    type.length && `Не${NBSP}подходит формат: ${listed(type)}. Подойдут ${rules.accepted}.`,
    empty.length && `${one(empty) ? 'Файл пустой' : 'Файлы пустые'}: ${listed(empty)}.`,
    duplicate.length && `${one(duplicate) ? 'Файл уже добавлен' : 'Файлы уже добавлены'}: ${listed(duplicate)}.`,
    tooMany.length &&
      `Можно приложить не${NBSP}больше ${formatNumber(rules.limit)}${NBSP}файлов. Не${NBSP}${
        one(tooMany) ? 'добавлен' : 'добавлены'
      }: ${listed(tooMany)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const KIND_BY_EXTENSION: Readonly<Record<string, MaterialKind>> = {
  txt: 'text',
  md: 'text',
  vtt: 'text',
  srt: 'text',
  json: 'telegram',
  html: 'telegram',
  htm: 'telegram',
  odt: 'odt',
  rtf: 'rtf',
  docx: 'docx',
  pdf: 'pdf',
  doc: 'doc',
  ...Object.fromEntries(TIMED_EXTENSIONS.map((extension) => [extension, 'text'] as const)),
  ...Object.fromEntries(MEDIA_EXTENSIONS.map((extension) => [extension, 'media'] as const)),
};

/** How a study's file is read, by extension first, then by MIME type; null for a kind that no study takes. */
export function materialKind(name: string, type: string): MaterialKind | null {
  const extension = extensionOf(name);
  if (Object.hasOwn(KIND_BY_EXTENSION, extension)) return KIND_BY_EXTENSION[extension] ?? null;
  if (Object.hasOwn(MIME, extension)) return null;
  const bare = bareType(type);
  if (/^(audio|video)\//.test(bare)) return 'media';
  const known = Object.keys(MIME).find((key) => MIME[key] === bare);
  return known === undefined ? null : (KIND_BY_EXTENSION[known] ?? null);
}

/** How a file of the chat is read: a presentation, or as a study's document. */
export type ChatFileKind = Extract<MaterialKind, 'text' | 'docx' | 'pdf'> | 'pptx';

/** How a file given to the chat is read (R21); null for a kind that the chat does not take. */
export function chatFileKind(name: string, type: string): ChatFileKind | null {
  if (!isAccepted({ name, type }, CHAT_ATTACHMENTS)) return null;
  const extension = extensionOf(name);
  if (extension === 'pptx' || (!Object.hasOwn(MIME, extension) && bareType(type) === MIME.pptx)) return 'pptx';
  const kind = materialKind(name, type);
  return kind === 'text' || kind === 'docx' || kind === 'pdf' ? kind : null;
}
