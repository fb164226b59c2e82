import { useCallback, useEffect, useRef, useState } from 'react';

import type { Board } from '#src/domain/boards/board.ts';
import { BOARD_DELAY_MS, BOT_DELAY_MS } from '#src/domain/chat/interview.ts';
import { BOARD_TOAST } from '#src/domain/chat/lines.ts';
import type { InterviewEvent } from '#src/domain/chat/steps/interviewEvents.ts';
import type { Outcome } from '#src/domain/core/outcome.ts';

import { attempt } from '../../shared/outcomes.ts';
import { isShared } from '../../shared/team/isShared.ts';
import { showToast } from '../../shared/toast.ts';
import { showChangedToast } from '../../shared/undoableToast.ts';
import type { Store } from '#store/port.ts';
import { useModelChat, type ChatStream } from './useModelChat.ts';
import { stepChat, type ChatStep } from './actions.ts';
import { useChatFiles, type ChatFiles } from './useChatFiles.ts';

/** The chat as it goes on: what the bot is about to say, and files that are being read. */
export interface ChatSession extends Omit<ChatFiles, 'forgetAll'> {
  /** The bot is typing. */
  readonly typing: boolean;
  /** Its messages that are stored and not shown yet. */
  readonly heldBack: readonly string[];
  /** The board is made and not shown yet. */
  readonly making: boolean;
  /** Model's answer while it streams; null otherwise. */
  readonly stream: ChatStream | null;
  /** Beginning anew was asked for in words, and not confirmed yet. */
  readonly wantsRestart: boolean;
  /** The question whether to begin anew was seen. */
  readonly seeRestart: () => void;
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

/**
 * Plays the chat at a talk's pace: 1500 ms before a reply, 2000 ms before the board (R27).
 * @param productId what it is about: another one is another screen
 * @param onDraft takes a text into the message field, to be changed there
 */
export function useChatSession(store: Store, productId: string, onDraft: (text: string) => void): ChatSession {
  const [heldBack, setHeldBack] = useState<readonly string[] | null>(null);
  const [making, setMaking] = useState(false);
  const { stream, ask } = useModelChat(store, productId);
  const [wantsRestart, setWantsRestart] = useState(false);
  const after = useTimers();

  const play = useCallback(
    ({ said, finishes, reviews, draft, takeBack }: ChatStep) => {
      if (said.length === 0) return;
      setHeldBack(said);
      if (finishes || reviews) setMaking(true);
      after(BOT_DELAY_MS, () => {
        setHeldBack(null);
        // The sent text is out of the field by now.
        if (draft !== null) onDraft(draft);
        if (!finishes && !reviews) return;
        after(BOARD_DELAY_MS, () => {
          setMaking(false);
          if (!finishes) return;
          if (takeBack) showChangedToast(BOARD_TOAST, 'Ответы записаны на доску «Видение»', takeBack);
          else void showToast({ tone: 'success', title: BOARD_TOAST });
        });
      });
    },
    [after, onDraft],
  );
  const take = useCallback(
    (event: InterviewEvent, shown: Board | null = null) =>
      attempt(async () => {
        const result = await stepChat(store, event, { productId, shown, readsPages: await isShared(store) });
        play(result);
        if (result.wantsRestart) setWantsRestart(true);
      }),
    [store, productId, play],
  );
  const { forgetAll, ...files } = useChatFiles(store, productId, take);
  const step = useCallback(
    async (event: InterviewEvent, shown: Board | null = null) => {
      const outcome = await take(event.type === 'message' ? await ask(event) : event, shown);
      if (event.type === 'restart' && outcome.ok) forgetAll();
      return outcome;
    },
    [take, ask, forgetAll],
  );

  return {
    typing: heldBack !== null || stream !== null,
    stream,
    heldBack: heldBack ?? NONE,
    making,
    step,
    wantsRestart,
    seeRestart: () => setWantsRestart(false),
    ...files,
  };
}
