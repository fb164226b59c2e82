import { History } from 'lucide-react';
import { createContext, use } from 'react';
import { styled } from 'styled-components';

import type { Kind } from '../domain/records.ts';
import { media } from '../theme/media.ts';
import { radii } from '../theme/tokens.ts';
import { Link } from '../ui/Link.tsx';

export interface ShowHistoryProps {
  /** Kind of the record. */
  kind: Kind;
  /** Its id. */
  id: string;
  /** Its name, for whoever hears the link without what stands around it. */
  of: string;
}

/** Makes the address of a record's history. */
export type HistoryHref = (kind: Kind, id: string) => string;

/** Makes the address of a record's history; null where nobody keeps one: in a company of this browser alone. Set by the app. */
const Context = createContext<HistoryHref | null>(null);

const Root = styled(Link)`
  && {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    min-width: 32px;
    min-height: 32px;
    border-radius: ${radii.block}px;
    color: var(--color-ink-soft);
    text-decoration: none;
  }
  &&:hover {
    background: var(--color-sunken);
  }
  ${media.mobile} {
    &&& {
      min-width: 44px;
      min-height: 44px;
    }
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`;

/** «История изменений» of a record: in a shared company, the way to who changed what; nothing is drawn elsewhere. */
export function ShowHistory({ kind, id, of }: ShowHistoryProps) {
  const hrefOf = use(Context);
  if (!hrefOf) return null;
  return (
    <Root href={hrefOf(kind, id)} aria-label={`История изменений: ${of}`} data-tooltip="История изменений">
      <History aria-hidden size={18} />
    </Root>
  );
}

// On the component itself: alone it would be a script of its own for the first load of every screen.
ShowHistory.Context = Context;
