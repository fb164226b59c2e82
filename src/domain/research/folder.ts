import {
  acceptAttachments,
  RESEARCH_ATTACHMENTS,
  type AttachmentFile,
  type AttachmentRules,
  type Refusal,
} from '../core/attachment.ts';

/** A file that was found in a folder. */
export interface FolderFile<F> {
  /** Names of the folders that lead to it and its own, with `/` between them; the first is the folder that was chosen. */
  readonly path: string;
  readonly file: F;
}

/** A folder that becomes a study. */
export interface FolderStudy<F> {
  /** Names of the folders that lead to it: tells it from others of its name. */
  readonly folder: string;
  /** Its name, the title that is proposed. */
  readonly title: string;
  /** The files that it takes, by their paths. */
  readonly files: readonly F[];
  /** The files that it does not take, each with the reason. */
  readonly refused: readonly Refusal[];
}

/** What a study takes from a folder: the kinds of the upload form, and more of them, because nobody picks them one by one. */
export const FOLDER_ATTACHMENTS: AttachmentRules = { ...RESEARCH_ATTACHMENTS, limit: 100 };

/** What systems and editors put into folders: no person put it there, so nobody is told of it. */
const OWN_OF_SYSTEMS = /^(?:\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

const inOrder = (a: string, b: string): number => a.localeCompare(b, 'ru', { numeric: true });

/**
 * The studies that folders hold: each folder right below a chosen one, with everything that lies deeper in it; and the chosen
 * one itself, when files lie right in it. By name, numbers by their value; a folder without files is none.
 */
export function studiesOfFolders<F extends AttachmentFile>(found: readonly FolderFile<F>[]): FolderStudy<F>[] {
  const byFolder = new Map<string, FolderFile<F>[]>();
  for (const one of found) {
    const names = one.path.split('/').filter((name) => name !== '');
    if (names.length < 2 || names.some((name) => OWN_OF_SYSTEMS.test(name))) continue;
    const folder = names.slice(0, Math.min(2, names.length - 1)).join('/');
    const files = byFolder.get(folder);
    if (files) files.push(one);
    else byFolder.set(folder, [one]);
  }
  return [...byFolder]
    .sort(([a], [b]) => inOrder(a, b))
    .map(([folder, all]) => {
      const files = all.toSorted((a, b) => inOrder(a.path, b.path)).map(({ file }) => file);
      const { accepted, refused } = acceptAttachments([], files, FOLDER_ATTACHMENTS);
      return { folder, title: folder.split('/').at(-1) ?? folder, files: accepted, refused };
    });
}
