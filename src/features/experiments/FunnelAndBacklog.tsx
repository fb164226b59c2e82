import { useMemo } from 'react';

import { experimentsByHypothesis, type ExperimentSummary } from '../../domain/experiments/experiment.ts';
import { conversionOf, funnelOf, type BacklogFilter, type ExperimentFilter } from '../../domain/experiments/filter.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BacklogSection, type BacklogSectionProps } from './backlog/BacklogSection.tsx';
import { FunnelPicture } from './FunnelPicture.tsx';
import type { ExperimentsView } from './useExperimentDialogs.ts';

export interface FunnelAndBacklogProps extends Pick<
  BacklogSectionProps,
  | 'hypotheses'
  | 'proofs'
  | 'experimentHref'
  | 'studyHref'
  | 'linksHref'
  | 'researchHref'
  | 'onOpenHypothesis'
  | 'onCreate'
  | 'onEdit'
  | 'onRetry'
> {
  /** All experiments, newest first. */
  experiments: Loadable<readonly ExperimentSummary[]>;
  /** List or board; over the board the funnel is folded. */
  view: ExperimentsView;
  /** Filter of the list, as the address has it. */
  filter: ExperimentFilter;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: ExperimentFilter, how: 'typing' | 'chosen') => void;
  /** Whether the backlog is unfolded. */
  backlogOpen: boolean;
  /** The backlog was unfolded or folded. */
  onBacklogOpenChange: (open: boolean) => void;
  /** Filter of the backlog. */
  backlogFilter: BacklogFilter;
  /** The backlog's filter changed; `typing` at every key. */
  onBacklogFilterChange: (filter: BacklogFilter, how: 'typing' | 'chosen') => void;
  /** The open hypothesis of the backlog; null for none. */
  openHypothesisId: string | null;
}

/** Heights of the funnel picture, whole and folded, px: its placeholder has them while the experiments are being read. */
const FUNNEL_HEIGHT = 304;
const FOLDED_HEIGHT = 80;

const NONE: readonly ExperimentSummary[] = [];

/** The funnel of all experiments, and the backlog that they come from. */
export function FunnelAndBacklog(props: FunnelAndBacklogProps) {
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
        proofs={props.proofs}
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
        onEdit={props.onEdit}
        onRetry={props.onRetry}
      />
    </>
  );
}
