import { useCallback, useMemo, useState } from 'react';

import { ReportView, type ReportViewProps } from '#src/features/research/report/ReportView.tsx';
import { living } from '#src/domain/core/record.ts';
import { hidesPersonalData, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import type { Passage } from '#src/domain/research/research.ts';

import { reportHead } from './reportHead.ts';
import type { ResearchView } from '../url.ts';
import { fileReport, useReportActs } from './useReportActs.ts';
import { useSummaryModel } from './useSummaryModel.ts';
import { useReport } from './useReport.ts';
import { useShowOutside } from '../../../shared/out/useShowOutside.tsx';
import { usePeople } from '../../../shared/people.ts';
import { useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** Parts of the address that a report needs, and its exits. */
export interface ReportRouteProps {
  /** The studies it is about. */
  studyIds: readonly string[];
  /** The address is to say something else. */
  onView: (change: Partial<ResearchView>) => void;
}

/** The report of Исследования: its data and its actions, which come with it and not with the list. */
export function ReportRoute({ studyIds, onView }: ReportRouteProps) {
  const store = useStore();
  const joined = studyIds.join(',');
  // The same array while it names the same studies.
  const ids = useMemo(() => joined.split(','), [joined]);
  const { report, missing, goingOut } = useReport(ids);
  const people = usePeople();
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const settings = useRecord('researchSettings', RESEARCH_SETTINGS_ID).data;
  const [now] = useState(() => new Date());
  const onOpenPassage = useCallback(
    ({ materialId, start, end }: Passage) => onView({ material: materialId, place: { start, end } }),
    [onView],
  );
  const acts = useReportActs(ids, onOpenPassage);
  const onFile: ReportViewProps['onFile'] = async (format, signal) => {
    if (report.state === 'ready' && report.value) await fileReport(store, report.value, company, format, signal);
  };
  const { show, dialog } = useShowOutside();
  const made = report.state === 'ready' ? report.value : null;
  return (
    <>
      <ReportView
        report={report}
        head={reportHead(company, now)}
        missing={missing}
        companyHidesNames={people.state === 'ready' && people.value.hidesNames}
        companyHidesPersonal={hidesPersonalData(living(settings))}
        {...acts}
        model={useSummaryModel(made, acts.acts.onType)}
        onFile={onFile}
        onShow={
          show && made && goingOut
            ? () =>
                show({
                  kind: 'report',
                  recordId: joined,
                  title: made.title.text,
                  make: async (hides) => {
                    const whole = await goingOut(hides);
                    const { outsideReport } = await import('./reportActions.ts');
                    return { document: await outsideReport(whole, company), hides: whole.hidesPersonal };
                  },
                })
            : undefined
        }
        onOpenStudy={() => onView({ report: [], open: ids[0] ?? null })}
        onClose={() => onView({ report: [] })}
        onRetry={useRetryFailed()}
      />
      {dialog}
    </>
  );
}
