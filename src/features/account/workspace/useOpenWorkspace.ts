import { useRef, useState } from 'react';

import type { Outcome } from '../../../domain/core/outcome.ts';
import type { WorkspacePreview } from '../../../domain/workspaceFile.ts';
import type { LongAction } from './longAction.ts';

/** Content of an inspected file, or the reason for its refusal. */
export type Inspected =
  | { readonly ok: true; readonly preview: WorkspacePreview }
  | { readonly ok: false; readonly message: string };

/** How a workspace file is checked and opened. */
export interface OpenWorkspaceOptions {
  /** Checks a file to the last byte and tells what is in it; changes nothing. */
  onInspect: (file: File, running: LongAction) => Promise<Inspected>;
  /** Opens it; the dialog closes only when that has happened. */
  onOpen: (file: File, mode: 'replace' | 'merge', running: LongAction) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

export type WorkspaceTask = 'inspect' | 'replace' | 'merge';

interface RunningTask {
  readonly task: WorkspaceTask;
  readonly done: number;
  readonly total: number;
}

interface ChosenFile {
  readonly file: File;
  readonly preview: WorkspacePreview;
}

/** A file on its way into the workspace. */
export interface OpenWorkspace {
  /** The file that was checked, with what it holds; null before that. */
  readonly chosen: ChosenFile | null;
  /** Running task and its progress; null while none runs. */
  readonly running: RunningTask | null;
  /** Whether it is asked once more before the open workspace is replaced. */
  readonly asking: boolean;
  /** Why the last try failed; empty otherwise. */
  readonly error: string;
  /** Asks, or asks no more. */
  readonly ask: (asking: boolean) => void;
  /** Another file is to be chosen. */
  readonly drop: () => void;
  /** Stops what runs. */
  readonly stop: () => void;
  /** Checks the first of the files. */
  readonly inspect: (files: readonly File[]) => Promise<void>;
  /** Opens the chosen file. */
  readonly open: (mode: 'replace' | 'merge') => Promise<void>;
}

/** Checks a file, then has it take the place of what is open, or join it. */
export function useOpenWorkspace({ onInspect, onOpen, onClose }: OpenWorkspaceOptions): OpenWorkspace {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [running, setRunning] = useState<RunningTask | null>(null);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const stopping = useRef<AbortController>(null);

  const begin = (task: WorkspaceTask): LongAction => {
    const controller = new AbortController();
    stopping.current = controller;
    setError('');
    setRunning({ task, done: 0, total: 1 });
    return {
      signal: controller.signal,
      onProgress: (done, total) => setRunning({ task, done, total: Math.max(1, total) }),
    };
  };
  const inspect = async ([file]: readonly File[]) => {
    if (!file) return;
    setChosen(null);
    setAsking(false);
    const outcome = await onInspect(file, begin('inspect'));
    setRunning(null);
    if (outcome.ok) setChosen({ file, preview: outcome.preview });
    else setError(outcome.message);
  };
  const open = async (mode: 'replace' | 'merge') => {
    if (!chosen) return;
    const outcome = await onOpen(chosen.file, mode, begin(mode));
    setRunning(null);
    setAsking(false);
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return {
    chosen,
    running,
    asking,
    error,
    ask: setAsking,
    drop: () => setChosen(null),
    stop: () => stopping.current?.abort(),
    inspect,
    open,
  };
}
