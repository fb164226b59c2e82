import { LinksHost } from './LinksHost.tsx';
import { TalkHost } from './talk/TalkHost.tsx';

/** What the address may open over any screen, or beside it: «Связи», talk. */
export function OverAll() {
  return (
    <>
      <LinksHost />
      <TalkHost />
    </>
  );
}
