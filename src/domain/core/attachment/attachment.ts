/** Facts about a file that the browser gives before it is read. */
import {
  type MaterialKind,
  MEDIA_EXTENSIONS,
  TIMED_EXTENSIONS,
  MIME,
  extensionOf,
  bareType,
  materialKind,
} from './fileKind.ts';

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
