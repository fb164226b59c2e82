import { ArrowLeft, Download, Hourglass } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { counted, NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { fontSizes, spaces, widths } from '../../../theme/tokens.ts';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { ErasureRow, type ErasureRowProps } from './ErasureRow.tsx';
import { KeptRounds, type RetainedRound } from './KeptRounds.tsx';

/** Erasures as they are listed, newest first. */
export interface ListedErasures {
  readonly rows: readonly ErasureRowProps[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

export interface RetentionScreenProps {
  /** Months for which the company keeps answers; undefined while that is read. */
  keepsMonths: number | undefined;
  /** Kept data and their terms. */
  kept: Loadable<readonly RetainedRound[]>;
  /** Erased data; a person without the right is shown the reason in its place. */
  erased: Loadable<ListedErasures>;
  /** Older ones are being fetched. Default false. */
  isFetching?: boolean;
  /** The journal is being saved. Default false. */
  isExporting?: boolean;
  /** Address of the settings. */
  settingsHref: string;
  /** Fetches older ones. */
  onMore: () => void;
  /** Saves the whole journal as .xlsx. */
  onExport: () => void;
  /** Reads again what failed. */
  onRetry: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[6]}px;

  & > header {
    display: grid;
    gap: ${spaces[2]}px;
    justify-items: start;
  }
  & h1 {
    font-size: ${fontSizes.xl};
  }
  & > header > p {
    max-width: ${widths.reading};
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
`;

const Rest = styled.div`
  margin-block-start: ${spaces[3]}px;
`;

const ABOUT_JOURNAL = `Сколько откуда стёрто, посчитало само стирание; где не${NBSP}считали, стоит прочерк. Имён и${NBSP}слов респондентов здесь нет. Стёртое не${NBSP}возвращается и${NBSP}с${NBSP}прежней резервной копией: когда её возвращают, сервер стирает это снова.`;

function keptWords(keepsMonths: number | undefined): string {
  const term =
    keepsMonths === undefined ? '—' : `${counted(keepsMonths, ['месяц', 'месяца', 'месяцев'])} после разговора`;
  return `Срок компании: ${term}; у${NBSP}раунда может быть свой, короче. За${NBSP}две недели до${NBSP}стирания об${NBSP}этом узнают те, кто ведёт раунд, и${NBSP}администраторы.`;
}

/** «Хранение и стирание»: what will be erased of respondents and when, and what was erased where. */
export function RetentionScreen(props: RetentionScreenProps) {
  const { keepsMonths, kept, erased, onRetry } = props;
  const barred = useMissingRole('Admin');
  const root = useRef<HTMLDivElement>(null);
  useFocusHome(root, root);
  const hasRows = !barred && erased.state === 'ready' && erased.value.rows.length > 0;
  return (
    <Root ref={root}>
      <header>
        <LinkButton variant="quiet" size="sm" icon={<ArrowLeft />} href={props.settingsHref}>
          Настройки
        </LinkButton>
        <h1>Хранение и стирание</h1>
        <p>{keptWords(keepsMonths)}</p>
      </header>
      <section aria-label="Что сотрётся по сроку">
        <SectionHead title="Что сотрётся по сроку" />
        {kept.state === 'loading' ? <Skeleton height={120} /> : null}
        {kept.state === 'failed' ? (
          <ErrorState title="План стирания не прочитан" message={kept.message} onRetry={onRetry} />
        ) : null}
        {kept.state === 'ready' && kept.value.length === 0 ? (
          <EmptyState title="Стирать пока нечего" headingLevel={3} icon={<Hourglass />}>
            Здесь появятся раунды, в&nbsp;которых люди ответили, и&nbsp;дни, когда их ответы сотрутся.
          </EmptyState>
        ) : null}
        {kept.state === 'ready' && kept.value.length > 0 ? <KeptRounds rounds={kept.value} /> : null}
      </section>
      <section aria-label="Журнал стирания">
        <SectionHead
          title="Журнал стирания"
          action={
            hasRows ? (
              <Button needs={null} icon={<Download />} busy={props.isExporting ?? false} onClick={props.onExport}>
                Скачать XLSX
              </Button>
            ) : undefined
          }
        >
          {ABOUT_JOURNAL}
        </SectionHead>
        {barred ? (
          <EmptyState title="Журнал стирания видят не все" headingLevel={3}>
            {barred.text}.
          </EmptyState>
        ) : (
          <>
            {erased.state === 'loading' ? (
              <>
                <VisuallyHidden as="output">Читаем журнал стирания…</VisuallyHidden>
                <Skeleton height={240} />
              </>
            ) : null}
            {erased.state === 'failed' ? (
              <ErrorState title="Журнал стирания не прочитан" message={erased.message} onRetry={onRetry} />
            ) : null}
            {erased.state === 'ready' && erased.value.rows.length === 0 ? (
              <EmptyState title="Ещё ничего не стирали" headingLevel={3}>
                Здесь появится строка с&nbsp;числами, когда человека забудут, он отзовёт согласие, выйдет срок или
                сотрут контакты.
              </EmptyState>
            ) : null}
            {hasRows && erased.state === 'ready' ? (
              <ol aria-label="Стёртое, новое сверху">
                {erased.value.rows.map((row) => (
                  <ErasureRow key={row.erasure.id} {...row} />
                ))}
              </ol>
            ) : null}
            {hasRows && erased.state === 'ready' && erased.value.more ? (
              <Rest>
                <Button needs={null} busy={props.isFetching ?? false} onClick={props.onMore}>
                  Показать более ранние
                </Button>
              </Rest>
            ) : null}
          </>
        )}
      </section>
    </Root>
  );
}
