import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { BOT_TONE_LABELS, BOT_TONES, checkBot, type BotForm } from '../../../domain/account/settingsRules.ts';
import { TERMS } from '../../../domain/terms.ts';
import { RecordForm } from '../../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormGrid } from '../../../ui/FormGrid.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface BotSettingsFormProps {
  /**
   * Stored values, or the ones that the form opens with. Pass them anew when they change: differences from the typed text are
   * shown.
   */
  bot: BotForm;
  /** Typed text from before the section was left; without it the form begins with the stored values. */
  draft?: EditedForm<BotForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<BotForm> | undefined) => void;
  /** Stores it. */
  onSave: (form: BotForm) => Promise<Outcome>;
}

/** «Настройки бота»: name, tone, personality (R57). */
export function BotSettingsForm({ bot, draft, onDraftChange, onSave }: BotSettingsFormProps) {
  const form = useRecordForm<BotForm>({
    record: bot,
    check: checkBot,
    draft,
    onDraftChange,
    show: (field, value) => ({
      label: TERMS.botSettings[field],
      text: field === 'tone' ? BOT_TONE_LABELS[value as BotForm['tone']] : value,
    }),
    tidy: ({ name, tone, personality }) => ({ name: name.trim(), tone, personality: personality.trim() }),
    onSubmit: onSave,
  });
  return (
    <Card>
      <RecordForm
        form={form}
        footer={
          <div>
            <Button variant="primary" type="submit" busy={form.busy}>
              Сохранить настройки бота
            </Button>
          </div>
        }
      >
        <FormGrid>
          <TextField {...form.text('name')} label={TERMS.botSettings.name} required autoComplete="off" />
          <Select
            {...form.choice('tone')}
            label={TERMS.botSettings.tone}
            options={BOT_TONES.map((tone) => ({ value: tone, label: BOT_TONE_LABELS[tone] }))}
          />
        </FormGrid>
        <TextArea
          {...form.text('personality')}
          label={TERMS.botSettings.personality}
          hint="Как бот держится, о чём просит и чего не обещает"
        />
      </RecordForm>
    </Card>
  );
}
