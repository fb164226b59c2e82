import { styled } from 'styled-components';

import { AUDIENCE_STAGES } from '../../domain/audiences/audience.ts';
import {
  checkAudience,
  EMPTY_AUDIENCE_FORM,
  touchpointsOf,
  type NewAudienceForm,
} from '../../domain/audiences/rules.ts';
import { counted, formatNumber, parseNumber } from '../../domain/core/format.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { FullBadge } from './FullBadge.tsx';

/** The form as it is typed: the number as text, so that nothing typed is lost. */
export interface NewAudienceDraft extends Omit<NewAudienceForm, 'count'> {
  readonly count: string;
}

export interface CreateAudienceDialogProps {
  /** Typed text from before the dialog was closed by mistake; without it the form begins empty. */
  draft?: EditedForm<NewAudienceDraft>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<NewAudienceDraft> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onCreate: (form: NewAudienceForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
  /** Whether the name is enough: its people are to be asked at once. Default false: description and stage are required, too. */
  isBrief?: boolean;
}

const Recognised = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;

  & > output {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px;
  }
  & li {
    display: flex;
    min-width: 0;
    max-width: 100%;
  }
`;

/** How many recognised touchpoints are drawn; the rest is counted. */
const SHOWN = 20;

const EMPTY: NewAudienceDraft = { ...EMPTY_AUDIENCE_FORM, count: '' };

/** Reads a number typed the Russian way: null when nothing is typed, NaN when it is none. */
function countOf(text: string): number | null {
  if (text.trim() === '') return null;
  return parseNumber(text.replace('\u2212', '-')) ?? Number.NaN;
}

const audienceOf = (typed: NewAudienceDraft): NewAudienceForm => ({ ...typed, count: countOf(typed.count) });

function missingOf({ name, description, stage }: NewAudienceDraft, isBrief: boolean): string {
  const missing = [
    name.trim() === '' ? 'название' : '',
    !isBrief && description.trim() === '' ? 'описание' : '',
    !isBrief && stage === '' ? 'этап воронки' : '',
  ].filter(Boolean);
  return missing.length > 0 ? `Чтобы создать, заполните: ${missing.join(', ')}` : '';
}

/** Touchpoints that a text names, as they will be stored. */
function RecognisedTouchpoints({ text }: { text: string }) {
  const recognised = touchpointsOf(text);
  return (
    <Recognised>
      <output>
        {recognised.length > 0
          ? `Распознано: ${counted(recognised.length, ['точка касания', 'точки касания', 'точек касания'])}`
          : ''}
      </output>
      {recognised.length > 0 ? (
        <ul aria-label="Распознанные точки касания">
          {recognised.slice(0, SHOWN).map((name) => (
            <li key={name}>
              <FullBadge>{name}</FullBadge>
            </li>
          ))}
          {recognised.length > SHOWN ? <li>и ещё {formatNumber(recognised.length - SHOWN)}</li> : null}
        </ul>
      ) : null}
    </Recognised>
  );
}

/** «Новая аудитория»: the button is disabled until name, description and stage are filled, and says so (R44); on the way to an interview the name is enough. */
export function CreateAudienceDialog(props: CreateAudienceDialogProps) {
  const { draft, onDraftChange, onCreate, onClose, isBrief = false } = props;
  const form = useRecordForm<NewAudienceDraft>({
    record: EMPTY,
    missing: (typed) => missingOf(typed, isBrief),
    check: (typed) => checkAudience(audienceOf(typed), isBrief),
    draft,
    onDraftChange,
    onSubmit: (typed) => onCreate(audienceOf(typed)),
  });
  return (
    <FormDialog
      title="Новая аудитория"
      description="Группа людей, которых вы спрашиваете вместе"
      form={form}
      submitLabel="Создать"
      onClose={onClose}
    >
      <TextField {...form.text('name')} label={TERMS.audience.name} required />
      <TextArea
        {...form.text('description')}
        label={TERMS.audience.description}
        required={!isBrief}
        hint="Кто эти люди и что их объединяет"
      />
      <NumberField {...form.text('count')} label={TERMS.audience.expected} min={0} suffix="чел." />
      <Stack gap={2}>
        <TextField
          {...form.text('touchpoints')}
          label={TERMS.audience.touchpoints}
          hint="Через запятую: Онбординг, Выбор тарифа"
        />
        <RecognisedTouchpoints text={form.values.touchpoints} />
      </Stack>
      <Select
        {...form.choice('stage')}
        label={TERMS.audience.funnelStages}
        required={!isBrief}
        placeholder="Выберите этап"
        options={AUDIENCE_STAGES.map((one) => ({ value: one, label: one }))}
      />
    </FormDialog>
  );
}
