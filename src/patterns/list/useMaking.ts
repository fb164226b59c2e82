import { useEffect, useRef, useState } from 'react';

/** After this many ms the file in progress is announced: a faster one needs no words, and nothing jumps. */
const LONG = 800;

/** One file being made at a time. */
export interface Making<Format> {
  /** Format of the file in progress; null for none. */
  readonly making: Format | null;
  /** Whether it takes long enough to be told. */
  readonly isLong: boolean;
  /** Begins with another, unless one is being made. Fulfilled when that is over. */
  readonly make: (format: Format) => Promise<void>;
  /** Stops what is being made. */
  readonly stop: () => void;
}

/** Makes files one at a time; leaving the place stops the one that is being made. */
export function useMaking<Format>(onFile: (format: Format, signal: AbortSignal) => Promise<unknown>): Making<Format> {
  const [making, setMaking] = useState<Format | null>(null);
  const [isLong, setLong] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (making === null) return undefined;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [making]);
  const make = async (format: Format) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setMaking(format);
    try {
      await onFile(format, controller.signal);
    } finally {
      running.current = null;
      setMaking(null);
    }
  };
  return { making, isLong, make, stop: () => running.current?.abort() };
}
