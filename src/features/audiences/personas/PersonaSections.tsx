import { useId, type ReactNode } from 'react';

import { TECH_LEVELS, type Persona } from '../../../domain/audiences/audience.ts';
import { TECH_LEVEL_DESCRIPTIONS } from '../../../domain/audiences/personaRules.ts';
import { counted } from '../../../domain/core/format.ts';
import { ordered, type Keyed, type TextItem } from '../../../domain/core/record.ts';
import { TERMS } from '../../../domain/terms.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { FullBadge } from '../FullBadge.tsx';
import { Basics, Chips, Jobs, Level, Lines, Nothing, Part, Root, Steps } from './PersonaSections.styles.ts';

export interface PersonaSectionsProps {
  /** The persona. */
  persona: Persona;
  /** Stands above the sections: why a copy was not made. */
  children?: ReactNode;
}

/** A sentence, where the other facts are a word or two. */
const SOCIAL = TERMS.persona.socialActivity;

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

/** Lines, or chips for words. An empty list says so; one under a label of its own is left out. */
function List({ items, label, chips = false }: { items: Keyed<TextItem>; label?: string; chips?: boolean }) {
  const lines = ordered(items);
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
    </>
  );
}

/** A persona in eight numbered sections (R45). Pains stand by the reasons for use, motivations by those to buy. */
export function PersonaSections({ persona, children }: PersonaSectionsProps) {
  const facts = [
    [TERMS.persona.name, persona.name],
    [TERMS.persona.role, persona.role],
    [TERMS.persona.company, persona.company],
    [TERMS.persona.region, persona.region],
    [TERMS.persona.age, persona.age === null ? '' : counted(persona.age, AGE)],
    [TERMS.persona.familyStatus, persona.familyStatus],
    [SOCIAL, persona.socialActivity],
  ].filter(([, value]) => value?.trim());
  const jobs = ordered(persona.jtbd);
  const step = TECH_LEVELS.indexOf(persona.techLevel) + 1;
  return (
    <Root>
      {children}
      <Section title="1. Основная информация">
        <Basics>
          <Avatar name={persona.name} size="lg" />
          <dl>
            {facts.map(([name, value]) => (
              <div key={name} data-wide={name === SOCIAL}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Basics>
      </Section>
      <Section title={`2. ${TERMS.persona.usageReasons}`} span="half">
        <List items={persona.usageReasons} />
        <List items={persona.painPoints} label={TERMS.persona.painPoints} />
      </Section>
      <Section title={`3. ${TERMS.persona.purchaseReasons}`} span="half">
        <List items={persona.purchaseReasons} />
        <List items={persona.motivations} label={TERMS.persona.motivations} />
      </Section>
      <Section title={`4. ${TERMS.persona.characteristics}`} span="third">
        <List items={persona.characteristics} chips />
      </Section>
      <Section title={`5. ${TERMS.persona.interests}`} span="third">
        <List items={persona.interests} chips />
      </Section>
      <Section title={`6. ${TERMS.persona.skills}`} span="third">
        <List items={persona.skills} chips />
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
          <Jobs>
            {jobs.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </Jobs>
        ) : (
          <Nothing>Не указано</Nothing>
        )}
      </Section>
    </Root>
  );
}
