import { onDemand } from '#src/ui/onDemand.ts';

import { TALK_URL } from '../../routing/talkUrl.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';

const TalkOverlay = onDemand(() => import('../../sections/talk/TalkOverlay.tsx').then((module) => module.TalkOverlay));

/** Talk about the record in the URL, beside any screen; nothing while it names none. */
export function TalkHost() {
  const [talk, setTalk] = useUrlState(TALK_URL);
  if (talk === null) return null;
  const key = JSON.stringify([talk.on, talk.part]);
  return (
    <CrashBoundary key={key}>
      <TalkOverlay key={key} open={talk} onClose={() => setTalk(() => null, 'push')} />
    </CrashBoundary>
  );
}
