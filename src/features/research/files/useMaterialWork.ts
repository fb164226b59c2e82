import { useEffect, useRef, useState } from 'react';

import type { Outcome } from '../../../domain/core/outcome.ts';
import type { UploadControls, UploadProgress } from './useUpload.ts';

/** Work on the files of a study: one thing at a time. */
export interface MaterialWork {
  /** How far it has come; null while there is none, or it takes no time. */
  readonly progress: UploadProgress | null;
  /** Failures of the last action, and the reason; empty when everything succeeded. */
  readonly problem: string;
  /** Says it instead of beginning something: why files are not taken. */
  readonly setProblem: (problem: string) => void;
  /**
   * Begins something. Nothing happens while something else is under way.
   * @param label what is done, for the progress; empty for what is done at once
   */
  readonly run: (label: string, act: (controls: UploadControls) => Promise<Outcome>) => void;
  /** Stops what is under way. */
  readonly cancel: () => void;
}

/**
 * Runs actions on a study's files, shows their progress, and keeps their messages.
 * @param onFailedUnseen receives the reason of a failure when the study was closed meanwhile: the work itself goes on
 */
export function useMaterialWork(onFailedUnseen: (message: string) => void): MaterialWork {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const start = async (label: string, act: (controls: UploadControls) => Promise<Outcome>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem('');
    if (label !== '') setProgress({ label, share: 0 });
    const outcome = await act({ signal: controller.signal, onProgress: setProgress });
    running.current = null;
    setProgress(null);
    if (outcome.ok) return;
    if (isShown.current) setProblem(outcome.message);
    else onFailedUnseen(outcome.message);
  };
  return {
    progress,
    problem,
    setProblem,
    run: (label, act) => void start(label, act),
    cancel: () => running.current?.abort(),
  };
}
