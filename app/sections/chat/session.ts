import { useCallback, useEffect, useRef, useState } from 'react';

import type { Board } from '#src/domain/boards/board.ts';
import { BOARD_DELAY_MS, BOT_DELAY_MS } from '#src/domain/chat/interview.ts';
import { BOARD_TOAST } from '#src/domain/chat/lines.ts';
import type { InterviewEvent } from '#src/domain/chat/rules.ts';
import type { Outcome } from '#src/domain/core/outcome.ts';

import { attempt } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import type { Store } from '../../workspace/port.ts';
import { stepChat } from './actions.ts';
import { useChatFiles, type ChatFiles } from './useChatFiles.ts';

/** The chat as it goes on: what the bot is about to say, and files that are being read. */
export interface ChatSession extends Omit<ChatFiles, 'forgetAll'> {
  /** The bot is typing. */
  readonly typing: boolean;
  /** Its messages that are stored and not shown yet. */
  readonly heldBack: readonly string[];
  /** The board is made and not shown yet. */
  readonly making: boolean;
  /** Takes a step; the outcome says whether it is stored. `shown`: the board that the person has seen, for their yes. */
  readonly step: (event: InterviewEvent, shown?: Board | null) => Promise<Outcome>;
}

const NONE: readonly string[] = [];

/** Timers that end with the screen. */
function useTimers(): (delay: number, then: () => void) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);
  return useCallback((delay, then) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      then();
    }, delay);
    timers.current.add(timer);
  }, []);
}

/** Plays the chat at a talk's pace: 1500 ms before a reply, 2000 ms before the board (R27). */
export function useChatSession(store: Store): ChatSession {
  const [heldBack, setHeldBack] = useState<readonly string[] | null>(null);
  const [making, setMaking] = useState(false);
  const after = useTimers();

  const play = useCallback(
    (said: readonly string[], finishes: boolean) => {
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
    },
    [after],
  );
  const take = useCallback(
    (event: InterviewEvent, shown: Board | null = null) =>
      attempt(async () => {
        const { said, finishes } = await stepChat(store, event, shown);
        play(said, finishes);
      }),
    [store, play],
  );
  const { forgetAll, ...files } = useChatFiles(store, take);
  const step = useCallback(
    async (event: InterviewEvent, shown: Board | null = null) => {
      const outcome = await take(event, shown);
      if (event.type === 'restart' && outcome.ok) forgetAll();
      return outcome;
    },
    [take, forgetAll],
  );

  return { typing: heldBack !== null, heldBack: heldBack ?? NONE, making, step, ...files };
}
