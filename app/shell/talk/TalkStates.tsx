import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { TalkButton, type TalkStateProps } from '#src/patterns/TalkButton.tsx';

interface TalkStatesProps {
  children: ReactNode;
}

/** Lets rows and records say how much is said of them; what counts it comes after the screen. */
export function TalkStates({ children }: TalkStatesProps) {
  const [State, setState] = useState<ComponentType<TalkStateProps> | null>(null);
  useEffect(() => {
    // Where its code does not come nothing is counted, and talk is opened all the same.
    void import('./TalkStateHost.tsx').then(
      ({ TalkStateHost }) => setState(() => TalkStateHost),
      () => undefined,
    );
  }, []);
  return <TalkButton.Context value={State ?? TalkButton.Silent}>{children}</TalkButton.Context>;
}
