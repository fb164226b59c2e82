import { LinksDialog } from '#src/features/links/LinksDialog.tsx';

import { placeHref, useChain } from './data.ts';
import { useRetryFailed } from '#store/queries.ts';

interface LinksOverlayProps {
  /** Key of the record, as the address has it. */
  at: string;
  onClose: () => void;
}

/** «Связи» over whatever screen is shown: reads, passes props, wires callbacks. */
export function LinksOverlay({ at, onClose }: LinksOverlayProps) {
  return <LinksDialog chain={useChain(at)} hrefOf={placeHref} onRetry={useRetryFailed()} onClose={onClose} />;
}
