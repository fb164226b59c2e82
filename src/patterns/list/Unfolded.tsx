import type { ReactNode } from 'react';

import type { Loadable } from '../../domain/core/loadable.ts';
import { useOver } from '../../ui/context/rights.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

export interface UnfoldedProps<Value> {
  /** The record in full, pending or failed. */
  of: Loadable<Value>;
  /** Placeholder while it is read. */
  waiting: ReactNode;
  /** Heading when it could not be read: «Исследование не открылось». */
  failedTitle: string;
  /** It is to be read again. */
  onRetry: () => void;
  /** Draws it. */
  children: (value: Value) => ReactNode;
}

/** Content of an opened row, once it has been read. */
export function Unfolded<Value>({ of, waiting, failedTitle, onRetry, children }: UnfoldedProps<Value>) {
  const isOver = useOver() !== null;
  if (of.state === 'loading') return waiting;
  if (of.state === 'failed' && isOver) return <EmptyState title={failedTitle} headingLevel={3} />;
  if (of.state === 'failed') return <ErrorState title={failedTitle} message={of.message} onRetry={onRetry} />;
  return children(of.value);
}
