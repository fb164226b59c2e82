import { useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { TECH_LEVELS, type Persona, type TechLevel } from '../../domain/audience.ts';
import type { EditedForm } from '../../domain/editedForm.ts';
import { refused, type Outcome } from '../../domain/outcome.ts';
import {
  checkPersona,
  EMPTY_PERSONA_FORM,
  personaFormOf,
  TECH_LEVEL_DESCRIPTIONS,
  type PersonaForm,
} from '../../domain/personaRules.ts';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { FormError } from '../../patterns/FormError.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface PersonaFormDialogProps {
  /** The persona to change; null to create one. Give the stored one anew when it changes: what differs is shown. */
  persona: Persona | null;
  /** The audience that the persona belongs to, by name. */
  audienceName: string;
  /** What was typed before the dialog was closed by mistake; without it the form begins empty, or with the persona. */
  draft?: EditedForm<PersonaForm>;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: EditedForm<PersonaForm>) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: PersonaForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

type Texts = Exclude<keyof PersonaForm, 'techLevel'>;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
`;

const Part = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${spaces[3]}px ${spaces[4]}px;
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > * {
    grid-column: span 3;
  }
  & > h3 {
    grid-column: 1 / -1;
    font-size: ${fontSizes.md}px;
  }
  & > [data-span='full'] {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    & > *,
    & > [data-span] {
      grid-column: 1;
    }
  }
`;

/** Three short lists side by side, each a section of its own. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[5]}px ${spaces[4]}px;
  align-items: start;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const LABELS: Readonly<Record<keyof PersonaForm, string>> = {
  title: 'Заголовок',
  name: 'Имя',
  role: 'Роль',
  company: 'Компания',
  region: 'Регион',
  age: 'Возраст',
  familyStatus: 'Семейное положение',
  socialActivity: 'Социальная активность',
  usageReasons: 'Зачем пользуется',
  painPoints: 'Боли',
  purchaseReasons: 'За что платит',
  motivations: 'Мотивация',
  characteristics: 'Черты личности',
  interests: 'Интересы',
  skills: 'Навыки',
  techLevel: 'Уровень',
  jtbd: 'JTBD',
};

const BY_LINE = 'По одному на строке';
const GONE = 'Персону удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

/** A numbered section with its heading. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Part>
  );
}

/** Creates a persona or changes one: the same eight sections that its dialog has (specification §2, §3). */
export function PersonaFormDialog(props: PersonaFormDialogProps) {
  const { persona, audienceName, draft, onDraftChange, onSubmit, onClose } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const editing = useEditedForm<PersonaForm>(persona ? personaFormOf(persona) : EMPTY_PERSONA_FORM, {
    draft,
    onChange: onDraftChange,
    show: (field, value) => ({ label: LABELS[field], text: value }),
  });
  const form = editing.values;
  const errors = tried ? checkPersona(form) : {};
  const gone = persona !== null && persona.deletedAt !== null;

  const submit = async () => {
    if (gone) return refused(GONE);
    if (!editing.settled()) return undefined;
    const wrong = checkPersona(form);
    if (Object.keys(wrong).length === 0) return onSubmit(form);
    setTried(true);
    focusFirstError(fields.current, wrong);
    return undefined;
  };
  const of = (field: Texts) => ({
    name: field,
    label: LABELS[field],
    value: form[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => editing.type({ [field]: target.value }),
  });
  const list = (field: Texts) => ({ ...of(field), rows: 3, hint: BY_LINE });
  return (
    <FormDialog
      title={persona ? 'Изменить персону' : 'Новая персона'}
      description={`Аудитория «${audienceName}»`}
      size="lg"
      submitLabel={persona ? 'Сохранить' : 'Создать персону'}
      onSubmit={submit}
      onClose={onClose}
    >
      {gone ? <FormError message={GONE} /> : <ConflictNote {...editing.note} />}
      <Fields ref={fields}>
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
        <Section title="2. Причины использования">
          <TextArea {...list('usageReasons')} />
          <TextArea {...list('painPoints')} />
        </Section>
        <Section title="3. Причины покупки">
          <TextArea {...list('purchaseReasons')} />
          <TextArea {...list('motivations')} />
        </Section>
        <Row>
          <Section title="4. Черты личности">
            <div data-span="full">
              <TextArea {...list('characteristics')} hideLabel />
            </div>
          </Section>
          <Section title="5. Интересы">
            <div data-span="full">
              <TextArea {...list('interests')} hideLabel />
            </div>
          </Section>
          <Section title="6. Навыки">
            <div data-span="full">
              <TextArea {...list('skills')} hideLabel />
            </div>
          </Section>
        </Row>
        <Section title="7. Техническая грамотность">
          <div data-span="full">
            <Select
              label={LABELS.techLevel}
              name="techLevel"
              required
              placeholder="Выберите уровень"
              options={TECH_LEVELS.map((level) => ({ value: level, label: level }))}
              value={form.techLevel}
              error={errors.techLevel}
              hint={form.techLevel === '' ? undefined : TECH_LEVEL_DESCRIPTIONS[form.techLevel]}
              onValueChange={(level) => editing.type({ techLevel: level as TechLevel | '' })}
            />
          </div>
        </Section>
        <Section title="8. JTBD">
          <div data-span="full">
            <TextArea {...list('jtbd')} hideLabel hint="По одному на строке: «Когда …, хочу …, чтобы …»" />
          </div>
        </Section>
      </Fields>
    </FormDialog>
  );
}
