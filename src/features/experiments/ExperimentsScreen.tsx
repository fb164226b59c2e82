import { Columns3, Download, FileSpreadsheet, FileText, List } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import {
  experimentsByHypothesis,
  type ExperimentStatus,
  type ExperimentSummary,
} from '../../domain/experiments/experiment.ts';
import {
  conversionOf,
  filterBacklog,
  filterExperiments,
  funnelOf,
  NO_BACKLOG_FILTER,
  NO_EXPERIMENT_FILTER,
  type BacklogFilter,
  type ExperimentFilter,
} from '../../domain/experiments/filter.ts';
import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import { choicesOf, type Loadable } from '../../domain/core/loadable.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { useBusy } from '../../patterns/useBusy.ts';
import { WindowedAccordion } from '../../patterns/windowed/WindowedAccordion.tsx';
import { ViewSwitch } from '../../patterns/ViewSwitch.tsx';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { BacklogSection } from './backlog/BacklogSection.tsx';
import { ExperimentDetails } from './ExperimentDetails.tsx';
import { ExperimentDialogs, type ExperimentDialogsProps } from './ExperimentDialogs.tsx';
import { ExperimentItem } from './ExperimentItem.tsx';
import { FunnelPicture } from './FunnelPicture.tsx';
import { EXPERIMENT_CHOICES } from './experimentChoices.ts';
import type { OpenExperiment } from './openExperiment.ts';
import { useExperimentDialogs, type ExperimentsView, type OpenExperimentDialog } from './useExperimentDialogs.ts';

const NOUN = ['эксперимент', 'эксперимента', 'экспериментов'] as const;

const ExperimentBoard = onDemand(() => import('./board/ExperimentBoard.tsx').then((module) => module.ExperimentBoard));

/** What the screen shows; everything comes in as props. */
export interface ExperimentsScreenProps extends Pick<
  ExperimentDialogsProps,
  | 'members'
  | 'audiences'
  | 'today'
  | 'linksHref'
  | 'onCreate'
  | 'onLaunch'
  | 'onLaunchInvalid'
  | 'onStartRound'
  | 'onRoundInvalid'
  | 'onFinish'
> {
  /** All experiments, newest first. */
  experiments: Loadable<readonly ExperimentSummary[]>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** What the list is narrowed by, as the address has it. */
  filter: ExperimentFilter;
  /** List or board, as the address has it. */
  view: ExperimentsView;
  /** Id of the open experiment (unfolded in the list, in its dialog on the board), or null. */
  openId: string | null;
  /** The open experiment with what belongs to it. */
  opened: Loadable<OpenExperiment>;
  /** All hypotheses. */
  hypotheses: Loadable<readonly Hypothesis[]>;
  /** Whether the backlog is unfolded. */
  backlogOpen: boolean;
  /** What the backlog is narrowed by. */
  backlogFilter: BacklogFilter;
  /** The open hypothesis of the backlog; null for none. */
  openHypothesisId: string | null;
  /** Address of an experiment. A stable function. */
  experimentHref: (id: string) => string;
  /** Address of a study, or null when it was removed. */
  studyHref: (researchId: string) => string | null;
  /** Address of the screen of the studies. */
  researchHref: string;
  /** Whether «Связи» lie over the screen: the dialog of an address that is opened anew waits until they are closed. */
  linksOpen: boolean;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: ExperimentFilter, how: 'typing' | 'chosen') => void;
  /** Another view was chosen. */
  onViewChange: (view: ExperimentsView) => void;
  /** An experiment was opened or closed. */
  onOpenChange: (id: string | null) => void;
  /** The backlog was unfolded or folded. */
  onBacklogOpenChange: (open: boolean) => void;
  /** The backlog's filter changed; `typing` at every key. */
  onBacklogFilterChange: (filter: BacklogFilter, how: 'typing' | 'chosen') => void;
  /** A hypothesis of the backlog was opened, or closed (null). */
  onOpenHypothesis: (id: string | null) => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
  /** «Экспорт» of the experiments that pass the filter. */
  onExport: (format: 'pdf' | 'xlsx', experiments: readonly ExperimentSummary[]) => Promise<unknown>;
  /** A card was dropped on another column, and the move needs nothing more. True when it was stored. */
  onMove: (id: string, to: ExperimentStatus) => Promise<boolean>;
}

