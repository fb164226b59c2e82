import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Report } from '#src/domain/research/report/reportShape.ts';

import { useKnown } from '../../../shared/out/known.ts';
import { storeMessageText } from '#store/messages.ts';

/** Detector of personal data: loaded with the first report that hides them. */
export const maskEngine = () => import('#src/domain/evidence/personal/maskedReport.ts');

/** A report as it goes out: without personal data where they are hidden. Until they are, it is loading: nothing slips out. */
export function useGoingOut(report: Loadable<Report | null>): Loadable<Report | null> {
  const made = report.state === 'ready' ? report.value : null;
  const wanted = made?.hidesPersonal ?? false;
  const known = useKnown(wanted);
  const { data: code, error } = useQuery({ queryKey: ['personalEngine'], queryFn: maskEngine, enabled: wanted });
  return useMemo(() => {
    if (!made || !wanted) return report;
    if (error) return failed(storeMessageText(error));
    if (known.state !== 'ready') return known;
    return code ? ready(code.maskReport(made, known.value)) : LOADING;
  }, [report, made, wanted, code, error, known]);
}
