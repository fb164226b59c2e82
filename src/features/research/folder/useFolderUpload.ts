import { useMemo, useRef, useState } from 'react';

import { quoted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import {
  planOf,
  studiesOfFolders,
  type FolderFile,
  type FolderMoves,
  type FolderStudy,
  type FoundFolders,
  type TakenFile,
} from '../../../domain/research/folder.ts';
import type { ResearchType } from '../../../domain/research/research.ts';
import type { ResearchForm } from '../../../domain/research/rules.ts';
import type { UploadControls, UploadProgress } from '../files/useUpload.ts';

/** A study that is to be made, with its files. */
export interface StudyUpload {
  readonly form: ResearchForm;
  readonly files: readonly File[];
}

/** Result of making several studies at once. */
export interface UploadedStudies {
  /** Whether anything was stored at all, or why not: nothing of it then was. */
  readonly whole: Outcome;
  /** Outcome of each, in their order; empty when nothing was stored. */
  readonly each: readonly Outcome[];
}

/** Reads, keeps and stores several studies, each with all of its files or not at all. */
export type UploadStudies = (studies: readonly StudyUpload[], controls: UploadControls) => Promise<UploadedStudies>;

/** A folder's study as it is shown before it is stored. */
export interface FolderRow extends FolderStudy<File> {
  /** Why it could not be stored; empty until it was soFar. */
  readonly problem: string;
}

/** Several studies that come from folders. */
export interface FolderUpload extends Pick<FoundFolders<File>, 'refused' | 'ungiven'> {
  /** Studies that something goes to and that are not stored yet. */
  readonly rows: readonly FolderRow[];
  /** Files that go nowhere. */
  readonly left: readonly TakenFile<File>[];
  /** Every study that a file can go to. */
  readonly targets: readonly Pick<FolderStudy<File>, 'folder' | 'title'>[];
  /** How many are stored. */
  readonly stored: number;
  /** Every row can be stored. */
  readonly canSend: boolean;
  /** How the studies are made, all of them. */
  readonly type: ResearchType;
  readonly setType: (type: ResearchType) => void;
  readonly setTitle: (folder: string, title: string) => void;
  /** Files are to go to a study, or nowhere. */
  readonly move: (files: readonly TakenFile<File>[], folder: string | null) => void;
  /** How far it has come; null while nothing is stored. */
  readonly progress: UploadProgress | null;
  /** Why nothing was stored; empty until then. */
  readonly problem: string;
  /** Stores the rows. */
  readonly send: () => void;
  /** Stops; nothing is stored then. */
  readonly cancel: () => void;
}

/** The upload form of a folder's study: what cannot be known is left open, and can be corrected later. */
const formOf = ({ folder, title }: FolderRow, type: ResearchType, author: string): ResearchForm => ({
  title,
  description: `Из папки ${quoted(folder)}`,
  type,
  participants: null,
  author,
  experimentIds: [],
  hypothesisIds: [],
  audienceId: null,
});

/** Result of a first try, and the stored records. */
interface SoFar {
  readonly stored: readonly string[];
  readonly problems: Readonly<Record<string, string>>;
  readonly problem: string;
}

/** Rows as they came out of a try: what is stored, and why the others are not. */
function cameOut(before: SoFar, rows: readonly FolderRow[], { whole, each }: UploadedStudies): SoFar {
  const stored = rows.filter((_, place) => each[place]?.ok).map(({ folder }) => folder);
  const failed = rows.flatMap(({ folder }, place) => {
    const outcome = each[place];
    return outcome && !outcome.ok ? [[folder, outcome.message]] : [];
  });
  return {
    stored: [...before.stored, ...stored],
    problems: Object.fromEntries(failed) as Record<string, string>,
    problem: whole.ok ? '' : whole.message,
  };
}

/**
 * Keeps the list of studies that folders hold, what was corrected in it, and stores them.
 * @param author who is proposed as the author of each; may be empty
 * @param onAllStored called when nothing of the list is left to store
 */
export function useFolderUpload(
  found: readonly FolderFile<File>[],
  author: string,
  onStore: UploadStudies,
  onAllStored: () => void,
): FolderUpload {
  const { studies, refused, ungiven } = useMemo(() => studiesOfFolders(found), [found]);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [moves, setMoves] = useState<FolderMoves>({});
  const [soFar, setSoFar] = useState<SoFar>({ stored: [], problems: {}, problem: '' });
  const [type, setType] = useState<ResearchType>('interviews');
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const plan = planOf(studies, moves);
  const open = plan.studies
    .filter(({ folder }) => !soFar.stored.includes(folder))
    .map((study): FolderRow => {
      const title = titles[study.folder] ?? study.title;
      return { ...study, title, problem: soFar.problems[study.folder] ?? '' };
    });
  const rows = open.filter(({ files }) => files.length > 0);
  const canSend = rows.length > 0 && rows.every(({ title }) => title.trim() !== '');
  const send = async () => {
    if (running.current || !canSend) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ label: 'Читаем файлы', share: 0 });
    const outcome = await onStore(
      rows.map((row) => ({ form: formOf(row, type, author), files: row.files.map(({ file }) => file) })),
      { signal: controller.signal, onProgress: setProgress },
    );
    running.current = null;
    setProgress(null);
    setSoFar((before) => cameOut(before, rows, outcome));
    if (outcome.whole.ok && outcome.each.every(({ ok }) => ok)) onAllStored();
  };
  return {
    rows,
    left: plan.left,
    targets: open,
    refused,
    ungiven,
    stored: soFar.stored.length,
    canSend,
    type,
    setType,
    setTitle: (folder, title) => setTitles((before) => ({ ...before, [folder]: title })),
    move: (files, folder) =>
      setMoves((before) => ({ ...before, ...Object.fromEntries(files.map(({ path }) => [path, folder])) })),
    progress,
    problem: soFar.problem,
    send: () => void send(),
    cancel: () => running.current?.abort(),
  };
}
