import { onDemand } from '#src/ui/onDemand.ts';

import { COMMENTS_URL } from '../../routing/commentsUrl.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';

const CommentsOverlay = onDemand(() =>
  import('../../sections/comments/CommentsOverlay.tsx').then((module) => module.CommentsOverlay),
);

/** Comments on the record in the URL, beside any screen; nothing while it names none. */
export function CommentsHost() {
  const [open, setOpen] = useUrlState(COMMENTS_URL);
  if (open === null) return null;
  const key = JSON.stringify([open.on, open.part]);
  return (
    <CrashBoundary key={key}>
      <CommentsOverlay key={key} open={open} onClose={() => setOpen(() => null, 'push')} />
    </CrashBoundary>
  );
}
