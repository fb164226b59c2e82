import { useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { checkComment, MAX_SIGNS } from '../../domain/comments/comment.ts';
import { mentionsIn } from '../../domain/comments/mentions.ts';
import { reachNote } from '../../domain/comments/reach.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Row } from '../../ui/Row.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { aboutOf, NO_DRAFT, type CommentDraft, type CommentMember } from './commentsView.ts';
import { useMentionList } from './useMentionList.ts';

export interface CommentComposerProps {
  /** Name of the field: «Комментарий», «Ответ». */
  label: string;
  /** Label of the main button: «Отправить», «Сохранить». */
  action: string;
  /** Initial text of the field. Default empty. */
  draft?: CommentDraft;
  /** Called with all that is typed, so that it can be kept; an empty one when it was sent or given up. */
  onDraftChange?: (draft: CommentDraft) => void;
  /** Members who can be called. */
  members: readonly CommentMember[];
  /** Stores it; the field is emptied only when that has happened. */
  onSend: (draft: CommentDraft) => Promise<Outcome>;
  /** It is given up; without it there is no such button. */
  onCancel?: () => void;
  /** The field, for focus. */
  field?: RefObject<HTMLTextAreaElement | null>;
  /** Lines of the empty field. Default 2. */
  rows?: number;
}

const Form = styled.form`
  display: grid;
  gap: ${spaces[2]}px;
`;

const Names = styled.div`
  padding: ${spaces[1]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & > [role='option'] {
    display: grid;
    padding: ${spaces[1]}px ${spaces[2]}px;
    border-radius: ${radii.small}px;
    font-size: ${fontSizes.sm};
    cursor: pointer;
  }
  & > [aria-selected='true'] {
    background: var(--color-accent-soft);
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  ${media.mobile} {
    & > [role='option'] {
      min-height: 44px;
      align-content: center;
    }
  }
`;

/** From how many signs on it is said how many are left. */
const NEAR = MAX_SIGNS - 500;

/** Where a comment, a reply or other words for one are typed: Ctrl or Cmd with Enter sends, a name after @ is completed. */
export function CommentComposer(props: CommentComposerProps) {
  const { label, action, members, onSend, onCancel, rows = 2 } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? own;
  const [draft, setDraft] = useState(props.draft ?? NO_DRAFT);
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (next: CommentDraft): void => {
    setDraft(next);
    props.onDraftChange?.(next);
    if (error) setError(next.text.trim() === '' ? '' : checkComment(next.text));
  };
  const names = useMentionList(field, members, draft, change);
  const signs = draft.text.trim().length;
  const send = async (): Promise<void> => {
    if (busy) return;
    const wrong = checkComment(draft.text);
    setError(wrong);
    if (wrong) return field.current?.focus();
    setBusy(true);
    setFailure('');
    const outcome = await onSend(draft);
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.message);
    change(NO_DRAFT);
    names.forget();
    return field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (names.takeKey(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const isListed = names.offered.length > 0;
  return (
    <Form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        ref={field}
        needs="Viewer"
        label={label}
        rows={rows}
        value={draft.text}
        error={error || (signs > MAX_SIGNS ? checkComment(draft.text) : '')}
        hint={
          signs > NEAR && signs <= MAX_SIGNS
            ? `Осталось ${counted(MAX_SIGNS - signs, ['знак', 'знака', 'знаков'])}`
            : reachNote(mentionsIn(draft.text, members, draft.picked), members) || undefined
        }
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isListed ? names.id : undefined}
        aria-activedescendant={isListed ? `${names.id}-${names.active}` : undefined}
        data-keeps-escape={isListed ? '' : undefined}
        onChange={(event) => {
          change({ ...draft, text: event.target.value });
          names.look(event.target);
        }}
        onSelect={(event) => names.look(event.currentTarget)}
        onBlur={names.close}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden as="output">
        {isListed ? `Имён: ${names.offered.length}. Стрелки выбирают, Enter вставляет.` : ''}
      </VisuallyHidden>
      {isListed ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two lines for a person, which a datalist has not
        <Names id={names.id} role="listbox" aria-label="Кого позвать">
          {names.offered.map((member, index) => (
            // The field keeps the focus: keys are its own.
            <div
              key={member.id}
              id={`${names.id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list above
              role="option"
              tabIndex={-1}
              aria-selected={index === names.active}
              onMouseDown={(event) => {
                event.preventDefault();
                names.pick(member);
              }}
            >
              <span>{member.name}</span>
              {aboutOf(member) === '' ? null : <small>{aboutOf(member)}</small>}
            </div>
          ))}
        </Names>
      ) : null}
      <FormError message={failure} />
      <Row>
        <Button needs="Viewer" type="submit" size="sm" variant="primary" busy={busy}>
          {action}
        </Button>
        {onCancel ? (
          <Button
            needs={null}
            size="sm"
            disabled={busy}
            onClick={() => {
              change(NO_DRAFT);
              onCancel();
            }}
          >
            Отмена
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}
