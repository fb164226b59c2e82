import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { isAloneAmong } from '#src/domain/account/companyPeople.ts';
import { mayGiveAccess } from '#src/domain/sync/rights.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import { TeamPanel } from '#src/features/team/TeamPanel.tsx';

import { COMPANY_HISTORY_HREF, JOURNAL_HREF } from '../../routing/hrefs.ts';
import { AccessHost } from '../../shared/team/AccessHost.tsx';
import { LeaveHost } from '../../shared/team/LeaveHost.tsx';
import { LOGIN_PATH } from '../../shared/team/server.ts';
import { useAll, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { createApi } from '#store/team/api.ts';
import { refusedFiles } from '#store/team/unsent/refusedFiles.ts';
import { Differences } from './Differences.tsx';
import { saveUnsent } from './saveUnsent.ts';
import { standingOf } from './standingOf.ts';
import type { TeamStatusProps } from './TeamStatus.tsx';
import { usePeopleHere } from './usePeopleHere.ts';
import { useUnsentFiles } from './useUnsentFiles.ts';

export interface ShellTeamDialogsProps extends TeamStatusProps {
  /** Called when nothing of it is open any more. */
  onClose: () => void;
}

const EraseWordsHost = onDemand(() =>
  import('../../sections/comments/EraseWordsHost.tsx').then((module) => module.EraseWordsHost),
);

const api = createApi((...given) => fetch(...given));

/** The panel of the team, and «Несовпадения» that it leads to. */
export function TeamDialogs({ sync, onClose }: ShellTeamDialogsProps) {
  const store = useStore();
  const navigate = useNavigate();
  const name = useRecord('company', store.companyId).data?.name ?? '';
  const members = useAll('member').data?.items.filter(({ companyId }) => companyId === store.companyId);
  const owner = members?.find(({ role }) => role === 'Owner');
  const people = usePeopleHere();
  const isListedAlone = isAloneAmong(members);
  const { data: hasNoComers = null } = useQuery({
    queryKey: ['alone', store.companyId],
    queryFn: async () => {
      const links = await api.links(store.companyId);
      return links.ok ? links.value.every(({ people: came }) => came === 0) : null;
    },
    enabled: sync.role === 'Owner' && sync.connection === 'online' && people?.length === 0 && isListedAlone === true,
    gcTime: 0,
  });
  // Only the owner can be alone: every other member joined someone.
  const isJoined = (sync.role !== undefined && sync.role !== 'Owner') || (people ?? []).length > 0;
  const isAlone = isJoined ? false : isListedAlone === true ? hasNoComers : isListedAlone;
  const isOut = sync.connection === 'noAccess';
  const lostFiles = useUnsentFiles(store.companyId, isOut) ?? 0;
  const lost = sync.unsent + sync.refused.length + lostFiles;
  const { tooLarge = 0, unreadable = 0 } = sync.files ?? {};
  const refused = useQuery({
    queryKey: ['refusedFiles', store.companyId, tooLarge, unreadable],
    queryFn: () => refusedFiles({ companyId: store.companyId }),
    enabled: tooLarge + unreadable > 0,
    gcTime: 0,
  }).data;
  const [shown, setShown] = useState<'panel' | 'differences' | 'access' | 'leave' | 'words'>('panel');
  if (shown === 'differences') return <Differences refused={sync.refused} onClose={onClose} />;
  if (shown === 'access') return <AccessHost companyId={store.companyId} onClose={onClose} />;
  if (shown === 'words') return <EraseWordsHost onClose={onClose} />;
  if (shown === 'leave')
    return (
      <LeaveHost
        companyId={store.companyId}
        companyName={name}
        unsent={sync.unsent + sync.refused.length}
        files={lostFiles}
        takeOwn={isOut ? () => saveUnsent(store, name) : null}
        onClose={onClose}
      />
    );
  return (
    <TeamPanel
      standing={
        lostFiles > 0
          ? { ...standingOf(sync), files: { left: lostFiles, tooLarge: 0, unreadable: 0 } }
          : standingOf(sync)
      }
      people={people}
      refusedFiles={tooLarge + unreadable > 0 ? refused : undefined}
      asViewer={sync.role === 'Viewer' ? { ownerName: owner?.name ?? '' } : null}
      isAlone={isAlone}
      onDifferences={() => setShown('differences')}
      onAccess={mayGiveAccess(sync.role) ? () => setShown('access') : null}
      onLeave={sync.isUploading ? null : () => setShown('leave')}
      onSignIn={() => {
        onClose();
        void navigate(LOGIN_PATH);
      }}
      onSaveUnsent={lost > 0 ? () => void saveUnsent(store, name) : null}
      newsHref={COMPANY_HISTORY_HREF}
      journalHref={sync.role === 'Owner' ? JOURNAL_HREF : null}
      onEraseWords={sync.memberId === undefined || sync.isUploading ? null : () => setShown('words')}
      onReload={() => window.location.reload()}
      onClose={onClose}
    />
  );
}
