import { Contact, Download, MoreHorizontal, Pencil, Trash2, UserMinus, UserX } from 'lucide-react';
import { use } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../../domain/core/format.ts';
import type { Participant } from '../../../domain/research/participant.ts';
import { PersonActsContext } from '../../../ui/context/PersonActs.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';

/** A participant as a study lists them. */
export interface ListedParticipant {
  readonly participant: Participant;
  /** The name that may be shown: the real one, or the code name. */
  readonly name: string;
  /** How many quotations they have, in all studies. */
  readonly quotes: number;
  /** The persona they are an example of, with its address; null when none was chosen. */
  readonly persona: { readonly name: string; readonly href: string } | null;
}

export interface ParticipantRowProps {
  /** The participant. */
  listed: ListedParticipant;
  /** «Изменить». */
  onEdit: (participant: Participant) => void;
  /** «Убрать из исследования». */
  onTakeOut: (participant: Participant) => void;
  /** «Удалить»: of all studies. */
  onDelete: (participant: Participant) => void;
}

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[1]}px ${spaces[3]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & > div {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[3]}px;
    align-items: baseline;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  ${media.mobile} {
    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** Shows a person who was talked to in a study: who it is, how many quotes there are, and the actions. */
export function ParticipantRow({ listed, onEdit, onTakeOut, onDelete }: ParticipantRowProps) {
  const { participant, name, quotes, persona } = listed;
  const person = use(PersonActsContext);
  const who = { contacts: [], participants: [participant.id] };
  const about = [participant.role, participant.segment].filter((part) => part !== '').join(' · ');
  const said = quotes === 0 ? 'цитат нет' : counted(quotes, ['цитата', 'цитаты', 'цитат']);
  return (
    <Root>
      <div>
        <strong>{name}</strong>
        {about ? <span>{about}</span> : null}
        {persona ? <Link href={persona.href}>{persona.name}</Link> : null}
        <small>{said}</small>
      </div>
      <Menu
        label={`Действия: ${name}`}
        trigger={
          <IconButton
            needs="Researcher"
            size="sm"
            variant="quiet"
            label={`Действия с участником ${name}`}
            icon={<MoreHorizontal aria-hidden />}
          />
        }
        items={[
          { label: 'Изменить', icon: <Pencil />, onSelect: () => onEdit(participant) },
          { label: 'Убрать из исследования', icon: <UserMinus />, onSelect: () => onTakeOut(participant) },
          ...(person && participant.name === ''
            ? [
                {
                  label: 'Открыть контакт',
                  needs: 'names' as const,
                  icon: <Contact />,
                  onSelect: () => person.showContact(participant.id),
                },
              ]
            : []),
          ...(person
            ? [
                {
                  label: 'Выгрузить данные',
                  needs: 'names' as const,
                  icon: <Download />,
                  onSelect: () => person.exportData(who),
                },
              ]
            : []),
          { label: 'Удалить', icon: <Trash2 />, danger: true, onSelect: () => onDelete(participant) },
          ...(person
            ? [
                {
                  label: 'Забыть человека',
                  needs: 'names' as const,
                  icon: <UserX />,
                  danger: true,
                  onSelect: () => person.forget(who),
                },
              ]
            : []),
        ]}
      />
    </Root>
  );
}
