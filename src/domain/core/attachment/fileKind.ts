/** How a material is read: which importer it goes to. */
export type MaterialKind = 'text' | 'docx' | 'odt' | 'rtf' | 'telegram' | 'pdf' | 'doc' | 'media';

/** Recordings whose MIME type browsers often leave empty. */
export const MEDIA_EXTENSIONS: readonly string[] =
  'mp3 m4a wav ogg oga opus flac aac amr wma aif aiff mp4 m4v mov webm mkv avi wmv mpg mpeg 3gp ogv mts'.split(' ');

/** Texts that programs timed; browsers know no type of most of them. */
export const TIMED_EXTENSIONS: readonly string[] = ['sbv', 'ttml', 'dfxp', 'lrc', 'sub', 'tsv'];

export const MIME: Readonly<Record<string, string>> = {
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

/** Lower-case extension of a file name, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  const trimmed = name.trim();
  const dot = trimmed.lastIndexOf('.');
  return dot < 0 ? '' : trimmed.slice(dot + 1).toLowerCase();
}

/** MIME type without parameters, lower case. */
export function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
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
