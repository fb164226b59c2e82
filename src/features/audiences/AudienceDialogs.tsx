import { useMemo, useState } from 'react';

import type { Audience } from '../../domain/audiences/audience.ts';
import type { AudienceForm } from '../../domain/audiences/form/audienceForm.ts';
import type { Contact, ContactType } from '../../domain/audiences/contact.ts';
import type { GatheredContacts } from '../../domain/audiences/contactGathering.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { PersonaCandidate } from '../../domain/audiences/personaCandidates.ts';
import type { AddContactsDialogProps } from './AddContactsDialog.tsx';
import type { TypedAudience } from '../../domain/audiences/form/typedAudience.ts';
import type { LongOptions } from './contacts/useAddContacts.ts';
import type { ElsewhereCount } from './contacts/contactSentences.ts';
import type { OpenAudience } from './openAudience.ts';
import { PersonaDialogs, type PersonaDialogName, type PersonaDialogsProps } from './personas/PersonaDialogs.tsx';
import type { ProposedPersona } from '../../patterns/evidence/EvidenceSlots.ts';
import { useDrafts } from '../../patterns/form/useDrafts.ts';
import { onDemand } from '../../ui/onDemand.ts';

const AddContactsDialog = onDemand(() => import('./AddContactsDialog.tsx').then((module) => module.AddContactsDialog));
const CandidatesDialog = onDemand(() => import('./CandidatesDialog.tsx').then((module) => module.CandidatesDialog));
const AudienceFormDialog = onDemand(() =>
  import('./AudienceFormDialog.tsx').then((module) => module.AudienceFormDialog),
);
const DeleteAudienceDialog = onDemand(() =>
  import('./DeleteAudienceDialog.tsx').then((module) => module.DeleteAudienceDialog),
);

/** Dialog over the screen. Those of a persona are for the one that the address names. */
export type AudienceDialog = 'create' | 'edit' | 'contacts' | 'candidates' | PersonaDialogName | 'delete';

export interface AudienceDialogsProps
  extends
    Pick<AddContactsDialogProps, 'readTable' | 'explain' | 'columns' | 'findRefused'>,
    Omit<
      PersonaDialogsProps,
      'audience' | 'dialog' | 'onDialogChange' | 'proposed' | 'onProposedTaken' | 'onProposedClose'
    > {
  /** The open audience, or null. */
  open: OpenAudience | null;
  /** The dialog that lies over the screen, or null. */
  dialog: AudienceDialog | null;
  /** Another dialog was asked for, or none. */
  onDialogChange: (dialog: AudienceDialog | null) => void;
  /** Candidates that the workspace's quotes suggest for the open audience, without those turned down; null while quotes are read. */
  candidates: readonly PersonaCandidate[] | null;
  /** Address of a study, or null when it was removed. */
  studyHref: (researchId: string) => string | null;
  /** Stores a new audience. */
  onCreateAudience: (form: AudienceForm) => Promise<Outcome>;
  /** Stores the corrected audience. */
  onEditAudience: (audience: Audience, form: AudienceForm) => Promise<Outcome>;
  /** Takes the audience away, with its personas and contacts. */
  onDeleteAudience: (audience: Audience) => Promise<Outcome>;
  /** Adds contacts of one type to the audience. */
  onAddContacts: (
    audience: Audience,
    type: ContactType,
    contacts: GatheredContacts,
    options: LongOptions,
  ) => Promise<Outcome>;
  /** Finds the other audiences with some of these contacts. Default: no lookup. */
  findElsewhere?: (audience: Audience, contacts: readonly Contact[]) => Promise<readonly ElsewhereCount[]>;
  /** Stores a request to find respondents. */
  onRequestRecruiting: (audience: Audience, description: string) => Promise<Outcome>;
  /** Remembers that the candidate is no persona. */
  onRejectCandidate: (audience: Audience, candidate: PersonaCandidate) => Promise<Outcome>;
  /** Offers a rejected candidate again. */
  onRestoreCandidate: (audience: Audience, candidate: PersonaCandidate) => Promise<Outcome>;
}

/** The forms and dialogs of the screen Аудитории. What is typed into one outlives its closing by mistake. */
export function AudienceDialogs(props: AudienceDialogsProps) {
  const { open, dialog, onDialogChange } = props;
  const typed = useDrafts<EditedForm<TypedAudience>>();
  const [added, setAdded] = useState<string | null>(null);
  const audience = open?.audience;
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  // An audience that another tab deletes leaves what is typed for it; the store refuses to take it, and says why.
  const filling = dialog === 'contacts' ? (open ?? last) : open;
  const gone = last && { ...last.audience, deletedAt: last.audience.deletedAt ?? 'removed' };
  const edited = dialog === 'edit' ? (audience ?? gone) : null;
  const key = edited?.id ?? 'new';
  const fillingOne = filling?.audience;
  const { findElsewhere: find } = props;
  const findElsewhere = useMemo(
    () => fillingOne && find && ((contacts: readonly Contact[]) => find(fillingOne, contacts)),
    [fillingOne, find],
  );
  const [proposed, setProposed] = useState<ProposedPersona | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  if (proposed && dialog !== 'persona-new') setProposed(null);
  const close = () => onDialogChange(null);
  // Its drafts live in the dialog, so it stays once it was opened.
  if (dialog === 'contacts' && audience && added !== audience.id) setAdded(audience.id);

  return (
    <>
      {dialog === 'create' || edited ? (
        <AudienceFormDialog
          key={key}
          audience={edited}
          draft={typed.of(key)}
          onDraftChange={(draft) => typed.keep(key, draft)}
          onSubmit={(form) => (edited ? props.onEditAudience(edited, form) : props.onCreateAudience(form))}
          onClose={close}
        />
      ) : null}
      {filling && added === filling.audience.id ? (
        <AddContactsDialog
          key={filling.audience.id}
          open={dialog === 'contacts'}
          onOpenChange={(wanted) => onDialogChange(wanted ? 'contacts' : null)}
          audienceName={filling.audience.name}
          known={filling.known}
          readTable={props.readTable}
          explain={props.explain}
          columns={props.columns}
          findElsewhere={findElsewhere}
          findRefused={props.findRefused}
          onAddContacts={(type, contacts, options) => props.onAddContacts(filling.audience, type, contacts, options)}
          onRequestRecruiting={(description) => props.onRequestRecruiting(filling.audience, description)}
        />
      ) : null}
      {audience && open && dialog === 'candidates' ? (
        <CandidatesDialog
          audience={audience}
          personas={open.personas}
          taken={taken}
          candidates={props.candidates}
          studyHref={props.studyHref}
          onAccept={(candidate) => props.onCreatePersona(audience, candidate.form, candidate.people)}
          onReject={(candidate) => props.onRejectCandidate(audience, candidate)}
          onRestore={(candidate) => props.onRestoreCandidate(audience, candidate)}
          onOpenProposed={(persona) => {
            setProposed(persona);
            onDialogChange('persona-new');
          }}
          onClose={close}
        />
      ) : null}
      {audience && open && dialog === 'delete' ? (
        <DeleteAudienceDialog
          audience={audience}
          personas={open.personas}
          contacts={open.contacts.state === 'ready' ? open.contacts.value.length : null}
          requests={open.requests.length}
          onConfirm={props.onDeleteAudience}
          onClose={close}
        />
      ) : null}
      <PersonaDialogs
        {...props}
        audience={audience}
        proposed={proposed}
        onProposedTaken={({ key }) => setTaken((before) => new Set([...before, key]))}
        onProposedClose={() => onDialogChange('candidates')}
      />
    </>
  );
}
