import { useCallback, useMemo, useRef, useState } from 'react';

import { NAME_IS_ENOUGH } from '#src/domain/audiences/form/audienceForm.ts';
import type { Contact } from '#src/domain/audiences/contact.ts';
import type { EditedForm } from '#src/domain/core/editedForm.ts';
import type { InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import type { TypedAudience } from '#src/domain/audiences/form/typedAudience.ts';
import { WhomStep } from '#src/features/fieldwork/interview/WhomStep.tsx';
import { useDrafts } from '#src/patterns/form/useDrafts.ts';
import { useDialogHome } from '#src/patterns/useDialogHome.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import { interviewHref } from '../../../routing/hrefs.ts';
import { createAudience } from '../../../shared/asking/contacts/contactActions.ts';
import { storeContacts, storeRecruiting } from '../../../shared/asking/contacts/contactOutcomes.ts';
import { useContactImport } from '../../../shared/asking/contacts/useContactImport.ts';
import { useListedContacts } from '../../../shared/asking/contacts/useListedContacts.ts';
import { attempt } from '../../../shared/outcomes.ts';
import { showSuccess } from '../../../shared/toast.ts';
import { toLoadable, useSummaries } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const AudienceFormDialog = onDemand(() =>
  import('#src/features/audiences/AudienceFormDialog.tsx').then((module) => module.AudienceFormDialog),
);
const AddContactsDialog = onDemand(() =>
  import('#src/features/audiences/AddContactsDialog.tsx').then((module) => module.AddContactsDialog),
);

export interface WhomPartProps {
  readonly plan: InterviewPlan;
  readonly onType: (typed: Partial<InterviewPlan>) => void;
  readonly takesFocus: boolean;
}

/** «Кого спросить»: reads audiences and contacts, and lays the dialogs over it with which both are made. */
export function WhomPart({ plan, onType, takesFocus }: WhomPartProps) {
  const store = useStore();
  const { data, error } = useSummaries('audience');
  const audiences = useMemo(() => toLoadable({ data: data?.items, error }), [data, error]);
  const audience = data?.items.find(({ id }) => id === plan.audienceId) ?? null;
  const { contacts, known } = useListedContacts(audience?.id ?? null);
  const { findElsewhere, ...reading } = useContactImport();
  const [dialog, setDialog] = useState<'create' | 'contacts' | null>(null);
  /** The audience whose contacts were asked for: what is typed for it stays while it is the chosen one. */
  const [filled, setFilled] = useState<string | null>(null);
  const made = useRef(false);
  const drafts = useDrafts<EditedForm<TypedAudience>>();
  if (dialog === 'contacts' && audience && filled !== audience.id) setFilled(audience.id);
  const audienceId = audience?.id ?? '';
  const findHere = useCallback(
    (found: readonly Contact[]) => findElsewhere({ id: audienceId }, found),
    [findElsewhere, audienceId],
  );
  useDialogHome(dialog, () => null);
  return (
    <>
      <WhomStep
        plan={plan}
        onType={onType}
        audiences={audiences}
        contacts={contacts.state === 'ready' ? contacts.value.length : null}
        onAdd={() => setDialog(audience ? 'contacts' : 'create')}
        onCreate={() => setDialog('create')}
        nextHref={interviewHref('ask')}
        takesFocus={takesFocus}
      />
      {dialog === 'create' ? (
        <AudienceFormDialog
          audience={null}
          isBrief
          draft={drafts.of('new')}
          onDraftChange={(draft) => drafts.keep('new', draft)}
          onSubmit={(form) =>
            attempt(async () => {
              onType({ audienceId: await createAudience(store, form, NAME_IS_ENOUGH) });
              made.current = true;
              showSuccess('Аудитория создана', form.name.trim());
            })
          }
          onClose={() => {
            // Whom to ask of it comes next.
            setDialog(made.current ? 'contacts' : null);
            made.current = false;
          }}
        />
      ) : null}
      {audience && filled === audience.id ? (
        <AddContactsDialog
          {...reading}
          key={audience.id}
          open={dialog === 'contacts'}
          onOpenChange={(open) => setDialog(open ? 'contacts' : null)}
          audienceName={audience.name}
          known={known}
          findElsewhere={findHere}
          onAddContacts={(_type, added, options) => storeContacts(store, audience, added, options)}
          onRequestRecruiting={(description) => storeRecruiting(store, audience, description)}
        />
      ) : null}
    </>
  );
}
