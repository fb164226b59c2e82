import { MoreHorizontal, Plus, Sparkles, Trash2, UserPlus, Users } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Audience, Persona } from '../../domain/audience.ts';
import { formatNumber } from '../../domain/format.ts';
import { ordered } from '../../domain/record.ts';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { FullBadge } from './FullBadge.tsx';
import { PersonaCard } from './PersonaCard.tsx';
import { AUDIENCE_STAGE_TONES } from './stageTones.ts';

export interface AudienceDetailsProps {
  /** The audience in full. */
  audience: Audience;
  /** Its personas, in their order. */
  personas: readonly Persona[];
  /** Its contacts and requests, drawn by the caller; nothing is drawn in their place without them. */
  contacts?: ReactNode;
  /** Address of its dialog «Связи». */
  linksHref: string;
  /** «Добавить контакты». */
  onAddContacts: () => void;
  /** «Найти новые персоны»; offered only when there are personas (specification §2). */
  onFindPersonas: () => void;
  /** «Создать персону». */
  onCreatePersona: () => void;
  /** Opens a persona; should be a stable function. */
  onOpenPersona: (persona: Persona) => void;
  /** «Удалить аудиторию»: the caller asks before it does. */
  onDelete: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
`;

const Description = styled.p`
  max-width: ${widths.reading};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[4]}px ${spaces[6]}px;

  & > div {
    display: flex;
    flex-direction: column;
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
  }
  & dd {
    font-size: ${fontSizes.lg}px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 28px;
  }
`;

const Marks = styled.dl`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${spaces[3]}px ${spaces[5]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
    line-height: 24px;
  }
  & dd > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px;
  }
  & li {
    display: flex;
    min-width: 0;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[1]}px;

    & dd {
      margin-block-end: ${spaces[3]}px;
    }
  }
`;

const Personas = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > h4 {
    font-size: ${fontSizes.md}px;
    font-variant-numeric: tabular-nums;
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
    gap: ${spaces[3]}px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;

  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.mobile} {
    & > :not(:last-child) {
      flex: 1 1 auto;
    }
  }
`;

/** An audience in full: who it is, how much it is asked, where it is met, its personas and its contacts (specification §2). */
export function AudienceDetails(props: AudienceDetailsProps) {
  const { audience, personas, contacts, linksHref } = props;
  const { onAddContacts, onFindPersonas, onCreatePersona, onOpenPersona, onDelete } = props;
  const personasId = useId();
  const stages = ordered(audience.funnelStages);
  const touchpoints = ordered(audience.touchpoints);
  const hasPersonas = personas.length > 0;
  return (
    <Root>
      <Description>{audience.description}</Description>
      <Figures>
        <div>
          <dt>В текущих исследованиях</dt>
          <dd>{formatNumber(audience.currentResearch)}</dd>
        </div>
        <div>
          <dt>За последний месяц</dt>
          <dd>{formatNumber(audience.lastMonthResearch)}</dd>
        </div>
      </Figures>
      {stages.length + touchpoints.length > 0 ? (
        <Marks>
          {stages.length > 0 ? (
            <>
              <dt>Этапы воронки</dt>
              <dd>
                <ul>
                  {stages.map(({ key, stage }) => (
                    <li key={key}>
                      <FullBadge tone={AUDIENCE_STAGE_TONES[stage]}>{stage}</FullBadge>
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          ) : null}
          {touchpoints.length > 0 ? (
            <>
              <dt>Точки касания</dt>
              <dd>
                <ul>
                  {touchpoints.map(({ key, text }) => (
                    <li key={key}>
                      <FullBadge>{text}</FullBadge>
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          ) : null}
        </Marks>
      ) : null}
      <Personas aria-labelledby={personasId}>
        <h4 id={personasId}>Персоны ({formatNumber(personas.length)})</h4>
        {hasPersonas ? (
          <ul>
            {personas.map((persona) => (
              <li key={persona.id}>
                <PersonaCard persona={persona} onOpen={onOpenPersona} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            headingLevel={4}
            icon={<Users />}
            title="Персон пока нет"
            action={
              <Button icon={<Plus />} onClick={onCreatePersona}>
                Создать персону
              </Button>
            }
          >
            Персона — это типичный человек из аудитории: зачем он пользуется продуктом, за что платит и&nbsp;что ему
            мешает. С&nbsp;ней команда спорит о&nbsp;живом человеке, а&nbsp;не&nbsp;о&nbsp;«пользователях вообще».
          </EmptyState>
        )}
      </Personas>
      <Actions>
        <Button variant="primary" icon={<UserPlus />} onClick={onAddContacts}>
          Добавить контакты
        </Button>
        {hasPersonas ? (
          <>
            <Button icon={<Sparkles />} onClick={onFindPersonas}>
              Найти новые персоны
            </Button>
            <Button icon={<Plus />} onClick={onCreatePersona}>
              Создать персону
            </Button>
          </>
        ) : null}
        <ShowLinks size="md" href={linksHref} of={audience.name} />
        <Menu
          label="Ещё действия"
          trigger={<IconButton label="Ещё действия" icon={<MoreHorizontal />} />}
          items={[{ label: 'Удалить аудиторию', icon: <Trash2 />, danger: true, onSelect: onDelete }]}
        />
      </Actions>
      {contacts}
    </Root>
  );
}
