import { useId, type ReactNode } from 'react';

import { TECH_LEVELS, type Persona } from '../../../domain/audiences/audience.ts';
import type { PersonaModelField } from '../../../domain/audiences/modelFields.ts';
import { TECH_LEVEL_DESCRIPTIONS } from '../../../domain/audiences/form/personaForm.ts';
import { counted } from '../../../domain/core/format.ts';
import { ordered } from '../../../domain/core/record.ts';
import { TERMS } from '../../../domain/terms.ts';
import { ModelMark } from '../../../patterns/evidence/ModelMark.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { FullBadge } from '../FullBadge.tsx';
import { isModelField } from './typedPersona.ts';
import { Basics, Chips, Jobs, Level, Lines, Nothing, Part, Root, Steps } from './PersonaSections.styles.ts';

export interface PersonaSectionsProps {
  /** The persona. */
  persona: Persona;
  /** Shown above the sections: why a copy was not made. */
  children?: ReactNode;
}

const AGE = ['год', 'года', 'лет'] as const;

/** A numbered section with its heading. */
function Section({ title, span, children }: { title: string; span?: 'half' | 'third'; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id} data-span={span}>
      <h3 id={id}>{title}</h3>
      {children}
    </Part>
  );
}

/** Whose it is, where a model proposed it. */
function OfModel({ persona: { byModel }, field }: { persona: Persona; field: PersonaModelField }) {
  const madeBy = byModel?.[field];
  return madeBy ? (
    <div>
      <ModelMark madeBy={madeBy} />
    </div>
  ) : null;
}

/** Lines, or chips for words. An empty list says so; one under a label of its own is left out. */
function List({
  of,
  field,
  label,
  chips = false,
}: {
  of: Persona;
  field: Exclude<PersonaModelField, 'title' | 'role'>;
  label?: string;
  chips?: boolean;
}) {
  const lines = ordered(of[field]);
  if (lines.length === 0) return label ? null : <Nothing>Не указано</Nothing>;
  const Shape = chips ? Chips : Lines;
  return (
    <>
      {label ? <h4>{label}</h4> : null}
      <Shape>
        {lines.map(({ key, text }) => (
          <li key={key}>{chips ? <FullBadge>{text}</FullBadge> : text}</li>
        ))}
      </Shape>
      <OfModel persona={of} field={field} />
    </>
  );
}

/** Shows a persona in eight numbered sections (R45). Pains are beside the reasons for use, motivations beside those to buy. */
export function PersonaSections({ persona, children }: PersonaSectionsProps) {
  const { byModel, age } = persona;
  const facts = [
    // Already shown over the dialog: repeated here only to show that a model wrote it.
    ['title', byModel?.title ? persona.title : ''],
    ['name', persona.name],
    ['role', persona.role],
    ['company', persona.company],
    ['region', persona.region],
    ['age', age === null ? '' : counted(age, AGE)],
    ['familyStatus', persona.familyStatus],
    ['socialActivity', persona.socialActivity],
  ] as const;
  const jobs = ordered(persona.jtbd);
  const step = TECH_LEVELS.indexOf(persona.techLevel) + 1;
  return (
    <Root>
      {children}
      <Section title="1. Основная информация">
        <Basics>
          <Avatar name={persona.name} size="lg" />
          <dl>
            {facts
              .filter(([, value]) => value.trim() !== '')
              .map(([name, value]) => (
                <div
                  key={name}
                  data-wide={name === 'socialActivity' || (isModelField(name) && Boolean(byModel?.[name]))}
                >
                  <dt>{TERMS.persona[name]}</dt>
                  <dd>
                    {value}
                    {isModelField(name) ? <OfModel persona={persona} field={name} /> : null}
                  </dd>
                </div>
              ))}
          </dl>
        </Basics>
      </Section>
      <Section title={`2. ${TERMS.persona.usageReasons}`} span="half">
        <List of={persona} field="usageReasons" />
        <List of={persona} field="painPoints" label={TERMS.persona.painPoints} />
      </Section>
      <Section title={`3. ${TERMS.persona.purchaseReasons}`} span="half">
        <List of={persona} field="purchaseReasons" />
        <List of={persona} field="motivations" label={TERMS.persona.motivations} />
      </Section>
      <Section title={`4. ${TERMS.persona.characteristics}`} span="third">
        <List of={persona} field="characteristics" chips />
      </Section>
      <Section title={`5. ${TERMS.persona.interests}`} span="third">
        <List of={persona} field="interests" chips />
      </Section>
      <Section title={`6. ${TERMS.persona.skills}`} span="third">
        <List of={persona} field="skills" chips />
      </Section>
      <Section title={`7. ${TERMS.persona.techLevel}`}>
        <Level>
          <div>
            <p>
              <strong>{persona.techLevel}</strong>{' '}
              <small>
                {step} из {TECH_LEVELS.length}
              </small>
            </p>
            <Steps aria-hidden>
              {TECH_LEVELS.map((level, index) => (
                <span key={level} data-reached={index < step} />
              ))}
            </Steps>
          </div>
          <p>{TECH_LEVEL_DESCRIPTIONS[persona.techLevel]}</p>
        </Level>
      </Section>
      <Section title={`8. ${TERMS.persona.jtbd}`}>
        {jobs.length > 0 ? (
          <>
            <Jobs>
              {jobs.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </Jobs>
            <OfModel persona={persona} field="jtbd" />
          </>
        ) : (
          <Nothing>Не указано</Nothing>
        )}
      </Section>
    </Root>
  );
}
