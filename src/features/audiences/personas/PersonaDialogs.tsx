import type { Audience, Persona } from '../../../domain/audiences/audience.ts';
import type { PersonaForm } from '../../../domain/audiences/personaRules.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { useDrafts } from '../../../patterns/form/useDrafts.ts';
import { onDemand } from '../../../ui/onDemand.ts';

const DeletePersonaDialog = onDemand(() =>
  import('../DeletePersonaDialog.tsx').then((module) => module.DeletePersonaDialog),
);
const PersonaDialog = onDemand(() => import('../PersonaDialog.tsx').then((module) => module.PersonaDialog));
const PersonaFormDialog = onDemand(() => import('../PersonaFormDialog.tsx').then((module) => module.PersonaFormDialog));

/** What lies over the dialog of a persona, or stands for it. */
export type PersonaDialogName = 'persona-new' | 'persona-edit' | 'persona-delete';

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
  /** Stores a new persona of the audience. */
  onCreatePersona: (audience: Audience, form: PersonaForm) => Promise<Outcome>;
  /** Stores the corrected persona. */
  onEditPersona: (persona: Persona, form: PersonaForm) => Promise<Outcome>;
  /** Stores a copy of the persona. */
  onDuplicatePersona: (persona: Persona) => Promise<Outcome>;
  /** Takes the persona away. */
  onDeletePersona: (persona: Persona) => Promise<Outcome>;
}

/** A persona's dialog, its form, and the question before it goes. What is typed outlives its closing by mistake. */
export function PersonaDialogs(props: PersonaDialogsProps) {
  const { audience, persona, dialog, onDialogChange, onPersonaChange } = props;
  const drafts = useDrafts<EditedForm<PersonaForm>>();
  const edited = dialog === 'persona-edit' ? persona : null;
  const key = dialog === 'persona-edit' ? (persona?.id ?? '') : `new ${audience?.id}`;
  const close = () => onDialogChange(null);
  return (
    <>
      {persona?.deletedAt === null && (dialog === null || dialog === 'persona-delete') ? (
        <PersonaDialog
          persona={persona}
          onEdit={() => onDialogChange('persona-edit')}
          onDuplicate={() => props.onDuplicatePersona(persona)}
          onDelete={() => onDialogChange('persona-delete')}
          onClose={() => onPersonaChange(null)}
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
          audienceName={audience.name}
          draft={drafts.of(key)}
          onDraftChange={(draft) => drafts.keep(key, draft)}
          onSubmit={(form) => (edited ? props.onEditPersona(edited, form) : props.onCreatePersona(audience, form))}
          onClose={close}
        />
      ) : null}
    </>
  );
}
