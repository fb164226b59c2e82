import { styled } from 'styled-components';

import { AUDIENCE_STAGES, type Audience } from '../../domain/audiences/audience.ts';
import {
  audienceFormOf,
  checkAudience,
  EMPTY_AUDIENCE_FORM,
  lacking,
  NAME_IS_ENOUGH,
  touchpointsOf,
  type AudienceForm,
} from '../../domain/audiences/form/audienceForm.ts';
import {
  formOf,
  missingOf,
  stagesOf,
  stagesText,
  typedOf,
  type TypedAudience,
} from '../../domain/audiences/form/typedAudience.ts';
import { counted, formatNumber, quoted } from '../../domain/core/format.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import { ready } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { PickList } from '../../patterns/form/PickList.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { FullBadge } from './FullBadge.tsx';

export interface AudienceFormDialogProps {
  /** The audience to change; null to create one. Give the stored one anew when it changes: what differs is shown; a removed one says so. */
  audience: Audience | null;
  /** What was typed before the dialog was closed by mistake; without it the form begins empty, or with the audience. */
  draft?: EditedForm<TypedAudience>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<TypedAudience> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: AudienceForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
  /** Whether the name of a new one is enough: its people are to be asked at once. Default false: description and stage are required, too. */
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

const GONE = 'Аудиторию удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

const STAGES = AUDIENCE_STAGES.map((one) => ({ value: one, label: one }));

/**
 * «Новая аудитория» and «Изменить аудиторию»: the button is disabled until name, description and stage are filled, and says so (R44). On the way to an
 * interview the name is enough; what an audience never had, is not asked for as it is changed, and it may have several stages (R437).
 */
export function AudienceFormDialog(props: AudienceFormDialogProps) {
  const { audience, draft, onDraftChange, onSubmit, onClose, isBrief = false } = props;
  const mayLack = audience ? lacking(audience) : isBrief ? NAME_IS_ENOUGH : [];
  const form = useRecordForm<TypedAudience>({
    record: typedOf(audience ? audienceFormOf(audience) : EMPTY_AUDIENCE_FORM),
    show: audience ? (field, text) => ({ label: TERMS.audience[field], text }) : undefined,
    missing: (typed) => missingOf(typed, mayLack, audience ? 'сохранить' : 'создать'),
    check: (typed) => checkAudience(formOf(typed), mayLack),
    draft,
    onDraftChange,
    gone: audience === null || audience.deletedAt === null ? '' : GONE,
    onSubmit: (typed) => onSubmit(formOf(typed)),
  });
  return (
    <FormDialog
      title={audience ? 'Изменить аудиторию' : 'Новая аудитория'}
      description={audience ? quoted(audience.name) : 'Группа людей, которых вы спрашиваете вместе'}
      of={audience && { kind: 'audience', id: audience.id }}
      form={form}
      submitLabel={audience ? 'Сохранить' : 'Создать'}
      onClose={onClose}
    >
      <TextField {...form.text('name')} label={TERMS.audience.name} required />
      <TextArea
        {...form.text('description')}
        label={TERMS.audience.description}
        required={!mayLack.includes('description')}
        hint="Кто эти люди и что их объединяет"
      />
      <NumberField {...form.text('expected')} label={TERMS.audience.expected} min={0} suffix="чел." />
      <Stack gap={2}>
        <TextField
          {...form.text('touchpoints')}
          label={TERMS.audience.touchpoints}
          hint="Через запятую: Онбординг, Выбор тарифа"
        />
        <RecognisedTouchpoints text={form.values.touchpoints} />
      </Stack>
      {audience ? (
        <PickList
          label={TERMS.audience.funnelStages}
          options={ready(STAGES)}
          selected={stagesOf(form.values.funnelStages)}
          onChange={(picked) => form.type({ funnelStages: stagesText(picked) })}
          emptyText=""
        />
      ) : (
        <Select
          {...form.choice('funnelStages')}
          label={TERMS.audience.funnelStages}
          required={mayLack.length === 0}
          placeholder="Выберите этап"
          options={STAGES}
        />
      )}
    </FormDialog>
  );
}
