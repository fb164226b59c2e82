import { onDemand } from '#src/ui/onDemand.ts';

import { CrashBoundary } from './CrashBoundary.tsx';
import { LINKS_URL } from '../routing/linksUrl.ts';
import { useUrlState } from '../routing/useUrlState.ts';

const LinksOverlay = onDemand(() => import('../sections/links/LinksOverlay.tsx').then((module) => module.LinksOverlay));

/** The links of the record that the URL names, over any screen; nothing while it names none. */
export function LinksHost() {
  const [links, setLinks] = useUrlState(LINKS_URL);
  if (links === null) return null;
  return (
    <CrashBoundary key={links}>
      <LinksOverlay at={links} onClose={() => setLinks(() => null, 'push')} />
    </CrashBoundary>
  );
}
