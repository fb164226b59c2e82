import { useCallback, useEffect, useRef } from 'react';

import type { ReadFile } from '#src/domain/chat/steps/interviewEvents.ts';
import type { ChatFile } from '#src/features/chat/chatFile.ts';

import { readChatFile } from './actions.ts';

/** Files of the chat on their way to their texts. */
export interface FileReadings {
  /** Reads a file; null when it was stopped. */
  readonly readOne: (id: string, file: File) => Promise<ReadFile | null>;
  /** Stops the reading of a file. */
  readonly stop: (id: string) => void;
}

/**
 * Reads files one beside another; leaving the screen stops them all.
 * @param change says how far a file has come
 * @param drop called when the reading was stopped
 */
export function useFileReadings(
  change: (id: string, next: Partial<ChatFile>) => void,
  drop: (id: string) => void,
): FileReadings {
  const readings = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const reading = readings.current;
    return () => {
      for (const controller of reading.values()) controller.abort();
    };
  }, []);
  const readOne = useCallback(
    async (id: string, file: File): Promise<ReadFile | null> => {
      const controller = new AbortController();
      readings.current.set(id, controller);
      try {
        const read = await readChatFile(file, controller.signal, (progress) => change(id, { progress }));
        change(id, { progress: 1 });
        return read;
      } catch {
        // Stopped by the person, it is as if it had never been given; stopped because the screen went, it is read again there.
        drop(id);
        return null;
      } finally {
        readings.current.delete(id);
      }
    },
    [change, drop],
  );
  const stop = useCallback((id: string) => readings.current.get(id)?.abort(), []);
  return { readOne, stop };
}
