import { ArrowLeft, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Report } from '../../../domain/research/report/reportShape.ts';
import { TERMS } from '../../../domain/terms.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';
import { ReportFiles, type ReportFilesProps } from './ReportFiles.tsx';
import { ReportSheet, type ReportSheetProps } from './ReportSheet.tsx';

export interface ReportViewProps extends ReportFilesProps, Omit<ReportSheetProps, 'report'> {
  /** The report; null when none of its studies is there any more. */
  report: Loadable<Report | null>;
  /** Whether the company hides names: code names are shown then, whatever the report says. */
  companyHidesNames: boolean;
  /** Called to turn code names for real ones on or off. */
  onCodeNames: (wanted: boolean) => void;
  /** Whether the company hides personal data: then they are hidden here, whatever the report says. */
  companyHidesPersonal: boolean;
  /** Personal data in its texts are to be hidden, or shown. */
  onHidePersonal: (wanted: boolean) => void;
  /** «Показать снаружи»; not given in a company of one browser. */
  onShow?: (() => void) | undefined;
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
            Их удалили, или ссылка ведёт в другое рабочее пространство. Если вернуть исследование, вернётся и отчёт с
            набранным.
          </EmptyState>
        ) : null}
        {made ? <ReportSheet {...props} report={made} /> : null}
      </Desk>
    </Root>
  );
}
