import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { dateOf } from '#src/domain/core/format.ts';
import { PrintHead } from '#src/features/shell/PrintHead.tsx';

import { ROUTE_LABELS } from '../routing/paths.ts';
import { sectionAt } from '../routing/screenCode.ts';

const readToday = () => dateOf(new Date());

function beforePrint(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}

export interface PrintedHeadProps {
  /** Name of the open company. */
  readonly company: string;
}

/**
 * Head of a printed page, with company, screen and date: the date is read anew as printing begins, because a page may stay open
 * over midnight.
 */
export function PrintedHead({ company }: PrintedHeadProps) {
  const { pathname } = useLocation();
  const today = useSyncExternalStore(beforePrint, readToday);
  const name = sectionAt(pathname);
  return <PrintHead company={company} screen={name ? ROUTE_LABELS[name] : ''} today={today} />;
}
