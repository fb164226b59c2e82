import { useCallback, useEffect, useRef, useState } from 'react';

import { BOARD_DELAY_MS, BOT_DELAY_MS } from '#src/domain/interview.ts';
import { BOARD_TOAST } from '#src/domain/interviewLines.ts';
import type { InterviewEvent, ReadFile } from '#src/domain/interviewRules.ts';
import type { Outcome } from '#src/domain/outcome.ts';
import type { ChatFile } from '#src/features/chat/ChatFileList.tsx';

import { readChatFile, removeChatFile, stepChat } from './actions/chat.ts';
import { attempt, attemptWithToast } from './actions/outcomes.ts';
import { newId } from './newId.ts';
import { showToast } from './toast.ts';
import type { Store } from './workspace/port.ts';

/** The chat as it goes on: what the bot is about to say, and files that are being read. */
export interface ChatSession {
  /** The bot is typing. */
  readonly typing: boolean;
  /** Its messages that are stored and not shown yet. */
  readonly heldBack: readonly string[];
  /** The board is made and not shown yet. */
  readonly making: boolean;
  readonly files: readonly ChatFile[];
  /** Takes a step; the outcome says whether it is stored. */
  readonly step: (event: InterviewEvent) => Promise<Outcome>;
  readonly chooseFiles: (files: readonly File[]) => void;
  readonly cancelFile: (id: string) => void;
  readonly removeFile: (id: string) => void;
}

const NONE: readonly string[] = [];

/** Plays the chat at the pace of the specification (§4, §9): 1500 ms before a reply, 2000 ms before the board. */
export function useChatSession(store: Store): ChatSession {
  const [heldBack, setHeldBack] = useState<readonly string[] | null>(null);
  const [making, setMaking] = useState(false);
  const [files, setFiles] = useState<readonly ChatFile[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const readings = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const [waiting, reading] = [timers.current, readings.current];
    return () => {
      for (const timer of waiting) clearTimeout(timer);
      for (const controller of reading.values()) controller.abort();
    };
  }, []);

  const after = useCallback((delay: number, then: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      then();
    }, delay);
    timers.current.add(timer);
  }, []);

  const step = useCallback(
    (event: InterviewEvent) =>
      attempt(async () => {
        const { said, finishes } = await stepChat(store, event);
        if (event.type === 'restart') setFiles([]);
        if (said.length === 0) return;
        setHeldBack(said);
        if (finishes) setMaking(true);
        after(BOT_DELAY_MS, () => {
          setHeldBack(null);
          if (!finishes) return;
          after(BOARD_DELAY_MS, () => {
            setMaking(false);
            void showToast({ tone: 'success', title: BOARD_TOAST });
          });
        });
      }),
    [store, after],
  );

  const change = useCallback(
    (id: string, next: Partial<ChatFile>) =>
      setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one))),
    [],
  );
  const readOne = useCallback(
    async (id: string, file: File): Promise<ReadFile | null> => {
      const controller = new AbortController();
      readings.current.set(id, controller);
      try {
        const read = await readChatFile(file, controller.signal, (progress) => change(id, { progress }));
        change(id, { state: read.text === null ? 'failed' : 'read', progress: 1, note: read.problem });
        return read;
      } catch {
        // Stopped by the person: it is as if it had never been given.
        setFiles((all) => all.filter((one) => one.id !== id));
        return null;
      } finally {
        readings.current.delete(id);
      }
    },
    [change],
  );
  const chooseFiles = useCallback(
    (chosen: readonly File[]) => {
      const named = chosen.map((file) => ({ id: newId(), file }));
      setFiles((all) => [
        ...all,
        ...named.map(({ id, file }): ChatFile => {
          const { name, size } = file;
          return { id, name, size, state: 'reading', progress: 0, note: '' };
        }),
      ]);
      void attemptWithToast('Файлы не прочитаны', async () => {
        const read = await Promise.all(named.map(({ id, file }) => readOne(id, file)));
        const given = read.filter((one) => one !== null);
        if (given.length === 0) return;
        const outcome = await step({ type: 'filesRead', files: given });
        if (!outcome.ok) throw new Error(outcome.message);
      });
    },
    [readOne, step],
  );

  return {
    typing: heldBack !== null,
    heldBack: heldBack ?? NONE,
    making,
    files,
    step,
    chooseFiles,
    cancelFile: useCallback((id) => readings.current.get(id)?.abort(), []),
    removeFile: useCallback(
      (id) => {
        const file = files.find((one) => one.id === id);
        if (!file) return;
        void attemptWithToast('Файл не убран', async () => {
          await removeChatFile(store, file.name);
          setFiles((all) => all.filter((one) => one.id !== id));
        });
      },
      [files, store],
    ),
  };
}
