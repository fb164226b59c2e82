import { useCallback, useMemo, useState } from 'react';

import type { AskTask } from '#src/domain/model/reading.ts';
import type { Report } from '#src/domain/research/report/reportShape.ts';
import type { ReportActs } from '#src/features/research/report/reportActs.ts';
import type { ReportModel } from '#src/features/research/report/ReportSheet.tsx';
import { NOT_ASKED, type FieldWork } from '#src/patterns/evidence/fieldWork.ts';

import { readPeople } from '../../../shared/people.ts';
import { useFieldModel } from '../../../shared/team/useFieldModel.ts';
import { useConnectedModel } from '../../../shared/team/useModelState.ts';
import { useStore } from '#store/StoreContext.ts';

/** Whether there is a finding in a report that could be worded. */
const hasFindings = ({ sections }: Report): boolean =>
  sections.some(({ section, isIn, parts }) => section === 'findings' && isIn && parts.some((part) => part.isIn));

const NOTHING = 'Модель складывает «Коротко о главном» из находок отчёта, а их пока нет.';

/** The company's model for «Коротко о главном» of a report; null where there is none. */
export function useSummaryModel(report: Report | null, onType: ReportActs['onType']): ReportModel | null {
  const store = useStore();
  const model = useConnectedModel();
  const [work, onWork] = useState<FieldWork<'lead'>>(NOT_ASKED);
  const draft = useCallback(
    async (ask: AskTask) => {
      const [{ wordSummary }, { known }] = await Promise.all([
        import('#src/domain/model/wordingReport.ts'),
        readPeople(store),
      ]);
      return wordSummary(report ?? { sections: [] }, known, ask);
    },
    [store, report],
  );
  const { onAsk, onStop } = useFieldModel({ about: report?.id ?? '', work, onWork, draft });
  const { name, why: absence } = model ?? { name: null, why: '' };
  return useMemo(() => {
    if (name === null || !report) return null;
    const put = () => {
      if (work.state === 'done') onWork({ ...work, fields: {} });
    };
    return {
      name,
      why: hasFindings(report) ? absence : NOTHING,
      work,
      onAsk,
      onStop,
      onRefuse: put,
      onTake: async (lead, text) => {
        const outcome = await onType(lead, text, lead.text, work.state === 'done' ? work.madeBy : undefined);
        if (outcome.ok) put();
        return outcome;
      },
    };
  }, [name, absence, report, work, onAsk, onStop, onType]);
}
