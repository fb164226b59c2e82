import { Columns3, List } from 'lucide-react';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';

import type { ExperimentFilter } from '../../domain/experiments/filter.ts';
import type { ExperimentSummary } from '../../domain/experiments/experiment.ts';
import {
  filterBacklog,
  filterExperiments,
  NO_BACKLOG_FILTER,
  NO_EXPERIMENT_FILTER,
} from '../../domain/experiments/filter.ts';
import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import { asksForProof } from '../../domain/research/across/proof.ts';
import { choicesOf } from '../../domain/core/loadable.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { EvidenceSlots } from '../../patterns/evidence/EvidenceSlots.ts';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { useNarrowed } from '../../patterns/list/useNarrowed.ts';
import { ShownOn } from '../../patterns/ShownOn.tsx';
import { WindowedAccordion } from '../../patterns/windowed/WindowedAccordion.tsx';
import { ViewSwitch } from '../../patterns/ViewSwitch.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import type { ExperimentDialogsProps } from './ExperimentDialogs.tsx';
import { ExperimentItem } from './ExperimentItem.tsx';
import { ExperimentsExport, type ExperimentsExportProps } from './ExperimentsExport.tsx';
import { FunnelAndBacklog, type FunnelAndBacklogProps } from './FunnelAndBacklog.tsx';
import { EXPERIMENT_CHOICES } from './experimentChoices.ts';
import { useExperimentDialogs, type ExperimentDialogsOptions } from './useExperimentDialogs.ts';

const ExperimentBoard = onDemand(() => import('./board/ExperimentBoard.tsx').then((module) => module.ExperimentBoard));

/** The unfolded row and the dialogs load after the rows. */
const UnfoldedExperiment = onDemand(() =>
  import('./UnfoldedExperiment.tsx').then((module) => module.UnfoldedExperiment),
);
const ExperimentDialogs = onDemand(() => import('./ExperimentDialogs.tsx').then((module) => module.ExperimentDialogs));

/** Props of the screen; everything comes in as props. */
export interface ExperimentsScreenProps
  extends
    Omit<
      ExperimentDialogsProps,
      'open' | 'dialog' | 'onDialogChange' | 'creating' | 'onCreatingEnd' | 'editing' | 'onEditingEnd' | 'onClose'
    >,
    Omit<FunnelAndBacklogProps, 'onCreate' | 'onEdit' | 'view'>,
    ExperimentDialogsOptions,
    Pick<ExperimentsExportProps, 'onExport'> {
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** Another view was chosen. */
  onViewChange: (view: ExperimentDialogsOptions['view']) => void;
}

const VIEWS = [
  { view: 'list', label: 'Список', icon: <List /> },
  { view: 'board', label: 'Доска', icon: <Columns3 /> },
] as const;

/** Texts of the list. */
const LIST = {
  heading: SCREEN_HEADINGS.experiments,
  listTitle: 'Список экспериментов',
  searchLabel: 'Поиск экспериментов...',
  noun: ['эксперимент', 'эксперимента', 'экспериментов'],
  noFilter: NO_EXPERIMENT_FILTER,
  choices: EXPERIMENT_CHOICES,
  emptyTitle: 'Экспериментов пока нет',
} as const;

const keyOf = (experiment: ExperimentSummary): string => experiment.id;

/** Эксперименты: from the backlog to a verdict (R39). */
export function ExperimentsScreen(props: ExperimentsScreenProps) {
  const { experiments, filter, view, openId, opened, onFilterChange, onOpenChange, onRetry, linksHref, onShow } = props;
  const { hypotheses, members } = props;
  const [creating, setCreating] = useState<Hypothesis | null>(null);
  const [editing, setEditing] = useState<Hypothesis | null>(null);
  const { proofs } = props;
  const asks = asksForProof(filter);
  const known = proofs.state === 'ready' ? proofs.value : undefined;
  const pass = useCallback(
    (all: readonly ExperimentSummary[], by: ExperimentFilter) => filterExperiments(all, by, known),
    [known],
  );
  // A list narrowed by evidence waits for it, and fails with it.
  const narrowed = useNarrowed(asks && proofs.state !== 'ready' ? proofs : experiments, filter, pass);
  const { scoreLine } = useContext(EvidenceSlots);
  const { found } = narrowed;
  const backlogIsEmpty = useMemo(
    () => hypotheses.state === 'ready' && filterBacklog(hypotheses.value, NO_BACKLOG_FILTER).length === 0,
    [hypotheses],
  );
  const assigneeOf = useMemo(() => new Map(choicesOf(members).map(({ id, name }) => [id, name])), [members]);
  const { open, dialog, ask, openCard, moveCard, close } = useExperimentDialogs(props);

  useEffect(() => {
    // After the rows are painted, not in the same breath.
    const timer = setTimeout(() => {
      UnfoldedExperiment.preload().catch(() => undefined);
      ExperimentDialogs.preload().catch(() => undefined);
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  // Once something was asked for they stay: they keep what was typed.
  const isAsked = dialog !== null || creating !== null || editing !== null;
  const [withDialogs, setWithDialogs] = useState(isAsked);
  if (isAsked && !withDialogs) setWithDialogs(true);

  const renderItem = useCallback(
    (experiment: ExperimentSummary) => (
      <ExperimentItem
        experiment={experiment}
        assignee={assigneeOf.get(experiment.assigneeId ?? '') ?? ''}
        score={asks && experiment.hypothesisId !== null ? scoreLine({ id: experiment.hypothesisId }) : null}
      >
        {experiment.id === openId ? (
          <UnfoldedExperiment
            fallback={<Skeleton height={240} />}
            opened={opened}
            linksHref={linksHref}
            onShow={onShow}
            onAsk={ask}
            onRetry={onRetry}
          />
        ) : null}
      </ExperimentItem>
    ),
    [assigneeOf, openId, opened, onRetry, linksHref, onShow, ask, asks, scoreLine],
  );
  const list = useMemo(
    () => (
      <WindowedAccordion
        label="Эксперименты"
        items={found}
        keyOf={keyOf}
        openKey={openId}
        onOpenChange={onOpenChange}
        renderItem={renderItem}
      />
    ),
    [found, openId, onOpenChange, renderItem],
  );

  return (
    <ListScreen
      {...LIST}
      {...narrowed}
      file={<ExperimentsExport experiments={found} filter={narrowed.applied} onExport={props.onExport} />}
      above={<FunnelAndBacklog {...props} onCreate={setCreating} onEdit={setEditing} />}
      views={<ViewSwitch size="sm" views={VIEWS} value={view} onValueChange={props.onViewChange} />}
      onFilterChange={onFilterChange}
      brokenCount={props.brokenCount}
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
        withDialogs ? (
          <ExperimentDialogs
            {...props}
            open={open}
            dialog={dialog}
            onDialogChange={(next) => ask(openId, next)}
            creating={creating}
            onCreatingEnd={() => setCreating(null)}
            editing={editing}
            onEditingEnd={() => setEditing(null)}
            onClose={close}
          />
        ) : null
      }
    >
      {view === 'board' ? (
        <ShownOn width="desktop" data-print-wide>
          <ExperimentBoard
            fallback={<Skeleton height={320} />}
            experiments={found}
            assigneeOf={assigneeOf}
            onOpen={openCard}
            onMove={moveCard}
          />
        </ShownOn>
      ) : null}
      <ShownOn width={view === 'board' ? 'mobile' : 'any'}>{list}</ShownOn>
    </ListScreen>
  );
}
