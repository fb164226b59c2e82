import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { NeedsScope } from '../../ui/context/NeedsScope.tsx';
import { useTellMissingRole } from '../../ui/context/rights.ts';
import { ConflictNote } from '../form/ConflictNote.tsx';
import { FormError } from '../form/FormError.tsx';
import { boldByKey } from './boldKey.ts';
import { pressed, rowsOf } from './editorField.ts';
import { FormatBar } from './FormatBar.tsx';
import { useCardEditing, type CardEditingOf } from './useCardEditing.ts';

export interface InlineTextEditorProps extends CardEditingOf {
  /** Hint on the card's content, under the field. */
  hint?: string;
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

/** The field, or the fields, of a card's text. Ctrl+Enter saves, Escape gives up; a failed save loses nothing. */
export function InlineTextEditor(props: InlineTextEditorProps) {
  const { title, hint, form } = props;
  const { area, body, busy, error, run, cancel, understood, asText, toggle, problem, write, content, note } =
    useCardEditing(props);
  const barred = useTellMissingRole('Researcher');
  const Form = understood && !asText ? form?.Editor : null;
  const toggleLabel = asText ? 'Править по полям' : 'Править текстом';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the fields within
    <Stack
      gap={3}
      data-unsaved={content === props.content ? '' : 'true'}
      onKeyDown={(event) => pressed(event, busy, { run: () => barred() || run(), cancel })}
    >
      <NeedsScope needs="Researcher">
        <ConflictNote {...note} />
        {Form ? (
          <div ref={body}>
            <Form title={title} value={content} onChange={write} />
          </div>
        ) : (
          <>
            <FormatBar area={area} of={title} busy={busy} />
            <TextArea
              ref={area}
              label={title}
              hideLabel
              hint={hint}
              rows={rowsOf(content)}
              readOnly={busy}
              value={content}
              onChange={(event) => write(event.target.value)}
              onKeyDown={(event) => {
                if (!busy) boldByKey(event);
              }}
            />
          </>
        )}
        {form && !understood ? (
          <Note>Этот текст не раскладывается по полям, поэтому правится как текст. Ничего не потеряно.</Note>
        ) : null}
        <FormError message={error} />
        <Foot>
          <Button variant="primary" size="sm" busy={busy} aria-label={`Сохранить: ${title}`} onClick={run}>
            Сохранить
          </Button>
          <Button needs={null} size="sm" disabled={busy} aria-label={`Отмена: ${title}`} onClick={cancel}>
            Отмена
          </Button>
          {understood && problem === '' ? (
            <Button
              needs={null}
              variant="quiet"
              size="sm"
              disabled={busy}
              aria-label={`${toggleLabel}: ${title}`}
              onClick={toggle}
            >
              {toggleLabel}
            </Button>
          ) : (
            <small>Ctrl+Enter — сохранить, Esc — отменить</small>
          )}
        </Foot>
      </NeedsScope>
    </Stack>
  );
}