/** Height of a closed row, px. */
const ROW_HEIGHT = 70;

/** Heights of the funnel picture, whole and folded, px: what stands for it while the experiments are being read. */
const FUNNEL_HEIGHT = 304;
const FOLDED_HEIGHT = 80;

const VIEWS = [
  { view: 'list', label: 'Список', icon: <List /> },
  { view: 'board', label: 'Доска', icon: <Columns3 /> },
] as const;

const OnDesktop = styled.div`
  ${media.mobile} {
    display: none;
  }
`;

const OnPhone = styled.div`
  &[data-board] {
    display: none;
    ${media.mobile} {
      display: block;
    }
  }
`;

const NONE: readonly ExperimentSummary[] = [];
const keyOf = (experiment: ExperimentSummary): string => experiment.id;

/** «Экспорт» of what passes the filter. */
function ExportMenu({
  experiments,
  onExport,
}: Pick<ExperimentsScreenProps, 'onExport'> & { experiments: readonly ExperimentSummary[] }) {
  const [exporting, exportAs] = useBusy(onExport);
  return (
    <Menu
      label="Экспорт списка"
      trigger={
        <Button icon={<Download />} busy={exporting} disabled={experiments.length === 0}>
          Экспорт
        </Button>
      }
      items={[
        { label: 'PDF', icon: <FileText />, onSelect: () => void exportAs('pdf', experiments) },
        { label: 'XLSX', icon: <FileSpreadsheet />, onSelect: () => void exportAs('xlsx', experiments) },
      ]}
    />
  );
}

/** What can be done with the unfolded experiment. */
function ItemActions({
  experiment: { id, name, status },
  linksHref,
  onAsk,
}: Pick<OpenExperiment, 'experiment'> &
  Pick<ExperimentsScreenProps, 'linksHref'> & { onAsk: OpenExperimentDialog['ask'] }) {
  return (
    <>
      {status === 'backlog' ? (
        <Button variant="primary" onClick={() => onAsk(id, 'launch')}>
          Взять в работу
        </Button>
      ) : (
        <Button variant="primary" onClick={() => onAsk(id, 'round')}>
          Начать исследование
        </Button>
      )}
      <Button onClick={() => onAsk(id, 'details')}>Детали эксперимента</Button>
      <ShowLinks size="md" href={linksHref('experiment', id)} of={name} />
    </>
  );
}

/** The funnel of all experiments, and the backlog that they come from. */
function Above(props: Omit<ExperimentsScreenProps, 'onCreate'> & { onCreate: (hypothesis: Hypothesis) => void }) {
  const { experiments, view, filter, onFilterChange } = props;
  const all = experiments.state === 'ready' ? experiments.value : NONE;
  const funnel = useMemo(() => funnelOf(all), [all]);
  const conversion = useMemo(() => conversionOf(all), [all]);
  const experimentsOf = useMemo(() => experimentsByHypothesis(all), [all]);
  return (
    <>
      {experiments.state === 'loading' ? <Skeleton height={view === 'board' ? FOLDED_HEIGHT : FUNNEL_HEIGHT} /> : null}
      {all.length === 0 ? null : (
        <FunnelPicture
          funnel={funnel}
          conversion={conversion}
          folded={view === 'board'}
          stage={filter.stage}
          status={filter.status}
          onChoose={(chosen) => onFilterChange({ ...filter, ...chosen }, 'chosen')}
        />
      )}
      <BacklogSection
        hypotheses={props.hypotheses}
        experimentsOf={experimentsOf}
        experimentHref={props.experimentHref}
        open={props.backlogOpen}
        onOpenChange={props.onBacklogOpenChange}
        filter={props.backlogFilter}
        onFilterChange={props.onBacklogFilterChange}
        openId={props.openHypothesisId}
        onOpenHypothesis={props.onOpenHypothesis}
        studyHref={props.studyHref}
        linksHref={props.linksHref}
        researchHref={props.researchHref}
        onCreate={props.onCreate}
        onRetry={props.onRetry}
      />
    </>
  );
}

