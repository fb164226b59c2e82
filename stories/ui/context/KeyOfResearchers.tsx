import { useEffect, useEffectEvent } from 'react';

import { useTellMissingRole } from '#src/ui/context/rights.ts';

/** Something that F2 does, for researchers. */
export function KeyOfResearchers({ onAct }: { onAct: () => void }) {
  const barred = useTellMissingRole('Researcher');
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'F2' && !barred()) onAct();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return <p>F2 — взять в работу</p>;
}
