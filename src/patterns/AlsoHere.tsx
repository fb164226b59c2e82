import { createContext, createElement, use, type ComponentType } from 'react';

import type { PlaceKind } from '../domain/sync/place.ts';

export interface AlsoHereProps {
  /** Kind of what is open: of a record, or a point of the journey. */
  kind: PlaceKind;
  /** Its id. */
  id: string;
  /** `edge`: in the padding above what it opens into; `gap`: in the room under a screen's heading; `corner`: at the end of a heading's last line; `dialog`: at the lower edge of a dialog's heading. */
  place: 'edge' | 'gap' | 'corner' | 'dialog';
}

/**
 * Draws who else has a record open. Null where no one can: in a company of this browser alone. Set by the app; while something is
 * drawn for a record, it is the one that this person has open.
 */
const Context = createContext<ComponentType<AlsoHereProps> | null>(null);

/** Says, in a shared company, who else has the record open. Takes no room, and draws nothing where no one can be. */
export function AlsoHere(props: AlsoHereProps) {
  const Here = use(Context);
  return Here ? createElement(Here, props) : null;
}

// On the component itself: alone it would be a script of its own for the first load of every screen.
AlsoHere.Context = Context;
