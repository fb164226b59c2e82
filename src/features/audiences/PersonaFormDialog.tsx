import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../domain/core/format.ts';
import { TECH_LEVELS, type Persona } from '../../domain/audiences/audience.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import {
  checkPersona,
  EMPTY_PERSONA_FORM,
  personaFormOf,
  TECH_LEVEL_DESCRIPTIONS,
  type PersonaForm,
} from '../../domain/audiences/personaRules.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { fontSizes } from '../../theme/tokens.ts';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';

export interface PersonaFormDialogProps {
  /** The persona to change; null to create one. Give the stored one anew when it changes: what differs is shown. */
  persona: Persona | null;
  /** The audience that the persona belongs to, by name. */
  audienceName: string;
  /** What was typed before the dialog was closed by mistake; without it the form begins empty, or with the persona. */
  draft?: EditedForm<PersonaForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<PersonaForm> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: PersonaForm) => Promise<Outcome>;
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
  const { persona, audienceName, draft, onDraftChange, onSubmit, onClose } = props;
  const form = useRecordForm<PersonaForm>({
    record: persona ? personaFormOf(persona) : EMPTY_PERSONA_FORM,
    check: checkPersona,
    draft,
    onDraftChange,
    show: (field, value) => ({ label: TERMS.persona[field], text: value }),
    gone: persona !== null && persona.deletedAt !== null ? GONE : '',
    onSubmit,
  });
  const of = (field: keyof PersonaForm) => ({ ...form.text(field), label: TERMS.persona[field] });
  const list = (field: keyof PersonaForm) => ({ ...of(field), rows: 3, hint: BY_LINE });
  return (
    <FormDialog
      title={persona ? 'Изменить персону' : 'Новая персона'}
      description={`Аудитория ${quoted(audienceName)}`}
      size="lg"
      of={persona && { kind: 'persona', id: persona.id }}
      form={form}
      submitLabel={persona ? 'Сохранить' : 'Создать персону'}
      onClose={onClose}
    >
      <Stack gap={5}>
        <Section title="1. Основная информация">
          <div data-span="full">
            <TextField {...of('title')} required hint="Кто это в двух словах: «Продакт между релизами»" />
          </div>
          <TextField {...of('name')} required autoComplete="off" />
          <TextField {...of('role')} required />
          <TextField {...of('company')} />
          <TextField {...of('region')} />
          <TextField {...of('age')} inputMode="numeric" autoComplete="off" />
          <TextField {...of('familyStatus')} />
          <div data-span="full">
            <TextField {...of('socialActivity')} hint="Где бывает и как общается: чаты, встречи, соцсети" />
          </div>
        </Section>
        <Section title={`2. ${TERMS.persona.usageReasons}`}>
          <TextArea {...list('usageReasons')} />
          <TextArea {...list('painPoints')} />
        </Section>
        <Section title={`3. ${TERMS.persona.purchaseReasons}`}>
          <TextArea {...list('purchaseReasons')} />
          <TextArea {...list('motivations')} />
        </Section>
        <FormGrid columns={3}>
          <Section title={`4. ${TERMS.persona.characteristics}`}>
            <div data-span="full">
              <TextArea {...list('characteristics')} hideLabel />
            </div>
          </Section>
          <Section title={`5. ${TERMS.persona.interests}`}>
            <div data-span="full">
              <TextArea {...list('interests')} hideLabel />
            </div>
          </Section>
          <Section title={`6. ${TERMS.persona.skills}`}>
            <div data-span="full">
              <TextArea {...list('skills')} hideLabel />
            </div>
          </Section>
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
          <div data-span="full">
            <TextArea {...list('jtbd')} hideLabel hint="По одному на строке: «Когда …, хочу …, чтобы …»" />
          </div>
        </Section>
      </Stack>
    </FormDialog>
  );
}
