import { useState } from 'react';

import type { Audience, Persona } from '../../domain/audience.ts';
import type { NewAudienceForm } from '../../domain/audienceRules.ts';
import type { Contact, ContactType } from '../../domain/contact.ts';
import type { EditedForm } from '../../domain/editedForm.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { PersonaCandidate } from '../../domain/personaCandidates.ts';
import type { PersonaForm } from '../../domain/personaRules.ts';
import type { AddContactsDialogProps } from './AddContactsDialog.tsx';
import type { NewAudienceDraft } from './CreateAudienceDialog.tsx';
import type { OpenAudience } from './openAudience.ts';
import { onDemand } from '../../ui/onDemand.ts';

const AddContactsDialog = onDemand(() => import('./AddContactsDialog.tsx').then((module) => module.AddContactsDialog));
const CandidatesDialog = onDemand(() => import('./CandidatesDialog.tsx').then((module) => module.CandidatesDialog));
const CreateAudienceDialog = onDemand(() =>
  import('./CreateAudienceDialog.tsx').then((module) => module.CreateAudienceDialog),
);
const DeleteAudienceDialog = onDemand(() =>
  import('./DeleteAudienceDialog.tsx').then((module) => module.DeleteAudienceDialog),
);
const DeletePersonaDialog = onDemand(() =>
  import('./DeletePersonaDialog.tsx').then((module) => module.DeletePersonaDialog),
);
const PersonaDialog = onDemand(() => import('./PersonaDialog.tsx').then((module) => module.PersonaDialog));
const PersonaFormDialog = onDemand(() => import('./PersonaFormDialog.tsx').then((module) => module.PersonaFormDialog));

/** What lies over the screen. Those of a persona are for the one that the address names. */
export type AudienceDialog =
  | 'create'
  | 'contacts'
  | 'candidates'
  | 'persona-new'
  | 'persona-edit'
  | 'persona-delete'
  | 'delete';

export interface AudienceDialogsProps extends Pick<AddContactsDialogProps, 'readTable' | 'explain'> {
  /** The open audience, or null. */
  open: OpenAudience | null;
  /** The dialog that lies over the screen, or null. */
  dialog: AudienceDialog | null;
  /** Another dialog was asked for, or none. */
  onDialogChange: (dialog: AudienceDialog | null) => void;
  /** The persona whose dialog is open, or null; a removed one, too, for the form that is open over it. */
  persona: Persona | null;
  /** A persona's dialog is to open, or to close. */
  onPersonaChange: (personaId: string | null) => void;
  /** Candidates that the workspace's quotes suggest for the open audience, without those turned down. */
  candidates: readonly PersonaCandidate[];
  /** Address of a study, or null when it was removed. */
  studyHref: (researchId: string) => string | null;
  onCreateAudience: (form: NewAudienceForm) => Promise<Outcome>;
  onDeleteAudience: (audience: Audience) => Promise<Outcome>;
  onAddContacts: (audience: Audience, type: ContactType, contacts: readonly Contact[]) => Promise<Outcome>;
  onRequestRecruiting: (audience: Audience, description: string) => Promise<Outcome>;
  onCreatePersona: (audience: Audience, form: PersonaForm) => Promise<Outcome>;
  onEditPersona: (persona: Persona, form: PersonaForm) => Promise<Outcome>;
  onDuplicatePersona: (persona: Persona) => Promise<Outcome>;
  onDeletePersona: (persona: Persona) => Promise<Outcome>;
  onRejectCandidate: (audience: Audience, candidate: PersonaCandidate) => Promise<Outcome>;
  onRestoreCandidate: (audience: Audience, candidate: PersonaCandidate) => Promise<Outcome>;
}

/** Forgets a draft once what it says is stored. */
async function untilStored(stored: Promise<Outcome>, forget: () => void): Promise<Outcome> {
  const outcome = await stored;
  if (outcome.ok) forget();
  return outcome;
}

/** The forms and dialogs of the screen Аудитории. What is typed into one outlives its closing by mistake. */
export function AudienceDialogs(props: AudienceDialogsProps) {
  const { open, dialog, onDialogChange, persona, onPersonaChange } = props;
  const [newAudience, setNewAudience] = useState<NewAudienceDraft>();
  const [personas, setPersonas] = useState<Readonly<Record<string, EditedForm<PersonaForm> | undefined>>>({});
  const [added, setAdded] = useState<string | null>(null);
  const audience = open?.audience;
  const close = () => onDialogChange(null);
  // Its drafts live in the dialog, so it stays once it was opened.
  if (dialog === 'contacts' && audience && added !== audience.id) setAdded(audience.id);

  const personaKey = dialog === 'persona-edit' ? (persona?.id ?? '') : `new ${audience?.id}`;
  const keepPersona = (draft: EditedForm<PersonaForm> | undefined) => setPersonas({ ...personas, [personaKey]: draft });
  return (
    <>
      {dialog === 'create' ? (
        <CreateAudienceDialog
          draft={newAudience}
          onDraftChange={setNewAudience}
          onCreate={(form) => untilStored(props.onCreateAudience(form), () => setNewAudience(undefined))}
          onClose={close}
        />
      ) : null}
      {audience && open && added === audience.id ? (
        <AddContactsDialog
          key={audience.id}
          open={dialog === 'contacts'}
          onOpenChange={(wanted) => onDialogChange(wanted ? 'contacts' : null)}
          audienceName={audience.name}
          known={open.known}
          readTable={props.readTable}
          explain={props.explain}
          onAddContacts={(type, contacts) => props.onAddContacts(audience, type, contacts)}
          onRequestRecruiting={(description) => props.onRequestRecruiting(audience, description)}
        />
      ) : null}
      {audience && dialog === 'candidates' ? (
        <CandidatesDialog
          audienceName={audience.name}
          candidates={props.candidates}
          studyHref={props.studyHref}
          onAccept={(candidate) => props.onCreatePersona(audience, candidate.form)}
          onReject={(candidate) => props.onRejectCandidate(audience, candidate)}
          onRestore={(candidate) => props.onRestoreCandidate(audience, candidate)}
          onClose={close}
        />
      ) : null}
      {audience && open && dialog === 'delete' ? (
        <DeleteAudienceDialog
          audience={audience}
          personas={open.personas}
          contacts={open.known.size}
          requests={open.requests.length}
          onConfirm={props.onDeleteAudience}
          onClose={close}
        />
      ) : null}
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
      {audience && (dialog === 'persona-new' || (dialog === 'persona-edit' && persona)) ? (
        <PersonaFormDialog
          key={personaKey}
          persona={dialog === 'persona-edit' ? persona : null}
          audienceName={audience.name}
          draft={personas[personaKey]}
          onDraftChange={keepPersona}
          onSubmit={(form) =>
            untilStored(
              dialog === 'persona-edit' && persona
                ? props.onEditPersona(persona, form)
                : props.onCreatePersona(audience, form),
              () => keepPersona(undefined),
            )
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}
