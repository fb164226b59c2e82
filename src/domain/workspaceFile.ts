import { KIND_WORDS } from './kindWords.ts';
import { counted, formatNumber, NBSP, plural, quoted } from './core/format.ts';
import { KINDS, type Kind } from './records.ts';

/** Content of a workspace file, as shown to a person before it is opened. */
export interface WorkspacePreview {
  /** The company whose workspace it is. */
  readonly companyName: string;
  /** ISO 8601 moment of saving. */
  readonly savedAt: string;
  /** Records that a person sees, by kind; kinds without any are left out. */
  readonly counts: readonly { readonly kind: Kind; readonly count: number }[];
  readonly files: { readonly count: number; readonly bytes: number };
  /** Records that this version cannot read; they are carried over as they are, and not shown. */
  readonly unreadable: readonly { readonly kind: Kind; readonly id: string }[];
  /** Files that were named when it was saved, but no longer there. */
  readonly missingFiles: number;
  /** Whether a channel's secret was left out, so that it has to be typed in anew. */
  readonly secretsLeftOut: boolean;
  /** Place of the file's company in this browser. */
  readonly place:
    /** It is the open one. */
    | 'open'
    /** It is here, but another one is open. */
    | 'elsewhere'
    /** This browser does not have it. */
    | 'new';
}

/** Kinds in the order in which they are shown to a person. */
export const KIND_ORDER: readonly Kind[] = Object.keys(KINDS) as Kind[];

const UNITS = ['байт', 'КБ', 'МБ', 'ГБ', 'ТБ'] as const;

/** A size in the unit that suits it: `12,4 МБ`; whole numbers below a megabyte. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const shown = unit < 2 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${formatNumber(shown)}${NBSP}${UNITS[unit]}`;
}

/** How much of the browser's place is taken and left, in words: «Занято 12 МБ, свободно ещё 2 ГБ». */
export function storageText({ usage, quota }: { readonly usage: number; readonly quota: number }): string {
  return `Занято ${formatSize(usage)}, свободно ещё ${formatSize(Math.max(0, quota - usage))}`;
}

/** Names unreadable records in a line: how many, and which, the first few by name. */
export function unreadableText(unreadable: WorkspacePreview['unreadable'], most = 5): string {
  if (unreadable.length === 0) return '';
  const names = unreadable.slice(0, most).map(({ kind, id }) => `${plural(1, KIND_WORDS[kind].forms)}${NBSP}«${id}»`);
  const rest = unreadable.length - names.length;
  const list = rest > 0 ? `${names.join(', ')} и${NBSP}ещё ${formatNumber(rest)}` : names.join(', ');
  return `Не${NBSP}читается ${counted(unreadable.length, ['запись', 'записи', 'записей'])}: ${list}. Они сохранятся как есть, но показаны не${NBSP}будут.`;
}

/** Why the file cannot take the place of the open company; null when it can. */
export function replaceRefusal({ place, companyName }: Pick<WorkspacePreview, 'place' | 'companyName'>): string | null {
  if (place !== 'elsewhere') return null;
  return `Компания ${quoted(companyName)} уже есть в${NBSP}этом браузере. Чтобы заменить её, сначала переключитесь на неё; объединить можно и${NBSP}сейчас.`;
}
