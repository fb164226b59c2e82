import { useEffect, useRef, useState, type RefObject } from 'react';

import { plainText } from '../../domain/boards/cardText.ts';
import { contradicted } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { CardDraft, CardForm } from '../form/cardForm.ts';
import type { Conflict, ConflictNoteProps } from '../form/ConflictNote.tsx';
import { useEditedForm } from '../form/useEditedForm.ts';
import { useSubmission } from '../form/useSubmission.ts';

/** A card's text that is edited. */
export interface CardEditingOf {
  /** The card's name; names the field. */
  title: string;
  /** The stored text. A change while it is edited is shown beside what is typed. */
  content: string;
  /** Edits the text as a form where it is understood; else it is text. A constant. */
  form?: CardForm;
  /**
   * Stores the text. Not called when nothing changed. `over` is the stored text that the person had before them: when
   * another one is stored by now, refuse.
   */
  onSave: (content: string, over: string) => Promise<Outcome>;
  /** Earlier typed text; editing begins with it. */
  draft?: CardDraft;
  /** Whether a person has just begun: the field takes the focus. Default false. */
  begun?: boolean;
  /** Called with everything typed. */
  onDraftChange: (draft: CardDraft) => void;
  /** Called when saved, or when nothing was changed, with the present text. */
  onDone: (text: string) => void;
  /** Given up, with what was typed; null when that is what was stored. */
  onCancel: (dropped: CardDraft | null) => void;
}

/** State of the editing: the typed text and its fate. */
export interface CardEditing {
  readonly content: string;
  /** Takes the typed text; `wrong` says why it cannot be stored as it is. */
  readonly write: (content: string, wrong?: string) => void;
  /** Why what is typed cannot be stored; empty otherwise. */
  readonly problem: string;
  /** Conflicts with values that a colleague stored meanwhile. */
  readonly note: ConflictNoteProps;
  /** The text can be edited as a form. */
  readonly understood: boolean;
  /** It is edited as text all the same. */
  readonly asText: boolean;
  /** Edits it the other way. */
  readonly toggle: () => void;
  readonly busy: boolean;
  /** Why it was not stored; empty otherwise. */
  readonly error: string;
  /** Stores it. */
  readonly run: () => void;
  readonly cancel: () => void;
  /** The field of the text, and what holds those of the form. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly body: RefObject<HTMLDivElement | null>;
}

/** Both texts as they are read, a table without its marks; as they are typed where nothing but marks tells them apart. */
function readable(conflict: Conflict): Conflict {
  const [mine, theirs] = [plainText(conflict.mine), plainText(conflict.theirs)];
  return mine === theirs ? conflict : { ...conflict, mine, theirs };
}

/** Edits a card's text as text or as a form; a failed save loses nothing. */
export function useCardEditing(of: CardEditingOf): CardEditing {
  const { title, content, form, onSave, draft, begun = false, onDraftChange, onDone, onCancel } = of;
  const area = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const { values, edited, type, note, settled } = useEditedForm(
    { content },
    {
      draft,
      onChange: onDraftChange,
      show: (_, value) => ({ label: title, text: value }),
    },
  );
  const understood = form !== undefined && (values.content.trim() === '' || form.understands(values.content));
  const [asText, setAsText] = useState(!understood);
  const takesFocus = useRef(begun);
  const save = async (): Promise<Outcome | undefined> => {
    if (!settled()) return undefined;
    if (problem !== '') return { ok: false, message: problem };
    if (values.content === content) return { ok: true };
    return onSave(values.content, content);
  };
  const { busy, error, run } = useSubmission(save, () => onDone(values.content), note.conflicts.length > 0);

  const settling = useRef(false);
  const open = note.conflicts.length;
  useEffect(() => {
    // The button that chose a version went with the note.
    if (!settling.current || open > 0) return;
    settling.current = false;
    (body.current?.querySelector<HTMLElement>('input, textarea, select') ?? area.current)?.focus();
  }, [open]);

  useEffect(() => {
    // Opened again with what was typed before: the page's reader may be elsewhere.
    if (!takesFocus.current) return undefined;
    const firstField = () => (asText ? null : body.current?.querySelector<HTMLElement>('input, textarea, select'));
    (firstField() ?? area.current)?.focus();
    if (area.current) area.current.selectionStart = area.current.value.length;
    if (!body.current || firstField()) return undefined;
    // The form's fields are still on their way.
    const watch = new MutationObserver(() => {
      const field = firstField();
      field?.focus();
      if (field) watch.disconnect();
    });
    watch.observe(body.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [asText]);

  const toggle = (): void => {
    takesFocus.current = true;
    setAsText(!asText);
  };
  const cancel = (): void => {
    const changed = values.content !== content || contradicted(edited).length > 0;
    onCancel(changed ? edited : null);
  };
  const write = (next: string, wrong = ''): void => {
    setProblem(wrong);
    type({ content: next });
  };
  return {
    content: values.content,
    write,
    problem,
    note: {
      ...note,
      conflicts: note.conflicts.map(readable),
      onSettle: (field, choice) => {
        settling.current = true;
        note.onSettle(field, choice);
      },
    },
    understood,
    asText,
    toggle,
    busy,
    error,
    run,
    cancel,
    area,
    body,
  };
}
