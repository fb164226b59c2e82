import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import type { Script } from '../../../domain/fieldwork/script.ts';
import { widths } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Beside } from './ScenarioScreen.styles.ts';

// The engine of conversations comes with the first one that is played.
const TrialRun = onDemand(() => import('../conversation/TrialRun.tsx').then((module) => module.TrialRun));

export interface TrialFrameProps {
  /** Script to play. */
  script: Script;
  /** Whether it is beside the form; else it lies over it. */
  isBeside: boolean;
  /** Whether it takes the focus as it appears: a user asked for it. */
  takesFocus: boolean;
  /** It is to be closed. */
  onClose: () => void;
}

const TITLE = 'Проверить на себе';
/** Where a scenario is played: beside its form where there is room for both, over it on a narrow screen. */
export function TrialFrame({ script, isBeside, takesFocus, onClose }: TrialFrameProps) {
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const run = <TrialRun script={script} fallback={<Skeleton height={240} />} />;
  if (!isBeside) {
    const side = window.matchMedia('(min-width: 768px)').matches ? 'right' : 'bottom';
    return (
      <Sheet open side={side} width={widths.talk} title={TITLE} onOpenChange={(open) => (open ? undefined : onClose())}>
        {run}
      </Sheet>
    );
  }
  return (
    <Beside ref={root} tabIndex={-1} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{TITLE}</h2>
        <IconButton needs={null} label="Закрыть проверку" icon={<X />} onClick={onClose} />
      </header>
      {run}
    </Beside>
  );
}
