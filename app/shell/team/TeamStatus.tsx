import { useState } from 'react';

import { InboxButton } from '#src/features/team/inbox/InboxButton.tsx';
import { SyncButton } from '#src/features/team/SyncButton.tsx';
import { ViewerSign } from '#src/features/team/ViewerSign.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import type { SyncState } from '#store/port.ts';
import { standingOf } from './standingOf.ts';
import { useInbox } from './useInbox.ts';

/** The panel and what it leads to: loaded when first opened. */
const TeamDialogs = onDemand(() => import('./TeamDialogs.tsx').then((module) => module.TeamDialogs));
const InboxDialogs = onDemand(() => import('./InboxDialogs.tsx').then((module) => module.InboxDialogs));

export interface TeamStatusProps {
  /** State of the shared company. */
  sync: Extract<SyncState, { mode: 'team' }>;
}

/** The bell and the cloud in the header of a shared company, with what is behind each. */
export function TeamStatus({ sync }: TeamStatusProps) {
  const [open, setOpen] = useState<'team' | 'inbox' | null>(null);
  const inbox = useInbox(sync);
  const close = (): void => setOpen(null);
  return (
    <>
      {sync.role === 'Viewer' ? <ViewerSign onOpen={() => setOpen('team')} /> : null}
      {/* There is no talk with others in a company that is being uploaded. */}
      {sync.isUploading ? null : (
        <InboxButton
          unread={inbox.data?.unread ?? 0}
          onOpen={() => {
            setOpen('inbox');
            void inbox.refetch();
          }}
        />
      )}
      <SyncButton standing={standingOf(sync)} onOpen={() => setOpen('team')} />
      {open === 'team' ? <TeamDialogs sync={sync} onClose={close} /> : null}
      {open === 'inbox' ? <InboxDialogs sync={sync} inbox={inbox} onClose={close} /> : null}
    </>
  );
}
