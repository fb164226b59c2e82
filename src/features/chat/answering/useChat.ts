import { useEffect, useRef, useState, type RefObject } from 'react';

import type { Outcome } from '../../../domain/core/outcome.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';

export interface ChatDraft {
  /** The bot is typing: nothing can be sent meanwhile. */
  readonly typing: boolean;
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  readonly onSend: (text: string) => Promise<Outcome>;
}

/** The parts of a chat, and what is done in it. */
export interface ChatParts {
  /** The screen, its message field, and the board under the talk. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly boardBox: RefObject<HTMLDivElement | null>;
  /** Something is being stored, and what the last try failed of; empty otherwise. */
  readonly busy: boolean;
  readonly error: string;
  /** Nothing can be pressed now. */
  readonly off: boolean;
  /** The message about the last try goes. */
  readonly forget: () => void;
  /** Does one thing and says what it failed of. */
  readonly run: (act: () => Promise<Outcome>, onDone?: () => void) => Promise<void>;
  readonly send: (text: string, onDone?: () => void) => void;
  /** Appends a text to the message field, below its current text. */
  readonly take: (text: string) => void;
}

/**
 * Runs a person's actions in a chat, one after another, and keeps the focus in it.
 * @param hasBoard the board is shown: it is brought into view
 */
export function useChat({ typing, draft, onDraftChange, onSend }: ChatDraft, hasBoard: boolean): ChatParts {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const boardBox = useRef<HTMLDivElement>(null);
  // «Отменить чтение» goes when the file is read, a card when it is answered.
  useFocusHome(root, field);
  // The board is what the person waited for, and comes back for.
  useEffect(() => {
    if (hasBoard) boardBox.current?.scrollIntoView({ block: 'start' });
  }, [hasBoard]);

  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const run = async (act: () => Promise<Outcome>, onDone?: () => void) => {
    setBusy(true);
    setError('');
    const outcome = await act();
    setBusy(false);
    if (outcome.ok) onDone?.();
    else setError(outcome.message);
  };
  return {
    root,
    field,
    boardBox,
    busy,
    error,
    off: typing || busy,
    forget: () => setError(''),
    run,
    send: (text, onDone) => void run(() => onSend(text), onDone),
    take: (text) => {
      onDraftChange(draft.trim() === '' ? text : `${draft.trimEnd()}\n${text}`);
      field.current?.focus();
    },
  };
}
