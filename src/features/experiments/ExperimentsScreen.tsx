import { Columns3, Download, FileSpreadsheet, FileText, List } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import {
  EXPERIMENT_STATUS_LABELS,
  EXPERIMENT_STATUSES,
  type ExperimentStatus,
  type ExperimentSummary,
} from '../../domain/experiment.ts';
import {
  filterBacklog,
  filterExperiments,
  funnelOf,
  NO_BACKLOG_FILTER,
  NO_EXPERIMENT_FILTER,
  readStageFilter,
  readStatusFilter,
  type BacklogFilter,
  type ExperimentFilter,
} from '../../domain/experimentFilter.ts';
import { planMove } from '../../domain/experimentRules.ts';
import type { Hypothesis } from '../../domain/hypothesis.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { STAGE_NAMES, STAGES } from '../../domain/stage.ts';
import { SCREEN_HEADINGS } from '../../domain/screenHeadings.ts';
import { quoted } from '../../domain/format.ts';
import { BrokenNote } from '../../patterns/BrokenNote.tsx';
import { FilterBar } from '../../patterns/FilterBar.tsx';
import { ListHead } from '../../patterns/ListHead.tsx';
import { ListStates } from '../../patterns/ListStates.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { useBusy } from '../../patterns/useBusy.ts';
import { WindowedAccordion } from '../../patterns/WindowedAccordion.tsx';
import { ViewSwitch } from '../../patterns/ViewSwitch.tsx';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { BacklogSection } from './BacklogSection.tsx';
import { ExperimentDetails } from './ExperimentDetails.tsx';
import { ExperimentDialogs, type ExperimentDialog, type ExperimentDialogsProps } from './ExperimentDialogs.tsx';
import { ExperimentItem } from './ExperimentItem.tsx';
import { FunnelPicture } from './FunnelPicture.tsx';
import type { OpenExperiment } from './openExperiment.ts';
import { useReturnFocus } from './useReturnFocus.ts';

const ExperimentBoard = onDemand(() => import('./ExperimentBoard.tsx').then((module) => module.ExperimentBoard));
/** How the experiments are shown; on a phone always as a list (specification §2). */
export type ExperimentsView = 'list' | 'board';

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
  /** Whether the backlog is unfolded, what it is narrowed by, and its open hypothesis. */
  backlogOpen: boolean;
  backlogFilter: BacklogFilter;
  openHypothesisId: string | null;
  /** Address of a study, or null when it was removed; and of the screen of the studies. */
  studyHref: (researchId: string) => string | null;
  researchHref: string;
  /** Whether «Связи» lie over the screen: the dialog of an address that is opened anew waits until they are closed. */
  linksOpen: boolean;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: ExperimentFilter, how: 'typing' | 'chosen') => void;
  onViewChange: (view: ExperimentsView) => void;
  /** An experiment was opened or closed. */
  onOpenChange: (id: string | null) => void;
  onBacklogOpenChange: (open: boolean) => void;
  onBacklogFilterChange: (filter: BacklogFilter, how: 'typing' | 'chosen') => void;
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

const STATUS_OPTIONS = [
  { value: 'all', label: 'Все статусы' },
  ...EXPERIMENT_STATUSES.map((status) => ({ value: status, label: EXPERIMENT_STATUS_LABELS[status] })),
];
const STAGE_OPTIONS = [
  { value: 'all', label: 'Все этапы' },
  ...STAGES.map((stage) => ({ value: stage, label: STAGE_NAMES[stage] })),
];

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

function searchedFor(filter: ExperimentFilter): string {
  const parts = [
    filter.query.trim() ? `запрос ${quoted(filter.query)}` : '',
    filter.status === 'all' ? '' : `статус «${EXPERIMENT_STATUS_LABELS[filter.status]}»`,
    filter.stage === 'all' ? '' : `этап «${STAGE_NAMES[filter.stage]}»`,
  ].filter(Boolean);
  return `Искали: ${parts.join(', ')}.`;
}

