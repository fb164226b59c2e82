import {
  acceptAttachments,
  RESEARCH_ATTACHMENTS,
  type AttachmentFile,
  type AttachmentRules,
  type AttachmentRefusal,
} from '../core/attachment/attachment.ts';
import { materialKind } from '../core/attachment/fileKind.ts';
import { quoted } from '../core/format.ts';
import { recordingsByName } from './files/keptFile.ts';

/** A file that was found in a folder. */
export interface FolderFile<F> {
  /** Names of the folders that lead to it and its own, with `/` between them; the first is the folder that was chosen. */
  readonly path: string;
  /** Null when the system does not give it. */
  readonly file: F | null;
}

/** A file of a folder that a study can take. */
export type TakenFile<F> = FolderFile<F> & { readonly file: F };

/** A folder that can become a study. */
export interface FolderStudy<F> {
  /** Names of the folders that lead to it: tells it from others of its name. */
  readonly folder: string;
  /** Its name, the title that is proposed. */
  readonly title: string;
  /** The files that it takes, by their paths, numbers by their value. */
  readonly files: readonly TakenFile<F>[];
}

export interface FoundFolders<F> {
  readonly studies: readonly FolderStudy<F>[];
  /** Files that no study takes, by their paths, each with the reason. */
  readonly refused: readonly AttachmentRefusal[];
  /** Paths of files that the system does not give. */
  readonly ungiven: readonly string[];
}

/**
 * Rules for files that studies take from folders: the kinds of the upload form, and at most five hundred files. Beyond that a
 * wrong folder is likelier.
 */
export const FOLDER_ATTACHMENTS: AttachmentRules = { ...RESEARCH_ATTACHMENTS, limit: 500 };

/** Files that systems and editors put into folders. No person put them there, so they are skipped silently. */
const OWN_OF_SYSTEMS = /^(?:\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

const inOrder = (a: string, b: string): number => a.localeCompare(b, 'ru', { numeric: true });

/** Names of a path; a dropped folder's begins with a slash. */
const namesOf = (path: string): string[] => path.split('/').filter((name) => name !== '');

/**
 * How many names of the paths lead to where the studies lie: the folder that was chosen, and folders in it that hold nothing but
 * one folder, which itself holds only folders.
 */
function depthOfStudies(paths: readonly (readonly string[])[]): number {
  let depth = 1;
  for (;;) {
    const [first] = paths;
    const isPassage = paths.every((names) => names.length > depth + 2 && names[depth] === first?.[depth]);
    if (!isPassage) return depth;
    depth += 1;
  }
}

/**
 * The studies that folders hold: each folder right below a chosen one, with everything that lies deeper in it; and the chosen
 * one itself, when files lie right in it. By name, numbers by their value; a folder without files to take is none.
 */
export function studiesOfFolders<F extends AttachmentFile>(found: readonly FolderFile<F>[]): FoundFolders<F> {
  const own = found
    .map((one) => ({ ...one, names: namesOf(one.path) }))
    .filter(({ names }) => names.length > 1 && !names.some((name) => OWN_OF_SYSTEMS.test(name)))
    .toSorted((a, b) => inOrder(a.names.join('/'), b.names.join('/')));
  const ungiven: string[] = [];
  // Two files of one name and size in two folders are two files: what tells them apart is where they lie.
  const given = own.flatMap(({ names, file }) => {
    const path = names.join('/');
    if (file) return [{ path, names, file, name: path, size: file.size, type: file.type }];
    ungiven.push(path);
    return [];
  });
  const { accepted, refused } = acceptAttachments([], given, FOLDER_ATTACHMENTS);
  const roots = new Map<string, (readonly string[])[]>();
  for (const { names } of own) {
    const [root = ''] = names;
    roots.set(root, [...(roots.get(root) ?? []), names]);
  }
  const depths = new Map([...roots].map(([root, paths]) => [root, depthOfStudies(paths)]));
  const byFolder = new Map<string, TakenFile<F>[]>();
  for (const { path, names, file } of accepted) {
    const depth = depths.get(names[0] ?? '') ?? 1;
    const folder = names.slice(0, Math.min(depth + 1, names.length - 1)).join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), { path, file }]);
  }
  const studies = [...byFolder]
    .toSorted(([a], [b]) => inOrder(a, b))
    .map(([folder, files]) => ({ folder, title: folder.split('/').at(-1) ?? folder, files }));
  return { studies, refused, ungiven };
}

/** Where files go instead of where they lie: a study's folder by a file's path; null: nowhere. */
export type FolderMoves = Readonly<Record<string, string | null>>;

/** Result of moving files. */
export interface FolderPlan<F> {
  /** Every study, those that nothing goes to included. */
  readonly studies: readonly FolderStudy<F>[];
  /** Files that go nowhere. */
  readonly left: readonly TakenFile<F>[];
}

/** The studies after a person has moved files between them or left some out; files stay in the order of their paths. */
export function planOf<F>(studies: readonly FolderStudy<F>[], moves: FolderMoves): FolderPlan<F> {
  const all = studies.flatMap(({ folder, files }) =>
    files.map((file) => ({ file, to: Object.hasOwn(moves, file.path) ? (moves[file.path] ?? null) : folder })),
  );
  const goingTo = (folder: string | null) => all.filter(({ to }) => to === folder).map(({ file }) => file);
  return { studies: studies.map((study) => ({ ...study, files: goingTo(study.folder) })), left: goingTo(null) };
}

/** Describes each file of a study, in the order of the files: «Запись», «Расшифровка записи «…»», «Текст». */
export function fileWords(files: readonly TakenFile<Pick<AttachmentFile, 'name' | 'type'>>[]): string[] {
  const recordings = recordingsByName(files.map(({ file }) => ({ name: file.name, mime: file.type })));
  return files.map(({ file }, place) => {
    const recording = files[recordings[place] ?? -1];
    if (recording) return `Расшифровка записи ${quoted(recording.file.name)}`;
    switch (materialKind(file.name, file.type)) {
      case 'media':
        return recordings.includes(place) ? 'Запись' : 'Запись, понадобится расшифровка';
      case 'doc':
        return 'Старый Word: сохраним, текст не прочитать';
      default:
        return 'Текст';
    }
  });
}
