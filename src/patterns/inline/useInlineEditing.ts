import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

import { useMissingRole } from '../../ui/context/rights.ts';
import type { CardDraft } from '../form/cardForm.ts';

/** A text that is edited in its place. */
export interface InlineEditingOf {
  /** The stored text. */
  readonly content: string;
  /** Earlier typed text; with it editing begins at once. */
  readonly draft: CardDraft | undefined;
  /** Called with undefined when what was typed is saved or cancelled. */
  readonly onDraftChange: ((draft: CardDraft | undefined) => void) | undefined;
}

/** How far the editing of such a text has come. */
export interface InlineEditing {
  readonly editing: boolean;
  /** A person has just begun: the field takes the focus. */
  readonly begun: boolean;
  /** Shown text: the stored one, or the one that was just saved. */
  readonly shown: string;
  /** Text typed when editing was cancelled: it can be brought back until the next time. */
  readonly dropped: CardDraft | null;
  /** Takes the focus when editing ends. */
  readonly pencil: RefObject<HTMLButtonElement | null>;
  /** Edits again with what was dropped; or anew, by the pencil or a click on the text. */
  readonly open: () => void;
  readonly begin: () => void;
  readonly beginByClick: (event: MouseEvent) => void;
  /** Editing ends with a saved text, or without one. */
  readonly done: (text: string) => void;
  readonly cancel: (typed: CardDraft | null) => void;
}

/** Begins and ends the editing of a text in its place, for users with the right, and keeps the focus. */
export function useInlineEditing({ content, draft, onDraftChange }: InlineEditingOf): InlineEditing {
  const pencil = useRef<HTMLButtonElement>(null);
  const barred = useMissingRole('Researcher');
  const [editing, setEditing] = useState(draft !== undefined);
  const [begun, setBegun] = useState(false);
  const wasEditing = useRef(false);
  /** Text typed when editing was cancelled: it can be brought back until the next time. */
  const [dropped, setDropped] = useState<CardDraft | null>(null);
  /** Just saved: shown at once, until the stored text comes round. */
  const [saved, setSaved] = useState<{ readonly text: string; readonly over: string } | null>(null);
  if (saved && saved.over !== content) setSaved(null);
  const shown = saved && saved.over === content ? saved.text : content;

  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const open = (): void => {
    setBegun(true);
    setEditing(true);
  };
  const begin = (): void => {
    setDropped(null);
    open();
  };
  const beginByClick = (event: MouseEvent): void => {
    if (barred) return;
    // Text that is being selected, or a control within, is no wish to edit.
    const selecting = getSelection()?.isCollapsed === false;
    const onControl = event.target instanceof Element && event.target.closest('a, button, summary, input, select');
    if (!selecting && !onControl) begin();
  };
  const close = (): void => {
    setEditing(false);
    onDraftChange?.(undefined);
  };
  return {
    editing,
    begun,
    shown,
    dropped,
    pencil,
    open,
    begin,
    beginByClick,
    done: (text) => {
      if (text !== content) setSaved({ text, over: content });
      setDropped(null);
      close();
    },
    cancel: (typed) => {
      setDropped(typed);
      close();
    },
  };
}
