import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Participant } from '#src/domain/research/participant.ts';
import type { Report } from '#src/domain/research/report/report.ts';

import { storeMessageText } from '../../../workspace/messages.ts';

/** What finds personal data: fetched with the first report that hides them. */
export const maskEngine = () => import('#src/domain/evidence/personal/maskedReport.ts');

/** A report as it goes out: without personal data where they are hidden. Until they are, it is loading: nothing slips out. */
export function useGoingOut(
  report: Loadable<Report | null>,
  participants: readonly Participant[] | undefined,
): Loadable<Report | null> {
  const made = report.state === 'ready' ? report.value : null;
  const wanted = made?.hidesPersonal ?? false;
  const { data: code, error } = useQuery({ queryKey: ['personalEngine'], queryFn: maskEngine, enabled: wanted });
  return useMemo(() => {
    if (!made || !wanted) return report;
    if (error) return failed(storeMessageText(error));
    return code ? ready(code.maskReport(made, participants ?? [])) : LOADING;
  }, [report, made, wanted, code, error, participants]);
}
