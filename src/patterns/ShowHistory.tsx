import { History } from 'lucide-react';
import { createContext, use } from 'react';

import type { Kind } from '../domain/records.ts';
import { LinkButton } from '../ui/LinkButton.tsx';

export interface ShowHistoryProps {
  /** Kind of the record. */
  kind: Kind;
  /** Its id. */
  id: string;
  /** Its name, for screen reader users, who hear the link without its surroundings. */
  of: string;
  /** `quiet` beside other signs, `secondary` with the edge of the buttons beside it. Default `quiet`. */
  variant?: 'quiet' | 'secondary';
  /** Height, as of a Button beside it: `sm` 32 px, `md` 40 px; both 44 px on a phone. Default `sm`. */
  size?: 'sm' | 'md';
}

/** Makes the address of a record's history. */
export type HistoryHref = (kind: Kind, id: string) => string;

/** Makes the address of a record's history; null where no history is kept: in a company of this browser alone. Set by the app. */
const Context = createContext<HistoryHref | null>(null);

/** «История изменений» of a record: in a shared company, the way to who changed what; nothing is drawn elsewhere. */
export function ShowHistory({ kind, id, of, variant = 'quiet', size = 'sm' }: ShowHistoryProps) {
  const hrefOf = use(Context);
  if (!hrefOf) return null;
  return (
    <LinkButton
      href={hrefOf(kind, id)}
      aria-label={`История изменений: ${of}`}
      tooltip="История изменений"
      variant={variant}
      size={size}
      icon={<History />}
    />
  );
}

// On the component itself: alone it would be a script of its own for the first load of every screen.
ShowHistory.Context = Context;
