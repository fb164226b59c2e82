import { onDemand } from '#src/ui/onDemand.ts';

import { COMMENTS_URL } from '../../routing/commentsUrl.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';

const CommentsOverlay = onDemand(() =>
  import('../../sections/comments/CommentsOverlay.tsx').then((module) => module.CommentsOverlay),
);

/** Talk about the record in the URL, beside any screen; nothing while it names none. */
export function CommentsHost() {
  const [talk, setTalk] = useUrlState(COMMENTS_URL);
  if (talk === null) return null;
  const key = JSON.stringify([talk.on, talk.part]);
  return (
    <CrashBoundary key={key}>
      <CommentsOverlay key={key} open={talk} onClose={() => setTalk(() => null, 'push')} />
    </CrashBoundary>
  );
}
