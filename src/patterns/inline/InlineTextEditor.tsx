import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { contradicted } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import type { CardDraft, CardForm } from '../form/cardForm.ts';
import { ConflictNote } from '../form/ConflictNote.tsx';
import { FormError } from '../form/FormError.tsx';
import { useEditedForm } from '../form/useEditedForm.ts';
import { useSubmission } from '../form/useSubmission.ts';

export interface InlineTextEditorProps {
  /** The card's name; names the field. */
  title: string;
  /** The stored text. A change while it is edited is shown beside what is typed. */
  content: string;
  /** What belongs on the card, under the field. */
  hint?: string;
  /** Edits the text as a form where it is understood; else it is text. A constant. */
  form?: CardForm;
  /**
   * Stores the text. Not called when nothing changed. `over` is the stored text that the person had before them: when
   * another one is stored by now, refuse.
   */
  onSave: (content: string, over: string) => Promise<Outcome>;
  /** What was typed before; it begins with that. */
  draft?: CardDraft;
  /** Whether a person has just begun: the field takes the focus. Default false. */
  begun?: boolean;
  /** Called with everything typed. */
  onDraftChange: (draft: CardDraft) => void;
  /** Saved, or nothing was changed: with what now stands there. */
  onDone: (text: string) => void;
  /** Given up, with what was typed; null when that is what was stored. */
  onCancel: (dropped: CardDraft | null) => void;
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;

  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  ${media.mobile} {
    & > small {
      display: none;
    }
  }
`;

const Note = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
`;

/** Lines that a text takes in a card of usual width, for browsers whose text areas do not grow by themselves. */
const rowsOf = (text: string): number =>
  Math.min(
    16,
    Math.max(
      4,
      text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 48), 0),
    ),
  );

/** Ctrl+Enter saves, Escape gives up; not while a word is being composed. */
function pressed(event: KeyboardEvent, busy: boolean, { run, cancel }: Record<'run' | 'cancel', () => void>): void {
  if (event.nativeEvent.isComposing || busy) return;
  const act = event.key === 'Enter' && (event.ctrlKey || event.metaKey) ? run : event.key === 'Escape' ? cancel : null;
  if (!act) return;
  event.preventDefault();
  act();
}

/** The field, or the fields, of a card's text. Ctrl+Enter saves, Escape gives up; a failed save loses nothing. */
export function InlineTextEditor(props: InlineTextEditorProps) {
  const { title, content, hint, form, onSave, draft, begun = false, onDraftChange, onDone, onCancel } = props;
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
  const Form = understood && !asText ? form.Editor : null;
  const save = async (): Promise<Outcome | undefined> => {
    if (!settled()) return undefined;
    if (problem !== '') return { ok: false, message: problem };
    if (values.content === content) return { ok: true };
    return onSave(values.content, content);
  };
  const { busy, error, run } = useSubmission(save, () => onDone(values.content), note.conflicts.length > 0);

  useEffect(() => {
    // Opened again with what was typed before: the page's reader may be elsewhere.
    if (!takesFocus.current) return;
    const first = asText ? null : body.current?.querySelector<HTMLElement>('input, textarea, select');
    (first ?? area.current)?.focus();
    if (area.current) area.current.selectionStart = area.current.value.length;
  }, [asText]);

  const toggleLabel = asText ? 'Править по полям' : 'Править текстом';
  const toggle = (): void => {
    takesFocus.current = true;
    setAsText(!asText);
  };
  const cancel = (): void => {
    const changed = values.content !== content || contradicted(edited).length > 0;
    onCancel(changed ? edited : null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the fields within
    <Stack
      gap={3}
      data-unsaved={values.content === content ? '' : 'true'}
      onKeyDown={(event) => pressed(event, busy, { run, cancel })}
    >
      <ConflictNote {...note} />
      {Form ? (
        <div ref={body}>
          <Form
            title={title}
            value={values.content}
            onChange={(next, wrong = '') => {
              setProblem(wrong);
              type({ content: next });
            }}
          />
        </div>
      ) : (
        <TextArea
          ref={area}
          label={title}
          hideLabel
          hint={hint}
          rows={rowsOf(values.content)}
          readOnly={busy}
          value={values.content}
          onChange={(event) => {
            setProblem('');
            type({ content: event.target.value });
          }}
        />
      )}
      {form && !understood ? (
        <Note>Этот текст не раскладывается по полям, поэтому правится как текст. Ничего не потеряно.</Note>
      ) : null}
      <FormError message={error} />
      <Foot>
        <Button variant="primary" size="sm" busy={busy} aria-label={`Сохранить: ${title}`} onClick={run}>
          Сохранить
        </Button>
        <Button size="sm" disabled={busy} aria-label={`Отмена: ${title}`} onClick={cancel}>
          Отмена
        </Button>
        {understood && problem === '' ? (
          <Button variant="quiet" size="sm" disabled={busy} aria-label={`${toggleLabel}: ${title}`} onClick={toggle}>
            {toggleLabel}
          </Button>
        ) : (
          <small>Ctrl+Enter — сохранить, Esc — отменить</small>
        )}
      </Foot>
    </Stack>
  );
}