/** Эксперименты: from the backlog to a verdict (R39). */
export function ExperimentsScreen(props: ExperimentsScreenProps) {
  const { experiments, filter, view, openId, opened, onFilterChange, onOpenChange, onRetry } = props;
  const { linksHref } = props;
  const [creating, setCreating] = useState<Hypothesis | null>(null);

  const all = experiments.state === 'ready' ? experiments.value : NONE;
  const applied = useDeferredValue(filter);
  const found = useMemo(() => filterExperiments(all, applied), [all, applied]);
  const backlogIsEmpty = useMemo(
    () => props.hypotheses.state === 'ready' && filterBacklog(props.hypotheses.value, NO_BACKLOG_FILTER).length === 0,
    [props.hypotheses],
  );
  const assigneeOf = useMemo(
    () => new Map(choicesOf(props.members).map(({ id, name }) => [id, name])),
    [props.members],
  );

  const { open, dialog, ask, openCard, moveCard, close } = useExperimentDialogs(props);

  const renderItem = useCallback(
    (experiment: ExperimentSummary) => (
      <ExperimentItem experiment={experiment} assignee={assigneeOf.get(experiment.assigneeId ?? '') ?? ''}>
        {experiment.id !== openId ? null : opened.state === 'loading' ? (
          <Skeleton height={240} />
        ) : opened.state === 'failed' ? (
          <ErrorState title="Эксперимент не открылся" message={opened.message} onRetry={onRetry} />
        ) : (
          <ExperimentDetails
            open={opened.value}
            actions={<ItemActions experiment={opened.value.experiment} linksHref={linksHref} onAsk={ask} />}
          />
        )}
      </ExperimentItem>
    ),
    [assigneeOf, openId, opened, onRetry, linksHref, ask],
  );
  const list = useMemo(
    () => (
      <WindowedAccordion
        label="Эксперименты"
        items={found}
        keyOf={keyOf}
        rowHeight={ROW_HEIGHT}
        openKey={openId}
        onOpenChange={onOpenChange}
        renderItem={renderItem}
      />
    ),
    [found, openId, onOpenChange, renderItem],
  );

  return (
    <ListScreen
      heading={SCREEN_HEADINGS.experiments}
      file={<ExportMenu experiments={found} onExport={props.onExport} />}
      above={<Above {...props} onCreate={setCreating} />}
      listTitle="Список экспериментов"
      views={<ViewSwitch size="sm" views={VIEWS} value={view} onValueChange={props.onViewChange} />}
      searchLabel="Поиск экспериментов..."
      noun={NOUN}
      filter={filter}
      applied={applied}
      noFilter={NO_EXPERIMENT_FILTER}
      choices={EXPERIMENT_CHOICES}
      onFilterChange={onFilterChange}
      list={experiments}
      found={found.length}
      brokenCount={props.brokenCount}
      rowHeight={ROW_HEIGHT}
      emptyTitle="Экспериментов пока нет"
      emptyText={
        backlogIsEmpty
          ? 'Эксперимент начинается с гипотезы, а гипотеза — со слов респондента: откройте исследование и нажмите «Добавить в гипотезы».'
          : 'Эксперимент начинается с гипотезы: раскройте «Бэклог гипотез» и нажмите «Создать эксперимент».'
      }
      emptyAction={
        backlogIsEmpty ? (
          <Link href={props.researchHref}>К исследованиям</Link>
        ) : (
          <Button onClick={() => props.onBacklogOpenChange(true)}>Открыть бэклог гипотез</Button>
        )
      }
      onRetry={onRetry}
      dialogs={
        <ExperimentDialogs
          open={open}
          dialog={dialog}
          onDialogChange={(next) => ask(openId, next)}
          linksHref={linksHref}
          creating={creating}
          onCreatingEnd={() => setCreating(null)}
          onClose={close}
          members={props.members}
          audiences={props.audiences}
          today={props.today}
          onCreate={props.onCreate}
          onLaunch={props.onLaunch}
          onLaunchInvalid={props.onLaunchInvalid}
          onStartRound={props.onStartRound}
          onRoundInvalid={props.onRoundInvalid}
          onFinish={props.onFinish}
        />
      }
    >
      {view === 'board' ? (
        <OnDesktop data-print-wide>
          <ExperimentBoard
            fallback={<Skeleton height={320} />}
            experiments={found}
            assigneeOf={assigneeOf}
            onOpen={openCard}
            onMove={moveCard}
          />
        </OnDesktop>
      ) : null}
      <OnPhone data-board={view === 'board' || undefined}>{list}</OnPhone>
    </ListScreen>
  );
}
