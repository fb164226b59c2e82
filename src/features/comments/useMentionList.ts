import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import { typedNameAt } from '../../domain/comments/mentions.ts';
import { offeredFor } from '../../domain/comments/reach.ts';
import type { CommentDraft, CommentMember } from './commentsView.ts';

/** Most names offered at once. */
const MOST = 6;

/** The list of names that opens while one is typed after @. */
export interface MentionList {
  readonly id: string;
  /** Who is offered; none while no name is typed. */
  readonly offered: readonly CommentMember[];
  readonly active: number;
  /** The caret moved, or the text changed. */
  readonly look: (field: HTMLTextAreaElement) => void;
  /** A key was pressed: true when the list took it. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
  /** Inserts the chosen member. */
  readonly pick: (member: CommentMember) => void;
  readonly close: () => void;
  /** Called when the text is gone; forgets where no one was to be offered. */
  readonly forget: () => void;
}

/** Offers members while a name is typed after @, and puts the chosen one into the text. */
export function useMentionList(
  field: RefObject<HTMLTextAreaElement | null>,
  members: readonly CommentMember[],
  draft: CommentDraft,
  onDraft: (draft: CommentDraft) => void,
): MentionList {
  const id = useId();
  const [typed, setTyped] = useState<ReturnType<typeof typedNameAt>>(null);
  const [active, setActive] = useState(0);
  /** Position of the @ that has its name, or at which Escape was pressed: no one is offered there again. */
  const [left, setLeft] = useState<number | null>(null);
  const offered = typed && typed.start !== left ? offeredFor(members, typed.query).slice(0, MOST) : [];

  /** Position of the caret after the coming text. */
  const caret = useRef<number | null>(null);
  // At once with the text: a letter typed meanwhile would otherwise come before the text typed already.
  useLayoutEffect(() => {
    const at = caret.current;
    if (at === null) return;
    caret.current = null;
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  });

  const close = (): void => setTyped(null);
  const pick = (member: CommentMember): void => {
    if (!typed) return;
    const end = typed.start + 1 + typed.query.length;
    const after = draft.text.slice(end);
    const said = `@${member.name}${/^[\s.,!?)]/.test(after) ? '' : ' '}`;
    caret.current = typed.start + said.length;
    const picked = [...draft.picked.filter((one) => one.id !== member.id), { id: member.id, name: member.name }];
    onDraft({ text: `${draft.text.slice(0, typed.start)}${said}${after}`, picked });
    setLeft(typed.start);
    close();
  };
  return {
    id,
    offered,
    active: Math.min(active, Math.max(0, offered.length - 1)),
    close,
    forget: () => {
      close();
      setLeft(null);
    },
    pick,
    look: ({ value, selectionStart, selectionEnd }) => {
      const next = selectionStart === selectionEnd ? typedNameAt(value, selectionStart) : null;
      if (next?.query !== typed?.query || next?.start !== typed?.start) setActive(0);
      if (next === null) setLeft(null);
      setTyped(next);
    },
    takeKey: (event) => {
      const count = offered.length;
      if (count === 0 || event.ctrlKey || event.metaKey || event.altKey) return false;
      const at = Math.min(active, count - 1);
      if (event.key === 'ArrowDown') setActive((at + 1) % count);
      else if (event.key === 'ArrowUp') setActive((at + count - 1) % count);
      else if (event.key === 'Escape') setLeft(typed?.start ?? null);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
        const member = offered[at];
        if (member) pick(member);
      } else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
