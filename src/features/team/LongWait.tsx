import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { fontSizes } from '../../theme/tokens.ts';

export interface LongWaitProps {
  /** The awaited result, and why it takes so long. */
  children: string;
  /** How long the wait goes unexplained, ms. Default 3000: most answers are there before it could be read. */
  after?: number | undefined;
}

const Root = styled.output`
  display: block;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};

  &:empty {
    display: none;
  }
`;

/** Fills the place of an awaited answer, and says what takes so long once it does. */
export function LongWait({ children, after = 3000 }: LongWaitProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return <Root>{isLong ? children : ''}</Root>;
}
