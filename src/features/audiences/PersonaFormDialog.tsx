import { use, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../domain/core/format.ts';
import { TECH_LEVELS, type Audience, type Persona } from '../../domain/audiences/audience.ts';
import type { PersonaModelField } from '../../domain/audiences/modelFields.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import {
  checkPersona,
  TECH_LEVEL_DESCRIPTIONS,
  type TakenPersonaForm,
  type PersonaForm,
} from '../../domain/audiences/form/personaForm.ts';
import { TERMS } from '../../domain/terms.ts';
import { EvidenceSlots, type ProposedPersona } from '../../patterns/evidence/EvidenceSlots.ts';
import { ModelFieldNote } from '../../patterns/evidence/ModelFieldNote.tsx';
import { useModelFields } from '../../patterns/evidence/useModelFields.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { fontSizes } from '../../theme/tokens.ts';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea, type TextAreaProps } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import {
  describedIn,
  isModelField,
  peopleBehind,
  storedOf,
  typedOf,
  type TypedPersona,
} from './personas/typedPersona.ts';

export interface PersonaFormDialogProps {
  /** The persona to change; null to create one. Give the stored one anew when it changes: what differs is shown. */
  persona: Persona | null;
  /** The audience that the persona belongs to: it is named, and a model may read what it said. */
  audience: Pick<Audience, 'id' | 'name' | 'description'>;
  /** Proposal of a model for a new one as the form opens. Default: nothing. */
  proposed?: ProposedPersona | null;
  /** Typed text from before the dialog was closed by mistake; without it the form begins empty, or with the persona. */
  draft?: EditedForm<TypedPersona>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<TypedPersona> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. `people` are participants whose words what was taken from a model rests on. */
  onSubmit: (form: TakenPersonaForm, people?: readonly string[]) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Heading = styled.h3`
  font-size: ${fontSizes.md};
`;

const BY_LINE = 'По одному на строке';
const GONE = 'Персону удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

/** A numbered section with its heading. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <FormGrid as="fieldset" aria-labelledby={id}>
      <Heading data-span="full" id={id}>
        {title}
      </Heading>
      {children}
    </FormGrid>
  );
}

/** Creates a persona or changes one: the same eight sections that its dialog has (R45). */
export function PersonaFormDialog(props: PersonaFormDialogProps) {
  const { persona, audience, proposed, draft, onDraftChange, onSubmit, onClose } = props;
  const { personaDraft } = use(EvidenceSlots);
  const record = typedOf(persona);
  const form = useRecordForm<TypedPersona>({
    record,
    check: checkPersona,
    draft,
    onDraftChange,
    // A value taken from a model is no field of the record, so nothing can contradict it.
    show: (field, value) => ({ label: TERMS.persona[field as keyof PersonaForm], text: String(value) }),
    gone: persona !== null && persona.deletedAt !== null ? GONE : '',
    onSubmit: (typed) => onSubmit(...storedOf(typed)),
  });
  const { noteOf, ...model } = useModelFields<PersonaModelField>({
    values: form.values,
    record,
    type: form.type,
    stored: persona?.byModel,
    proposed: proposed ? { state: 'done', ...proposed } : undefined,
    element: form.element,
    along: (taken) => ({ people: { ...form.values.people, ...peopleBehind(taken) } }),
  });
  const about = persona?.id ?? (proposed ? `${audience.id} ${proposed.key}` : audience.id);
  const of = (field: keyof PersonaForm) => ({ ...form.text(field), label: TERMS.persona[field] });
  const noteBelow = (field: keyof PersonaForm) => {
    const note = isModelField(field) ? noteOf(field, TERMS.persona[field]) : null;
    return note ? <ModelFieldNote {...note} /> : null;
  };
  const lines = (field: keyof PersonaForm, more?: Pick<TextAreaProps, 'hideLabel' | 'hint'>) => (
    <div data-span={more ? 'full' : undefined}>
      <TextArea {...of(field)} rows={3} hint={BY_LINE} {...more} />
      {noteBelow(field)}
    </div>
  );
  return (
    <FormDialog
      title={persona ? 'Изменить персону' : 'Новая персона'}
      description={`Аудитория ${quoted(audience.name)}`}
      size="lg"
      of={persona && { kind: 'persona', id: persona.id }}
      form={form}
      submitLabel={persona ? 'Сохранить' : 'Создать персону'}
      onClose={onClose}
    >
      <Stack gap={5}>
        {personaDraft({ audience, about, described: describedIn(form.values, proposed), ...model })}
        <Section title="1. Основная информация">
          <div data-span="full">
            <TextField {...of('title')} required hint="Кто это в двух словах: «Продакт между релизами»" />
            {noteBelow('title')}
          </div>
          <TextField {...of('name')} required autoComplete="off" />
          <div>
            <TextField {...of('role')} required />
            {noteBelow('role')}
          </div>
          <TextField {...of('company')} />
          <TextField {...of('region')} />
          <TextField {...of('age')} inputMode="numeric" autoComplete="off" />
          <TextField {...of('familyStatus')} />
          <div data-span="full">
            <TextField {...of('socialActivity')} hint="Где бывает и как общается: чаты, встречи, соцсети" />
          </div>
        </Section>
        <Section title={`2. ${TERMS.persona.usageReasons}`}>
          {lines('usageReasons')}
          {lines('painPoints')}
        </Section>
        <Section title={`3. ${TERMS.persona.purchaseReasons}`}>
          {lines('purchaseReasons')}
          {lines('motivations')}
        </Section>
        <FormGrid columns={3}>
          <Section title={`4. ${TERMS.persona.characteristics}`}>
            {lines('characteristics', { hideLabel: true })}
          </Section>
          <Section title={`5. ${TERMS.persona.interests}`}>{lines('interests', { hideLabel: true })}</Section>
          <Section title={`6. ${TERMS.persona.skills}`}>{lines('skills', { hideLabel: true })}</Section>
        </FormGrid>
        <Section title={`7. ${TERMS.persona.techLevel}`}>
          <div data-span="full">
            <Select
              {...form.choice('techLevel')}
              label={TERMS.persona.techLevel}
              required
              placeholder="Выберите уровень"
              options={TECH_LEVELS.map((level) => ({ value: level, label: level }))}
              hint={form.values.techLevel === '' ? undefined : TECH_LEVEL_DESCRIPTIONS[form.values.techLevel]}
            />
          </div>
        </Section>
        <Section title={`8. ${TERMS.persona.jtbd}`}>
          {lines('jtbd', { hideLabel: true, hint: 'По одному на строке: «Когда …, хочу …, чтобы …»' })}
        </Section>
      </Stack>
    </FormDialog>
  );
}
