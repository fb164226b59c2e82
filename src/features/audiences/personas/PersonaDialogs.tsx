import type { Audience, Persona } from '../../../domain/audiences/audience.ts';
import type { TakenPersonaForm } from '../../../domain/audiences/form/personaForm.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { ProposedPersona } from '../../../patterns/evidence/EvidenceSlots.ts';
import { useDrafts } from '../../../patterns/form/useDrafts.ts';
import type { PeopleOfPersonas } from './peopleOfPersonas.ts';
import type { TypedPersona } from './typedPersona.ts';
import { onDemand } from '../../../ui/onDemand.ts';

const DeletePersonaDialog = onDemand(() =>
  import('../DeletePersonaDialog.tsx').then((module) => module.DeletePersonaDialog),
);
const PersonaDialog = onDemand(() => import('../PersonaDialog.tsx').then((module) => module.PersonaDialog));
const PersonaPeopleDialog = onDemand(() =>
  import('./PersonaPeopleDialog.tsx').then((module) => module.PersonaPeopleDialog),
);
const PersonaFormDialog = onDemand(() => import('../PersonaFormDialog.tsx').then((module) => module.PersonaFormDialog));

/** Dialog over the dialog of a persona, or in its place. */
export type PersonaDialogName = 'persona-new' | 'persona-edit' | 'persona-delete' | 'persona-people';

export interface PersonaDialogsProps {
  /** The open audience; undefined while none is. */
  audience: Audience | undefined;
  /** The persona whose dialog is open, or null; a removed one, too, for the form that is open over it. */
  persona: Persona | null;
  /** The dialog that lies over the screen, or null. */
  dialog: string | null;
  /** Another dialog was asked for, or none. */
  onDialogChange: (dialog: PersonaDialogName | null) => void;
  /** A persona's dialog is to open, or to close. */
  onPersonaChange: (personaId: string | null) => void;
  /** Proposal of a model for the new persona whose form opens. Default: nothing. */
  proposed?: ProposedPersona | null;
  /** It became a persona. */
  onProposedTaken?: (proposed: ProposedPersona) => void;
  /** Its form closes. */
  onProposedClose?: () => void;
  /** People that personas are based on; without it no one is shown. */
  personaPeople?: PeopleOfPersonas | undefined;
  /** Stores a new persona of the audience; `people` are participants whose words it was found in. */
  onCreatePersona: (audience: Audience, form: TakenPersonaForm, people?: readonly string[]) => Promise<Outcome>;
  /** Stores the corrected persona; `people` are participants whose words what was taken from a model rests on. */
  onEditPersona: (persona: Persona, form: TakenPersonaForm, people?: readonly string[]) => Promise<Outcome>;
  /** Stores a copy of the persona. */
  onDuplicatePersona: (persona: Persona) => Promise<Outcome>;
  /** Takes the persona away. */
  onDeletePersona: (persona: Persona) => Promise<Outcome>;
}

/** A persona's dialog, its form, and the question before it goes. What is typed outlives its closing by mistake. */
export function PersonaDialogs(props: PersonaDialogsProps) {
  const { audience, persona, dialog, proposed = null, personaPeople, onDialogChange, onPersonaChange } = props;
  const drafts = useDrafts<EditedForm<TypedPersona>>();
  const edited = dialog === 'persona-edit' ? persona : null;
  const key = edited?.id ?? `new ${audience?.id} ${proposed?.key ?? ''}`;
  const close = () => onDialogChange(null);
  return (
    <>
      {persona?.deletedAt === null && (dialog === null || dialog === 'persona-delete') ? (
        <PersonaDialog
          persona={persona}
          people={personaPeople}
          onChoosePeople={() => onDialogChange('persona-people')}
          onEdit={() => onDialogChange('persona-edit')}
          onDuplicate={() => props.onDuplicatePersona(persona)}
          onDelete={() => onDialogChange('persona-delete')}
          onClose={() => onPersonaChange(null)}
        />
      ) : null}
      {persona && personaPeople && dialog === 'persona-people' ? (
        <PersonaPeopleDialog
          persona={persona}
          offered={personaPeople.offered}
          personaTitle={personaPeople.titleOf}
          onSubmit={(people) => personaPeople.onSet(persona, people)}
          onClose={close}
        />
      ) : null}
      {persona && dialog === 'persona-delete' ? (
        <DeletePersonaDialog
          persona={persona}
          onConfirm={() => props.onDeletePersona(persona)}
          onDone={() => {
            close();
            onPersonaChange(null);
          }}
          onCancel={close}
        />
      ) : null}
      {audience && (dialog === 'persona-new' || edited) ? (
        <PersonaFormDialog
          key={key}
          persona={edited}
          audience={audience}
          proposed={proposed}
          draft={drafts.of(key)}
          onDraftChange={(draft) => drafts.keep(key, draft)}
          onSubmit={async (form, ...people) => {
            if (edited) return props.onEditPersona(edited, form, ...people);
            const outcome = await props.onCreatePersona(audience, form, ...people);
            if (outcome.ok && proposed) props.onProposedTaken?.(proposed);
            return outcome;
          }}
          onClose={proposed ? (props.onProposedClose ?? close) : close}
        />
      ) : null}
    </>
  );
}
