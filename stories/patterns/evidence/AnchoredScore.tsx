import { useRef } from 'react';

import { ScorePopup, type ScorePopupProps } from '#src/patterns/evidence/ScorePopup.tsx';
import { Button } from '#src/ui/Button.tsx';

/** The explanation under a button that it belongs to. */
export function AnchoredScore(props: ScorePopupProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor}>Оценка</Button>
      <ScorePopup {...props} anchor={anchor} />
    </>
  );
}
