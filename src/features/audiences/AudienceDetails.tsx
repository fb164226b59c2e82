import { MoreHorizontal, Pencil, Plus, Sparkles, Trash2, UserPlus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import type { Audience, Persona } from '../../domain/audiences/audience.ts';
import type { AudienceFigures } from '../../domain/audiences/figures.ts';
import { formatNumber } from '../../domain/core/format.ts';
import { ordered } from '../../domain/core/record.ts';
import { AUDIENCE_TERMS } from '../../domain/audiences/terms.ts';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { ShowHistory } from '../../patterns/ShowHistory.tsx';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { FullBadge } from './FullBadge.tsx';
import { PersonaList } from './personas/PersonaList.tsx';
import { AUDIENCE_STAGE_TONES } from './stageTones.ts';
import { Actions, Description, Figures, Marks } from './AudienceDetails.styles.ts';

export interface AudienceDetailsProps {
  /** The audience in full. */
  audience: Audience;
  /** Counts of the audience. */
  figures: Pick<AudienceFigures, 'respondents' | 'currentResearch' | 'lastMonthResearch'>;
  /** Its personas, in their order. */
  personas: readonly Persona[];
  /** How many people each persona is based on, by its id. */
  behind?: ReadonlyMap<string, number> | undefined;
  /** Its contacts and requests, drawn by the caller; nothing is drawn in their place without them. */
  contacts?: ReactNode;
  /** Whether it has contacts: they go with it, so that it is deleted by those alone who see names. Default true: not known yet. */
  hasContacts?: boolean;
  /** Address of its dialog «Связи». */
  linksHref: string;
  /** «Добавить контакты». */
  onAddContacts: () => void;
  /** «Найти новые персоны»; offered only when there are personas (R45). */
  onFindPersonas: () => void;
  /** «Создать персону». */
  onCreatePersona: () => void;
  /** Opens a persona; should be a stable function. */
  onOpenPersona: (persona: Persona) => void;
  /** «Изменить аудиторию»: the caller shows the form. */
  onEdit: () => void;
  /** «Удалить аудиторию»: the caller asks before it does. */
  onDelete: () => void;
}

/** How many people it has, and how often they are asked. */
function Asked({ figures }: Pick<AudienceDetailsProps, 'figures'>) {
  return (
    <Figures>
      <div>
        <dt>{AUDIENCE_TERMS.audienceFigures.respondents}</dt>
        <dd>{formatNumber(figures.respondents)}</dd>
      </div>
      <div>
        <dt>{AUDIENCE_TERMS.audienceFigures.currentResearch}</dt>
        <dd>{formatNumber(figures.currentResearch)}</dd>
      </div>
      <div>
        <dt>{AUDIENCE_TERMS.audienceFigures.lastMonthResearch}</dt>
        <dd>{formatNumber(figures.lastMonthResearch)}</dd>
      </div>
    </Figures>
  );
}

/** On which stages and where it is met; nothing, where neither is known. */
function Met({ audience }: Pick<AudienceDetailsProps, 'audience'>) {
  const stages = ordered(audience.funnelStages);
  const touchpoints = ordered(audience.touchpoints);
  if (stages.length + touchpoints.length === 0) return null;
  return (
    <Marks>
      {stages.length > 0 ? (
        <>
          <dt>{AUDIENCE_TERMS.audience.funnelStages}</dt>
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
          <dt>{AUDIENCE_TERMS.audience.touchpoints}</dt>
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
  );
}

/** An audience in full: who it is, how much it is asked, where it is met, its personas and its contacts (R45). */
export function AudienceDetails(props: AudienceDetailsProps) {
  const { audience, figures, personas, contacts, hasContacts = true, linksHref } = props;
  const { onAddContacts, onFindPersonas, onCreatePersona, onOpenPersona, onEdit, onDelete } = props;
  const root = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusHome(root, addButton);
  const hasPersonas = personas.length > 0;
  return (
    <Stack gap={5} ref={root}>
      {audience.description === '' ? null : <Description>{audience.description}</Description>}
      <Asked figures={figures} />
      <Met audience={audience} />
      <PersonaList personas={personas} behind={props.behind} onOpen={onOpenPersona} onCreate={onCreatePersona} />
      <Actions>
        <Button needs="names" ref={addButton} variant="primary" icon={<UserPlus />} onClick={onAddContacts}>
          Добавить контакты
        </Button>
        {hasPersonas ? (
          <>
            <Button needs="Researcher" icon={<Sparkles />} onClick={onFindPersonas}>
              Найти новые персоны
            </Button>
            <Button needs="Researcher" icon={<Plus />} onClick={onCreatePersona}>
              Создать персону
            </Button>
          </>
        ) : null}
        <ShowLinks size="md" href={linksHref} of={audience.name} />
        <CommentsButton size="md" kind="audience" id={audience.id} of={audience.name} />
        <ShowHistory kind="audience" id={audience.id} of={audience.name} />
        <Menu
          label="Ещё действия"
          trigger={<IconButton label="Ещё действия" icon={<MoreHorizontal />} />}
          items={[
            { needs: 'Researcher', label: 'Изменить аудиторию', icon: <Pencil />, onSelect: onEdit },
            {
              needs: hasContacts ? 'names' : 'Researcher',
              label: 'Удалить аудиторию',
              icon: <Trash2 />,
              danger: true,
              onSelect: onDelete,
            },
          ]}
        />
      </Actions>
      {contacts}
    </Stack>
  );
}