/** Эксперименты: from the backlog to a verdict (specification §2 «Experiments»). */
export function ExperimentsScreen(props: ExperimentsScreenProps) {
  const { experiments, filter, view, openId, opened, onFilterChange, onOpenChange, onRetry, onMove } = props;
  /** The dialog asked for, and of which experiment: a link may have led to another since. */
  const [asked, setAsked] = useState<{ readonly id: string | null; readonly dialog: ExperimentDialog } | null>(null);
  const { linksHref } = props;
  const [creating, setCreating] = useState<Hypothesis | null>(null);
  const [exporting, exportAs] = useBusy(props.onExport);

  const all = experiments.state === 'ready' ? experiments.value : NONE;
  const applied = useDeferredValue(filter);
  const found = useMemo(() => filterExperiments(all, applied), [all, applied]);
  const funnel = useMemo(() => funnelOf(all), [all]);
  const isEmpty = experiments.state === 'ready' && all.length === 0;
  const backlogIsEmpty = useMemo(
    () => props.hypotheses.state === 'ready' && filterBacklog(props.hypotheses.value, NO_BACKLOG_FILTER).length === 0,
    [props.hypotheses],
  );
  const assigneeOf = useMemo(() => new Map(props.members.map(({ id, name }) => [id, name])), [props.members]);

  const actions = useCallback(
    ({ id, name, status }: OpenExperiment['experiment']) => (
      <>
        {status === 'backlog' ? (
          <Button variant="primary" onClick={() => setAsked({ id, dialog: 'launch' })}>
            Взять в работу
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setAsked({ id, dialog: 'round' })}>
            Начать исследование
          </Button>
        )}
        <Button onClick={() => setAsked({ id, dialog: 'details' })}>Детали эксперимента</Button>
        <ShowLinks size="md" href={linksHref('experiment', id)} of={name} />
      </>
    ),
    [linksHref],
  );

  const renderItem = useCallback(
    (experiment: ExperimentSummary) => (
      <ExperimentItem experiment={experiment} assignee={assigneeOf.get(experiment.assigneeId ?? '') ?? ''}>
        {experiment.id !== openId ? null : opened.state === 'loading' ? (
          <Skeleton height={240} />
        ) : opened.state === 'failed' ? (
          <ErrorState title="Эксперимент не открылся" message={opened.message} onRetry={onRetry} />
        ) : (
          <ExperimentDetails open={opened.value} actions={actions(opened.value.experiment)} />
        )}
      </ExperimentItem>
    ),
    [assigneeOf, openId, opened, onRetry, actions],
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

  const openCard = useCallback(
    (experiment: ExperimentSummary) => {
      setAsked({ id: experiment.id, dialog: experiment.status === 'backlog' ? 'launch' : 'details' });
      onOpenChange(experiment.id);
    },
    [onOpenChange],
  );
  const moveCard = useCallback(
    (experiment: ExperimentSummary, to: ExperimentStatus) => {
      const plan = planMove(experiment, to);
      if (plan.kind === 'ops') return onMove(experiment.id, to);
      if (plan.kind !== 'launch' && plan.kind !== 'finish') return undefined;
      setAsked({ id: experiment.id, dialog: plan.kind });
      onOpenChange(experiment.id);
      return undefined;
    },
    [onMove, onOpenChange],
  );
  const closeDialog = () => {
    setAsked(null);
    if (view === 'board') onOpenChange(null);
  };

  const open = opened.state === 'ready' && opened.value.experiment.id === openId ? opened.value : null;
  const wanted = asked?.id === openId ? asked?.dialog : undefined;
  const dialog = wanted ?? (view === 'board' && open && !props.linksOpen ? 'details' : null);
  useReturnFocus(open && dialog ? open.experiment.id : null);
  return (
    <div>
      <PageHeader
        {...SCREEN_HEADINGS.experiments}
        actions={
          <Menu
            label="Экспорт списка"
            trigger={
              <Button icon={<Download />} busy={exporting} disabled={found.length === 0}>
                Экспорт
              </Button>
            }
            items={[
              { label: 'PDF', icon: <FileText />, onSelect: () => void exportAs('pdf', found) },
              { label: 'XLSX', icon: <FileSpreadsheet />, onSelect: () => void exportAs('xlsx', found) },
            ]}
          />
        }
      />
      {isEmpty || experiments.state === 'failed' ? null : (
        <FunnelPicture
          funnel={funnel}
          stage={filter.stage}
          status={filter.status}
          onChoose={(chosen) => onFilterChange({ ...filter, ...chosen }, 'chosen')}
        />
      )}
      <BacklogSection
        hypotheses={props.hypotheses}
        open={props.backlogOpen}
        onOpenChange={props.onBacklogOpenChange}
        filter={props.backlogFilter}
        onFilterChange={props.onBacklogFilterChange}
        openId={props.openHypothesisId}
        onOpenHypothesis={props.onOpenHypothesis}
        studyHref={props.studyHref}
        linksHref={linksHref}
        researchHref={props.researchHref}
        onCreate={setCreating}
        onRetry={onRetry}
      />
      <ListHead title="Список экспериментов" count={experiments.state === 'ready' ? found.length : null}>
        <ViewSwitch size="sm" views={VIEWS} value={view} onValueChange={props.onViewChange} />
      </ListHead>
      <FilterBar
        searchLabel="Поиск экспериментов..."
        query={filter.query}
        onQueryChange={(query) => onFilterChange({ ...filter, query }, 'typing')}
        choices={[
          { name: 'status', label: 'Статус', options: STATUS_OPTIONS, value: filter.status },
          { name: 'stage', label: 'Этап', options: STAGE_OPTIONS, value: filter.stage },
        ]}
        onChoose={(values) =>
          onFilterChange(
            {
              ...filter,
              ...(values.status === undefined ? {} : { status: readStatusFilter(values.status) }),
              ...(values.stage === undefined ? {} : { stage: readStageFilter(values.stage) }),
            },
            'chosen',
          )
        }
      />
      <BrokenNote count={props.brokenCount} />
      <div aria-busy={applied !== filter}>
        <ListStates
          list={experiments}
          found={found.length}
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
          searchedFor={searchedFor(applied)}
          onReset={() => onFilterChange(NO_EXPERIMENT_FILTER, 'chosen')}
          onRetry={onRetry}
        >
          {view === 'board' ? (
            <OnDesktop>
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
        </ListStates>
      </div>
      <ExperimentDialogs
        open={open}
        dialog={open ? dialog : null}
        onDialogChange={(next) => setAsked({ id: openId, dialog: next })}
        linksHref={linksHref}
        creating={creating}
        onCreatingEnd={() => setCreating(null)}
        onClose={closeDialog}
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
    </div>
  );
}
