import { ArrowLeft, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Report } from '../../../domain/research/report/reportShape.ts';
import type { Wording } from '../../../domain/research/report/reportRecord.ts';
import { TERMS } from '../../../domain/terms.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';
import type { ReportActs } from './reportActs.ts';
import { ReportFiles, type ReportFilesProps } from './ReportFiles.tsx';
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

export interface ReportViewProps extends ReportFilesProps {
  /** The report; null when none of its studies is there any more. */
  report: Loadable<Report | null>;
  /** Company and day, shown under the title. */
  head: string;
  /** How many of the studies that it was asked for are not there any more. */
  missing: number;
  /** Whether the company hides names: code names are shown then, whatever the report says. */
  companyHidesNames: boolean;
  /** Actions on the report. */
  acts: ReportActs;
  /** Called to turn code names for real ones on or off. */
  onCodeNames: (wanted: boolean) => void;
  /** Whether the company hides personal data: then they are hidden here, whatever the report says. */
  companyHidesPersonal: boolean;
  /** Personal data in its texts are to be hidden, or shown. */
  onHidePersonal: (wanted: boolean) => void;
  /** A model that can word «Коротко о главном». Default: there is none. */
  model?: ReportModel | null;
  /** «Показать снаружи»; not given in a company of one browser. */
  onShow?: (() => void) | undefined;
  /** Leads to the studies, where what is missing is made. */
  onOpenStudy: () => void;
  /** The report is to close. */
  onClose: () => void;
  /** Loads again what failed. */
  onRetry: () => void;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;

  &:focus {
    outline: none;
  }
  ${media.print} {
    display: block;
    height: auto;
  }
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[4]}px;
  align-items: center;
  justify-content: space-between;
  padding: ${spaces[3]}px ${spaces[5]}px;
  border-block-end: 1px solid var(--color-hairline);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px ${spaces[5]}px;
    align-items: center;
  }
  ${media.mobile} {
    padding: ${spaces[2]}px ${spaces[3]}px;
  }
  ${media.print} {
    display: none;
  }
`;

const Desk = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${spaces[5]}px ${spaces[4]}px ${spaces[8]}px;
  overflow-y: auto;
  background: var(--color-sunken);

  ${media.mobile} {
    padding: 0;
  }
  ${media.print} {
    padding: 0;
    overflow: visible;
    background: none;
  }
`;

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

function Document({ report, ...props }: Omit<ReportViewProps, 'report'> & { readonly report: Report }) {
  const { acts, head, missing, model = null } = props;
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
      <ReportWords
        wording={report.lead}
        label="Коротко о главном"
        look="text"
        hint="Добавить коротко о главном"
        acts={acts}
      />
      {model ? (
        <ReportSummary
          model={model}
          isWritten={report.lead.text.trim() !== ''}
          onTake={(text) => model.onTake(report.lead, text)}
          onRefuse={model.onRefuse}
        />
      ) : null}
      {report.sections.map((section) => (
        <ReportSectionView key={section.key} section={section} acts={acts} onOpenStudy={props.onOpenStudy} />
      ))}
    </Sheet>
  );
}

/**
 * «Отчёт»: a document made of studies, every text of it edited in its place, parts left out and brought back; it goes out as
 * PDF, DOCX and HTML.
 */
export function ReportView(props: ReportViewProps) {
  const { report, companyHidesNames, onCodeNames, companyHidesPersonal, onHidePersonal, onFile, onShow, onClose } =
    props;
  const root = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useFocusHome(root, back);
  useEffect(() => {
    // The list behind takes no keys any more, so the focus comes here.
    root.current?.focus({ preventScroll: true });
  }, []);
  const made = report.state === 'ready' ? report.value : null;
  return (
    <Root ref={root} aria-label="Отчёт" tabIndex={-1}>
      <Bar>
        <Button ref={back} variant="quiet" size="sm" icon={<ArrowLeft />} onClick={onClose}>
          К исследованиям
        </Button>
        {made ? (
          <div>
            <Switch
              needs="Researcher"
              label="Кодовые имена"
              hint={
                companyHidesNames
                  ? 'Имена скрыты во всей компании'
                  : made.hidesPersonal
                    ? 'Вместе с личными данными'
                    : undefined
              }
              checked={made.hidesNames}
              disabled={companyHidesNames || made.hidesPersonal}
              onChange={(event) => onCodeNames(event.target.checked)}
            />
            <Switch
              needs="Researcher"
              label={TERMS.researchSettings.hidesPersonal}
              hint={companyHidesPersonal ? 'Скрыты во всей компании' : undefined}
              checked={made.hidesPersonal}
              disabled={companyHidesPersonal}
              onChange={(event) => onHidePersonal(event.target.checked)}
            />
            <ReportFiles onFile={onFile} />
            {onShow ? (
              <Button needs="Researcher" size="sm" icon={<Share2 />} aria-haspopup="dialog" onClick={onShow}>
                Показать снаружи
              </Button>
            ) : null}
          </div>
        ) : null}
      </Bar>
      <Desk>
        {report.state === 'loading' ? (
          <output>
            <VisuallyHidden>Собираем отчёт…</VisuallyHidden>
            <Skeleton height={480} />
          </output>
        ) : null}
        {report.state === 'failed' ? (
          <ErrorState title="Отчёт не собрался" message={report.message} onRetry={props.onRetry} />
        ) : null}
        {report.state === 'ready' && !report.value ? (
          <EmptyState
            title="Исследований этого отчёта больше нет"
            action={<Button onClick={onClose}>К исследованиям</Button>}
          >
            Их удалили, или ссылка ведёт в другое рабочее пространство. Вернёте исследование — вернётся и отчёт, с
            набранным.
          </EmptyState>
        ) : null}
        {made ? <Document {...props} report={made} /> : null}
      </Desk>
    </Root>
  );
}
