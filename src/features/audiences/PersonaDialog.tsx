import { Copy, Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import type { Persona } from '../../domain/audiences/audience.ts';
import { behindOf } from '../../domain/audiences/personaPeople.ts';
import { LOADING, ready } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { ShowHistory } from '../../patterns/ShowHistory.tsx';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { PeopleOfPersonas } from './personas/peopleOfPersonas.ts';
import { PersonaPeople } from './personas/PersonaPeople.tsx';
import { PersonaSections } from './personas/PersonaSections.tsx';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';

export interface PersonaDialogProps {
  /** The persona. */
  persona: Persona;
  /** People that it is based on; without it no one is shown. */
  people?: PeopleOfPersonas | undefined;
  /** «Выбрать людей»: the caller shows the choice. */
  onChoosePeople?: () => void;
  /** «Изменить»: the caller shows the form. */
  onEdit: () => void;
  /** Makes a copy; a failure is shown here. On success the caller closes the dialog or shows the copy. */
  onDuplicate: () => Promise<Outcome>;
  /** «Удалить»: the caller asks with a ConfirmDialog before it does. */
  onDelete: () => void;
  /** Called when the dialog is to close; not while a copy is being made. */
  onClose: () => void;
}

/** Said in full below; the heading stays while the body scrolls, so a long role must not fill a phone's screen. */
const Lead = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Quiet, so that it does not outweigh the main button, but in the colour of what it does. */
const QuietDanger = styled(Button)`
  && {
    color: var(--color-danger);
  }
`;

/** A persona in full, and what can be done with it. */
export function PersonaDialog({
  persona,
  people,
  onChoosePeople = () => {},
  onEdit,
  onDuplicate,
  onDelete,
  onClose,
}: PersonaDialogProps) {
  const offered = people?.offered ?? LOADING;
  const behind = offered.state === 'ready' ? ready(behindOf(persona.id, offered.value)) : offered;
  const { busy, error, run } = useSubmission(onDuplicate, () => {});
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Closed while it is being copied, it could not say why that failed.
        if (!open && !busy) onClose();
      }}
      title={persona.title}
      description={<Lead>{[persona.name, persona.role].filter(Boolean).join(', ')}</Lead>}
      beside={<AlsoHere kind="persona" id={persona.id} place="dialog" />}
      size="lg"
      footer={
        <>
          <Button needs="Researcher" variant="primary" icon={<Pencil />} disabled={busy} onClick={onEdit}>
            Изменить
          </Button>
          <Button needs="Researcher" icon={<Copy />} busy={busy} onClick={run}>
            Дублировать
          </Button>
          <CommentsButton size="md" kind="persona" id={persona.id} of={persona.title} />
          <QuietDanger needs="Researcher" variant="quiet" icon={<Trash2 />} disabled={busy} onClick={onDelete}>
            Удалить
          </QuietDanger>
          <ShowHistory kind="persona" id={persona.id} of={persona.title} />
          <Button disabled={busy} onClick={onClose}>
            Закрыть
          </Button>
        </>
      }
    >
      <PersonaSections persona={persona}>
        <FormError message={error} />
      </PersonaSections>
      {people ? <PersonaPeople people={behind} hrefs={people.hrefs} onChoose={onChoosePeople} /> : null}
    </Dialog>
  );
}
