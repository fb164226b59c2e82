import { use } from 'react';

import type { AudienceSummary, Persona, RecruitingRequest } from '../../domain/audiences/audience.ts';
import type { ContactEntry } from '../../domain/audiences/contactList.ts';
import type { Counted } from '../../domain/audiences/figures.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { LinksHref } from '../../domain/links/linkKinds.ts';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { Unfolded } from '../../patterns/list/Unfolded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AudienceDetails } from './AudienceDetails.tsx';
import { AskedSlots } from './contacts/AskedSlots.ts';
import type { AudienceDialog } from './AudienceDialogs.tsx';
import { ContactsPanel, type ContactListing } from './ContactsPanel.tsx';
import type { OpenAudience } from './openAudience.ts';
import { RecruitingList } from './RecruitingList.tsx';

export interface UnfoldedAudienceProps {
  /** The unfolded audience with what belongs to it. */
  opened: Loadable<OpenAudience>;
  /** Counts of the audience. */
  figures: Counted<AudienceSummary>;
  /** Address of the dialog «Связи» of a record. */
  linksHref: LinksHref;
  /** A form or a question is to lie over the screen. */
  onAsk: (dialog: AudienceDialog) => void;
  /** Opens a persona; should be a stable function. */
  onOpenPersona: (persona: Pick<Persona, 'id'>) => void;
  /** Called to load the failed data again. */
  onRetry: () => void;
  /** How its contacts are looked through and worked on. */
  contactListing: ContactListing;
  /** Erases a contact; the way back is offered by the caller. */
  onDeleteContact: (entry: ContactEntry) => void;
  /** Erases all contacts of the unfolded audience for good. */
  onDeleteAllContacts: () => Promise<Outcome>;
  /** A request went on to another state. */
  onRecruitingStatusChange: (request: RecruitingRequest, status: RecruitingRequest['status']) => void;
  /** A request is to go. */
  onDeleteRecruiting: (request: RecruitingRequest) => void;
}

/** Unfolded row of an audience: the audience, its requests and its contacts. */
export function UnfoldedAudience(props: UnfoldedAudienceProps) {
  const asked = use(AskedSlots);
  const { opened, figures, linksHref, onAsk, onRetry } = props;
  return (
    <Unfolded of={opened} waiting={<Skeleton height={320} />} failedTitle="Аудитория не открылась" onRetry={onRetry}>
      {({ audience, personas, behind, requests, contacts }) => (
        <>
          <AlsoHere kind="audience" id={audience.id} place="edge" />
          <AudienceDetails
            audience={audience}
            figures={figures}
            personas={personas}
            behind={behind}
            linksHref={linksHref('audience', audience.id)}
            hasContacts={contacts.state !== 'ready' || contacts.value.length > 0}
            contacts={
              <Stack gap={5}>
                <RecruitingList
                  requests={requests}
                  onStatusChange={props.onRecruitingStatusChange}
                  onDelete={props.onDeleteRecruiting}
                  headingLevel={4}
                />
                {contacts.state === 'ready' ? asked.ofAudience(audience.id, contacts.value) : null}
                <ContactsPanel
                  contacts={contacts}
                  listing={props.contactListing}
                  audienceName={audience.name}
                  onAdd={() => onAsk('contacts')}
                  onDelete={props.onDeleteContact}
                  onDeleteAll={props.onDeleteAllContacts}
                  onRetry={onRetry}
                  headingLevel={4}
                />
              </Stack>
            }
            onAddContacts={() => onAsk('contacts')}
            onFindPersonas={() => onAsk('candidates')}
            onCreatePersona={() => onAsk('persona-new')}
            onOpenPersona={props.onOpenPersona}
            onEdit={() => onAsk('edit')}
            onDelete={() => onAsk('delete')}
          />
        </>
      )}
    </Unfolded>
  );
}
