import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Participant, ParticipantForm } from '../../../domain/research/participant.ts';
import { NamesHidden } from '../../../patterns/NamesHidden.tsx';
import { useMissing, useNamesHidden, useTold } from '../../../ui/context/rights.ts';
import { HidingSwitch } from '../../../patterns/HidingSwitch.tsx';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { spaces, widths } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { Row } from '../../../ui/Row.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { ParticipantRow, type ListedParticipant } from './ParticipantRow.tsx';

const ParticipantDialog = onDemand(() => import('./ParticipantDialog.tsx').then((module) => module.ParticipantDialog));

/** Whom a study talked to, and whom else the company knows. */
export interface StudyParticipants {
  /** Participants of this study, in their order. */
  readonly listed: readonly ListedParticipant[];
  /** Everybody the company knows, in the order of their code names. */
  readonly everybody: readonly Participant[];
  /** Participants of other studies, with the name that may be shown. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  /** Code name of the next new one. */
  readonly nextCodeName: string;
  /** The company's personas. */
  readonly personas: readonly { readonly value: string; readonly label: string }[];
  /** Whether code names replace real ones. */
  readonly hidesNames: boolean;
}

export interface ParticipantsSectionProps {
  /** The study's participants. */
  people: StudyParticipants;
  /** Stores a new one, talked to in this study. */
  onAdd: (form: ParticipantForm) => Promise<Outcome>;
  /** Called to add a participant of another study to this one, too. */
  onJoin: (id: string) => void;
  /** Stores what was changed. `participant` is what the form was opened over. */
  onEdit: (participant: Participant, form: ParticipantForm) => Promise<Outcome>;
  /** Takes one out of this study. */
  onTakeOut: (participant: Participant) => void;
  /** Removes one from all studies. */
  onDelete: (participant: Participant) => void;
  /** Hides or shows real names in the whole company. */
  onHideNames: (hidden: boolean) => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;

  & > label {
    max-width: ${widths.reading};
  }
`;

/** «Участники» of an open study: who was talked to, and whether real names are shown. */
export function ParticipantsSection({ people, onAdd, onJoin, onEdit, ...act }: ParticipantsSectionProps) {
  const { listed, everybody, others, hidesNames } = people;
  /** Whose form is open: that of a participant as it opened, of a new one, or none. */
  const [open, setOpen] = useState<Participant | 'new' | null>(null);
  const isNameless = useNamesHidden();
  const nobody = useMissing('Участники не названы. Добавьте их или отметьте у материала, кто в нём говорит.');
  const count = useTold(listed.length);
  const root = useRef<HTMLElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useFocusHome(root, add);
  const opened = open === 'new' ? null : open;
  // Deleted in another tab, it is no longer listed; its form stays, so that nothing typed is lost.
  const edited = opened && (everybody.find(({ id }) => id === opened.id) ?? { ...opened, deletedAt: opened.updatedAt });
  return (
    <Root ref={root} aria-label="Участники">
      <h4>{`Участники${count}`}</h4>
      {listed.length === 0 ? (
        <p>{nobody}</p>
      ) : (
        <ul>
          {listed.map((one) => (
            <ParticipantRow
              key={one.participant.id}
              listed={one}
              onEdit={setOpen}
              onTakeOut={act.onTakeOut}
              onDelete={act.onDelete}
            />
          ))}
        </ul>
      )}
      <Row>
        <Button needs="Researcher" ref={add} size="sm" icon={<UserPlus />} onClick={() => setOpen('new')}>
          Добавить участника
        </Button>
        {others.length > 0 ? (
          <Menu
            label="Из других исследований"
            trigger={
              <Button needs="Researcher" size="sm" variant="quiet">
                Из других исследований
              </Button>
            }
            items={others.map(({ id, name }) => ({ label: name, onSelect: () => onJoin(id) }))}
          />
        ) : null}
      </Row>
      {isNameless ? <NamesHidden /> : <HidingSwitch what="names" hidden={hidesNames} onChange={act.onHideNames} />}
      {open ? (
        <ParticipantDialog
          key={edited?.id ?? 'new'}
          participant={edited}
          codeName={people.nextCodeName}
          participants={everybody}
          personas={people.personas}
          hidesNames={hidesNames}
          onSubmit={(form) => (edited ? onEdit(edited, form) : onAdd(form))}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Root>
  );
}
