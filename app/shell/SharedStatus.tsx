import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';

import { AlsoHere } from '#src/patterns/AlsoHere.tsx';
import { ShowHistory } from '#src/patterns/ShowHistory.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import { PersonActsHost } from './person/PersonActsHost.tsx';
import { TellProducts } from './products/TellProducts.tsx';
import { CommentsStates } from './comments/CommentsStates.tsx';
import { historyHref } from '../routing/hrefs.ts';
import { useSync } from '../shared/team/useSync.ts';
import { useLateCode } from '../shared/evidence/useLateCode.ts';
import { useStore } from '#store/StoreContext.ts';

const TeamStatus = onDemand(() => import('./team/TeamStatus.tsx').then((module) => module.TeamStatus));

// Who else is here is nothing to fail for: where its code does not come, it is not said.
const fetchHere = () => import('./team/RecordHereHost.tsx');

/** Status of a shared company; for a company of this browser alone there is nothing to show, and nothing is loaded. */
export function SharedStatus() {
  const sync = useSync();
  return sync.mode === 'team' ? <TeamStatus sync={sync} /> : null;
}

/** The screen, which knows whether its company is shared: then its data are not in this browser alone. */
export function SharedOutlet() {
  const sync = useSync();
  const isShared = sync.mode === 'team';
  // During its upload no other members can be there.
  const hasOthers = isShared && !sync.isUploading;
  const here = useLateCode(hasOthers ? fetchHere : null);
  const { companyId } = useStore();
  useEffect(() => {
    if (!isShared) return;
    const visit = import('./history/lastVisit.ts').then(({ noteVisit }) => noteVisit(companyId));
    // Without it «с прошлого захода» is not offered; nothing else rests on it.
    return () => void visit.then((stop) => stop()).catch(() => undefined);
  }, [isShared, companyId]);
  return (
    <SharedCompany value={sync.mode === 'unknown' ? null : isShared}>
      <AlsoHere.Context value={(hasOthers && here?.RecordHereHost) || null}>
        <ShowHistory.Context value={isShared ? historyHref : null}>
          <CommentsStates>
            <PersonActsHost>
              <TellProducts>
                <Outlet />
              </TellProducts>
            </PersonActsHost>
          </CommentsStates>
        </ShowHistory.Context>
      </AlsoHere.Context>
    </SharedCompany>
  );
}
