import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { TECH_LEVELS, type Persona } from '../../domain/audiences/audience.ts';
import { counted } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { TECH_LEVEL_DESCRIPTIONS } from '../../domain/audiences/personaRules.ts';
import { ordered, type Keyed, type TextItem } from '../../domain/core/record.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FullBadge } from './FullBadge.tsx';

export interface PersonaDialogProps {
  /** The persona. */
  persona: Persona;
  /** «Изменить»: the caller shows the form. */
  onEdit: () => void;
  /** Makes a copy; a failure is shown here. On success the caller closes the dialog or shows the copy. */
  onDuplicate: () => Promise<Outcome>;
  /** «Удалить»: the caller asks with a ConfirmDialog before it does. */
  onDelete: () => void;
  /** Called when the dialog is to close; not while a copy is being made. */
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${spaces[5]}px;
  align-items: start;

  & > * {
    grid-column: 1 / -1;
  }
  & > [data-span='half'] {
    grid-column: span 3;
  }
  & > [data-span='third'] {
    grid-column: span 2;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    & > *,
    & > [data-span] {
      grid-column: 1;
    }
  }
`;

/** Said in full below; the heading stays while the body scrolls, so a long role must not fill a phone's screen. */
const Lead = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${fontSizes.md};
  }
  & h4 {
    margin-block-start: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Basics = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[5]}px;
  padding: ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);

  & > dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${spaces[3]}px ${spaces[5]}px;
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  & > dl > [data-wide='true'] {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    /* Decoration that would take the place of two facts. */
    & > :first-child {
      display: none;
    }
    & > dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${spaces[1]}px;
  max-width: ${widths.reading};
  padding-inline-start: ${spaces[5]}px;
  list-style: disc;

  & > li {
    text-wrap: pretty;
  }
  & > li::marker {
    color: var(--color-ink-soft);
  }
`;

const Jobs = styled.ol`
  display: grid;
  gap: ${spaces[3]}px;
  max-width: ${widths.reading};

  & > li {
    padding-inline-start: ${spaces[4]}px;
    border-inline-start: 3px solid var(--color-accent);
    text-wrap: pretty;
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;

  & > li {
    display: flex;
    min-width: 0;
    max-width: 100%;
  }
`;

const Level = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${spaces[2]}px ${spaces[5]}px;
  align-items: center;
  max-width: ${widths.reading};

  & > div > p {
    font-variant-numeric: tabular-nums;
  }
  & > p {
    text-wrap: pretty;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[1]}px;
  margin-block-start: ${spaces[1]}px;

  & > span {
    height: 8px;
    border: 1px solid var(--color-edge);
    border-radius: ${radii.pill}px;
  }
  & > [data-reached='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
`;

const Nothing = styled.p`
  color: var(--color-ink-soft);
`;

/** Quiet, so that it does not outweigh the main button, but in the colour of what it does. */
const QuietDanger = styled(Button)`
  && {
    color: var(--color-danger);
  }
`;

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
export function PersonaDialog({ persona, onEdit, onDuplicate, onDelete, onClose }: PersonaDialogProps) {
  const { busy, error, run } = useSubmission(onDuplicate, () => {});
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
    <Dialog
      open
      onOpenChange={(open) => {
        // Closed while it is being copied, it could not say why that failed.
        if (!open && !busy) onClose();
      }}
      title={persona.title}
      description={<Lead>{[persona.name, persona.role].filter(Boolean).join(', ')}</Lead>}
      size="lg"
      footer={
        <>
          <Button variant="primary" icon={<Pencil />} disabled={busy} onClick={onEdit}>
            Изменить
          </Button>
          <Button icon={<Copy />} busy={busy} onClick={run}>
            Дублировать
          </Button>
          <QuietDanger variant="quiet" icon={<Trash2 />} disabled={busy} onClick={onDelete}>
            Удалить
          </QuietDanger>
          <Button disabled={busy} onClick={onClose}>
            Закрыть
          </Button>
        </>
      }
    >
      <Root>
        <FormError message={error} />
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
    </Dialog>
  );
}
