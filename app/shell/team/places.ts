import type { PlaceName } from '#src/domain/sync/place.ts';
import type { PresencePlace } from '#src/domain/sync/presence.ts';

/** How long a user still counts as typing after a pause, ms: between two thoughts they do. */
const STILL_TYPING = 3000;

/** Fields that look for something: what is typed there is typed into no record. */
const LOOKING = '[type="search"], [role="combobox"], [role="searchbox"], [role="search"] *';
const WRITING = 'textarea, [contenteditable], input:not([type]), input:is([type="text"], [type="url"], [type="email"])';

/** Where this tab is, as its screens draw it. */
export interface OpenPlaces {
  /** A record is open from now on. Returns the way to leave it; what was open before is open again then. */
  enter(record: PlaceName): () => void;
}

/**
 * Tells where the tab is: the record that was opened last and is still open, unless the page is hidden, and whether words go into
 * a field while it is.
 */
export function createPlaces(say: (place: PresencePlace) => void): OpenPlaces {
  const open: PlaceName[] = [];
  let typingUntil: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    const record = document.visibilityState === 'visible' ? (open.at(-1) ?? null) : null;
    say({ record, isTyping: record !== null && typingUntil !== undefined });
  };
  const stopTyping = (): void => {
    clearTimeout(typingUntil);
    typingUntil = undefined;
  };
  const type = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches(WRITING) || target.matches(LOOKING)) return;
    const isNew = typingUntil === undefined;
    stopTyping();
    typingUntil = setTimeout(() => {
      stopTyping();
      tell();
    }, STILL_TYPING);
    if (isNew) tell();
  };
  return {
    enter(record) {
      if (open.length === 0) {
        document.addEventListener('input', type);
        document.addEventListener('visibilitychange', tell);
      }
      open.push(record);
      stopTyping();
      tell();
      return () => {
        open.splice(open.lastIndexOf(record), 1);
        if (open.length === 0) {
          document.removeEventListener('input', type);
          document.removeEventListener('visibilitychange', tell);
        }
        stopTyping();
        tell();
      };
    },
  };
}
