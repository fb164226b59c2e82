import { styled } from 'styled-components';

import { counted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Report } from '../../../domain/research/report/reportShape.ts';
import type { Wording } from '../../../domain/research/report/reportRecord.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../../theme/tokens.ts';
import { onDemand } from '../../../ui/onDemand.ts';
import type { ReportActs } from './reportActs.ts';
import { ReportSectionView } from './ReportSectionView.tsx';
import type { SummaryModel } from './ReportSummary.tsx';
import { ReportWords } from './ReportWords.tsx';

const ReportSummary = onDemand(() => import('./ReportSummary.tsx').then((module) => module.ReportSummary));

/** A model that can word the summary, and what becomes of that. */
export interface ReportModel extends SummaryModel {
  /** Called to put its text, as the person corrected it, into this place. */
  readonly onTake: (lead: Wording, text: string) => Promise<Outcome>;
  /** It is not wanted. */
  readonly onRefuse: () => void;
}

export interface ReportSheetProps {
  /** The report. */
  report: Report;
  /** Company and day, shown under the title. */
  head: string;
  /** How many of the studies that it was asked for are not there any more. */
  missing: number;
  /** Actions on the report. */
  acts: ReportActs;
  /** A model that can word «Коротко о главном». Default: there is none. */
  model?: ReportModel | null;
  /** Leads to the studies, where what is missing is made. */
  onOpenStudy: () => void;
}

/** The sheet: the reading column with margins wide enough for what is pressed. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  max-width: calc(${widths.reading} + ${spaces[8]}px * 2);
  margin: 0 auto;
  padding: ${spaces[8]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  ${media.mobile} {
    padding: ${spaces[5]}px ${spaces[4]}px ${spaces[8]}px;
    border: 0;
    border-radius: 0;
  }
  ${media.print} {
    display: block;
    padding: 0;
    border: 0;
  }
`;

const Facts = styled.div`
  padding-block-end: ${spaces[3]}px;
  border-block-end: 2px solid var(--color-accent);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
`;

const Missing = styled.p`
  padding: ${spaces[3]}px;
  border-radius: ${radii.small}px;
  background: var(--tone-soft);
  color: var(--tone-ink);
  font-size: ${fontSizes.sm};
`;

const GONE = ['исследования', 'исследований', 'исследований'] as const;

/** The report as a document: title, facts, the main things in short, and its sections, each text edited in its place. */
export function ReportSheet({ report, head, missing, acts, model = null, onOpenStudy }: ReportSheetProps) {
  return (
    <Sheet>
      {missing > 0 ? (
        <Missing data-tone="yellow">
          {counted(missing, GONE)} из этого отчёта больше нет: остальное на месте, набранное тоже.
        </Missing>
      ) : null}
      <ReportWords wording={report.title} label="Заголовок отчёта" look="title" acts={acts} />
      <Facts>
        {[head, ...report.studies].map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </Facts>
      <ReportWords wording={report.lead} label="Коротко о главном" look="text" hint="Добавить сводку" acts={acts} />
      {model ? (
        <ReportSummary
          model={model}
          isWritten={report.lead.text.trim() !== ''}
          onTake={(text) => model.onTake(report.lead, text)}
          onRefuse={model.onRefuse}
        />
      ) : null}
      {report.sections.map((section) => (
        <ReportSectionView key={section.key} section={section} acts={acts} onOpenStudy={onOpenStudy} />
      ))}
    </Sheet>
  );
}
