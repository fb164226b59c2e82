import { useEffect, useRef, useState } from 'react';

import type { ResearchType } from '../../../../domain/research/research.ts';
import type { UploadProgress } from '../useUpload.ts';
import { NOT_LOADED, type LoadRefi, type RefiPreview } from './refiActs.ts';

/** A project that is being read, or was, and what a person chose for it. */
export interface RefiImport {
  /** Content; null while it is read, and when it cannot be. */
  readonly preview: RefiPreview | null;
  /** How far the reading or the storing has come; null while neither runs. */
  readonly progress: UploadProgress | null;
  /** Why it could not be read or stored; empty otherwise. */
  readonly problem: string;
  /** The study's title as typed. */
  readonly title: string;
  readonly setTitle: (title: string) => void;
  readonly type: ResearchType;
  readonly setType: (type: ResearchType) => void;
  /** Treatment of the study that holds it already; null until chosen. */
  readonly way: 'replace' | 'second' | null;
  readonly setWay: (way: 'replace' | 'second') => void;
  /** Stores it. */
  readonly send: () => Promise<void>;
  /** Stops what runs. */
  readonly stop: () => void;
}

/**
 * Reads a project as soon as it is given, and stores it when a person wants it.
 * @param onTaken it was stored
 */
export function useRefiImport(file: File, author: string, load: LoadRefi, onTaken: () => void): RefiImport {
  const [preview, setPreview] = useState<RefiPreview | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>({ label: file.name, share: 0 });
  const [problem, setProblem] = useState('');
  const [title, setTitle] = useState('');
  const [type, setType] = useState<ResearchType>('interviews');
  const [way, setWay] = useState<RefiImport['way']>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const read = load().then(
      (acts) => acts.onRead(file, { signal, onProgress: (now) => !signal.aborted && setProgress(now) }),
      () => ({ ok: false, message: NOT_LOADED }) as const,
    );
    void read.then((told) => {
      if (signal.aborted) return;
      setProgress(null);
      if (!told.ok) setProblem(told.message);
      else {
        setPreview(told.preview);
        setTitle(told.preview.title);
      }
    });
    return () => controller.abort();
  }, [file, load]);
  return {
    preview,
    progress,
    problem,
    title,
    setTitle,
    type,
    setType,
    way,
    setWay,
    stop: () => running.current?.abort(),
    send: async () => {
      if (!preview) return;
      const controller = new AbortController();
      running.current = controller;
      setProblem('');
      setProgress({ label: 'Сохраняем исследование', share: 0 });
      const form = { title, type, author, replaces: way === 'replace' };
      const outcome = await preview.take(form, { signal: controller.signal, onProgress: setProgress });
      setProgress(null);
      if (outcome.ok) onTaken();
      else setProblem(outcome.message);
    },
  };
}
