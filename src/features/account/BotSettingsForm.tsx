import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { EditedForm } from '../../domain/editedForm.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { BOT_TONE_LABELS, BOT_TONES, checkBot, type BotForm } from '../../domain/settingsRules.ts';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { useSubmission } from '../../patterns/useSubmission.ts';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface BotSettingsFormProps {
  /** What is stored, or what the form opens with. Give it anew when it changes: what differs from the typed is shown. */
  bot: BotForm;
  /** What was typed before the section was left; without it the form begins with what is stored. */
  draft?: EditedForm<BotForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<BotForm> | undefined) => void;
  /** Stores it. */
  onSave: (form: BotForm) => Promise<Outcome>;
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  align-items: start;

  & > [data-span='full'] {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const LABELS: Readonly<Record<keyof BotForm, string>> = {
  name: 'Имя бота',
  tone: 'Тон общения',
  personality: 'Описание личности',
};

/** «Настройки бота»: name, tone, personality (specification §2 «Settings»). */
export function BotSettingsForm({ bot, draft, onDraftChange, onSave }: BotSettingsFormProps) {
  const fields = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const editing = useEditedForm<BotForm>(bot, {
    draft,
    onChange: onDraftChange,
    show: (field, value) => ({
      label: LABELS[field],
      text: field === 'tone' ? BOT_TONE_LABELS[value as BotForm['tone']] : value,
    }),
  });
  const form = editing.values;
  const errors = tried ? checkBot(form) : {};
  const isChanged = form.name !== bot.name || form.tone !== bot.tone || form.personality !== bot.personality;
  const { busy, error, run } = useSubmission(
    async () => {
      if (!editing.settled()) return undefined;
      const wrong = checkBot(form);
      if (Object.keys(wrong).length === 0) {
        // As it will be stored: else the form would take its own text, trimmed, for somebody else's.
        const kept = { name: form.name.trim(), tone: form.tone, personality: form.personality.trim() };
        editing.type(kept);
        return onSave(kept);
      }
      setTried(true);
      focusFirstError(fields.current, wrong);
      return undefined;
    },
    () => onDraftChange?.(undefined),
  );
  return (
    <Card>
      <Fields
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && isChanged) run();
        }}
      >
        {editing.note.conflicts.length > 0 ? (
          <div data-span="full">
            <ConflictNote {...editing.note} />
          </div>
        ) : null}
        <TextField
          label={LABELS.name}
          name="name"
          required
          autoComplete="off"
          value={form.name}
          error={errors.name}
          onChange={({ target }) => editing.type({ name: target.value })}
        />
        <Select
          label={LABELS.tone}
          name="tone"
          options={BOT_TONES.map((tone) => ({ value: tone, label: BOT_TONE_LABELS[tone] }))}
          value={form.tone}
          onValueChange={(tone) => editing.type({ tone: tone as BotForm['tone'] })}
        />
        <div data-span="full">
          <TextArea
            label={LABELS.personality}
            name="personality"
            hint="Как бот держится, о чём просит и чего не обещает"
            value={form.personality}
            error={errors.personality}
            onChange={({ target }) => editing.type({ personality: target.value })}
          />
        </div>
        <div data-span="full">
          <FormError message={error} />
        </div>
        <div data-span="full">
          <Button variant="primary" type="submit" busy={busy} disabled={!isChanged}>
            Сохранить настройки бота
          </Button>
        </div>
      </Fields>
    </Card>
  );
}
