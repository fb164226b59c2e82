import { useMemo, useRef, useState } from 'react';

import type { Outcome } from '../../domain/core/outcome.ts';
import { studiesOfFolders, type FolderFile, type FolderStudy } from '../../domain/research/folder.ts';
import type { ResearchType } from '../../domain/research/research.ts';
import type { ResearchForm } from '../../domain/research/rules.ts';
import type { UploadControls, UploadProgress } from './useUpload.ts';

/** A folder's study as it is shown before it is stored, and what became of it. */
export interface FolderRow extends FolderStudy<File> {
  /** The title, as typed. */
  readonly title: string;
  /** What became of it; undefined until it was tried. */
  readonly outcome: Outcome | undefined;
}

/** Several studies that come from folders. */
export interface FolderUpload {
  readonly rows: readonly FolderRow[];
  /** Rows that can be stored and are not yet. */
  readonly waiting: number;
  /** Rows that are stored. */
  readonly stored: number;
  /** How the studies are made, all of them. */
  readonly type: ResearchType;
  readonly setType: (type: ResearchType) => void;
  readonly setTitle: (folder: string, title: string) => void;
  /** A folder is not to become a study. */
  readonly leaveOut: (folder: string) => void;
  /** How far it has come; null while nothing is stored. */
  readonly progress: UploadProgress | null;
  /** Stores what waits, one after another; one that fails does not stop the others. */
  readonly send: () => void;
  /** Stops after what is stored already. */
  readonly cancel: () => void;
}

const canBeStored = ({ files, title, outcome }: FolderRow): boolean =>
  files.length > 0 && title.trim() !== '' && !outcome?.ok;

/** Keeps the list of studies that folders hold, and stores them. */
export function useFolderUpload(
  found: readonly FolderFile<File>[],
  onStore: (form: ResearchForm, files: readonly File[], controls: UploadControls) => Promise<Outcome>,
): FolderUpload {
  const studies = useMemo(() => studiesOfFolders(found), [found]);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [type, setType] = useState<ResearchType>('interviews');
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const rows = studies
    .filter(({ folder }) => !left.includes(folder))
    .map((study): FolderRow => ({
      ...study,
      title: titles[study.folder] ?? study.title,
      outcome: outcomes[study.folder],
    }));
  const waiting = rows.filter(canBeStored);
  const send = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    for (const [index, { folder, title, files }] of waiting.entries()) {
      if (controller.signal.aborted) break;
      const label = `${title.trim()} (${index + 1} из ${waiting.length})`;
      const tell = (share: number) => setProgress({ label, share: (index + share) / waiting.length });
      tell(0);
      const form: ResearchForm = {
        title,
        description: `Из папки «${folder}»`,
        type,
        participants: null,
        author: '',
        experimentIds: [],
        hypothesisIds: [],
        audienceId: null,
      };
      const outcome = await onStore(form, files, {
        signal: controller.signal,
        onProgress: ({ share }) => tell(share),
      });
      setOutcomes((before) => ({ ...before, [folder]: outcome }));
    }
    running.current = null;
    setProgress(null);
  };
  return {
    rows,
    waiting: waiting.length,
    stored: rows.filter(({ outcome }) => outcome?.ok).length,
    type,
    setType,
    setTitle: (folder, title) => setTitles((before) => ({ ...before, [folder]: title })),
    leaveOut: (folder) => setLeft((before) => [...before, folder]),
    progress,
    send: () => void send(),
    cancel: () => running.current?.abort(),
  };
}
