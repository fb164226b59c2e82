import { List, Network } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import type { Chain } from '../../domain/links/chain.ts';
import type { LinkKind } from '../../domain/links/linkKinds.ts';
import type { LinkPlace } from '../../domain/links/linkNode.ts';
import { ViewSwitch } from '../../patterns/ViewSwitch.tsx';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { LinksGraph } from './LinksGraph.tsx';
import { LinksList } from './LinksList.tsx';

export interface LinksViewsProps {
  /** The chain of the record. */
  chain: Chain;
  /** Address of what a node shows. */
  hrefOf: (place: LinkPlace) => string;
}

type View = 'graph' | 'list';

const VIEWS = [
  { view: 'graph', label: 'Схема', icon: <Network /> },
  { view: 'list', label: 'Список', icon: <List /> },
] as const;

const Switch = styled.div`
  margin-block-end: ${spaces[4]}px;
  ${media.mobile} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

// A drawing of six columns has no room on a phone: there the list replaces it, whatever was chosen.
const OnDesktop = styled.div`
  ${media.mobile} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const ListPlace = styled.div`
  &[data-behind] {
    display: none;
    ${media.mobile} {
      display: block;
    }
    ${media.print} {
      display: block;
    }
  }
`;

/** A chain as a drawing and as a list, one at a time; on a phone the list alone. */
export function LinksViews({ chain, hrefOf }: LinksViewsProps) {
  const [view, setView] = useState<View>('graph');
  const [sought, setSought] = useState<LinkKind | null>(null);
  const show = (next: View, kind: LinkKind | null = null) => {
    setView(next);
    setSought(kind);
  };
  return (
    <>
      <Switch>
        <ViewSwitch size="sm" views={VIEWS} value={view} onValueChange={(next) => show(next)} />
      </Switch>
      {view === 'graph' ? (
        <OnDesktop>
          <LinksGraph chain={chain} hrefOf={hrefOf} onMore={(kind) => show('list', kind)} />
        </OnDesktop>
      ) : null}
      <ListPlace data-behind={view === 'graph' ? '' : undefined}>
        <LinksList chain={chain} hrefOf={hrefOf} soughtKind={sought} />
      </ListPlace>
    </>
  );
}
