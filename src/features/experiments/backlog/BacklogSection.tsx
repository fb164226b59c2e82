import { useCallback, useEffect, useId, useMemo } from 'react';

import type { ExperimentSummary } from '../../../domain/experiments/experiment.ts';
import {
  filterBacklog,
  NO_BACKLOG_FILTER,
  readStageFilter,
  type BacklogFilter,
} from '../../../domain/experiments/filter.ts';
import { quoted } from '../../../domain/core/format.ts';
import { asksForProof, PROOF_LABELS, readProofFilter, type Proofs } from '../../../domain/research/across/proof.ts';
import type { Hypothesis } from '../../../domain/research/hypothesis.ts';
import type { StudyHref } from '../../../domain/research/research.ts';
import type { LinksHref } from '../../../domain/links/linkKinds.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import { STAGE_NAMES, STAGES } from '../../../domain/core/stage.ts';
import { HYPOTHESIS_TERMS } from '../../../domain/research/words/hypothesisTerms.ts';
import { PROOF_CHOICE, rankChoice } from '../../../patterns/evidence/proofChoices.ts';
import { FilterBar } from '../../../patterns/list/FilterBar.tsx';
import { ListStates } from '../../../patterns/list/ListStates.tsx';
import { WindowedAccordion } from '../../../patterns/windowed/WindowedAccordion.tsx';
import { CLOSED_HEIGHT } from '../../../ui/accordion/closedHeight.ts';
import { useDrawnAfter } from '../../../ui/drawing/useDrawnAfter.ts';
import { useOver } from '../../../ui/context/rights.ts';
import { onDemand } from '../../../ui/onDemand.ts';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BacklogHead } from './BacklogHead.tsx';

/** The rows come after the screen: at first the backlog is folded. */
const BacklogHypothesis = onDemand(() => import('./BacklogHypothesis.tsx').then((module) => module.BacklogHypothesis));

export interface BacklogSectionProps {
  /** All hypotheses; those that wait for an experiment are shown. */
  hypotheses: Loadable<readonly Hypothesis[]>;
  /** How well hypotheses are founded, for a filter that asks; loading while none does. */
  proofs: Loadable<Proofs>;
  /** Experiments by the hypothesis they test: what became of one that is in the backlog again. The same map while nothing changed. */
  experimentsOf: ReadonlyMap<string, readonly ExperimentSummary[]>;
  /** Address of an experiment. A stable function. */
  experimentHref: (id: string) => string;
  /** Whether the section is unfolded. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** Filter of the backlog. */
  filter: BacklogFilter;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: BacklogFilter, how: 'typing' | 'chosen') => void;
  /** Id of the open hypothesis, or null. */
  openId: string | null;
  /** Called with the hypothesis to open, or null. */
  onOpenHypothesis: (id: string | null) => void;
  /** Address of a study, at a place of its materials where one is given; null when it was removed. */
  studyHref: StudyHref;
  /** Address of the dialog «Связи» of a record. A stable function. */
  linksHref: LinksHref;
  /** Where hypotheses come from: the screen of the studies. */
  researchHref: string;
  /** «Создать эксперимент» on a hypothesis. */
  onCreate: (hypothesis: Hypothesis) => void;
  /** «Изменить» on a hypothesis. A stable function. */
  onEdit: (hypothesis: Hypothesis) => void;
  /** Loads again after a failure. */
  onRetry: () => void;
}

const STAGE_OPTIONS = [
  { value: 'all', label: 'Все этапы' },
  ...STAGES.map((stage) => ({ value: stage, label: STAGE_NAMES[stage], lang: 'en' })),
];

const RANK_CHOICE = rankChoice('Сначала новые');

/** Returns the search in the words of the filters. */
const askedFor = ({ query, stage, proof }: BacklogFilter): string =>
  [query.trim(), stage === 'all' ? '' : STAGE_NAMES[stage], proof === 'all' ? '' : PROOF_LABELS[proof]]
    .filter((part) => part !== '')
    .map(quoted)
    .join(', ');

const NONE: readonly Hypothesis[] = [];
const NOUN = ['гипотеза', 'гипотезы', 'гипотез'] as const;

const keyOf = (hypothesis: Hypothesis): string => hypothesis.id;

/** The hypotheses that wait for an experiment: a section of its own, with search and stage filter (R40). */
export function BacklogSection(props: BacklogSectionProps) {
  const { hypotheses, experimentsOf, experimentHref, open, filter, onFilterChange, studyHref, linksHref, onCreate } =
    props;
  const { onEdit, proofs } = props;
  const panel = useId();
  const all = hypotheses.state === 'ready' ? hypotheses.value : NONE;
  const waiting = useMemo(() => filterBacklog(all, NO_BACKLOG_FILTER), [all]);
  const applied = useDrawnAfter(filter);
  const asks = asksForProof(filter);
  const known = proofs.state === 'ready' ? proofs.value : undefined;
  const found = useMemo(() => filterBacklog(waiting, applied, known), [waiting, applied, known]);
  useEffect(() => {
    const timer = setTimeout(() => BacklogHypothesis.preload().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, []);
  const renderItem = useCallback(
    (hypothesis: Hypothesis) => (
      <BacklogHypothesis
        fallback={<Skeleton height={CLOSED_HEIGHT} />}
        hypothesis={hypothesis}
        experiments={experimentsOf.get(hypothesis.id)}
        experimentHref={experimentHref}
        studyHref={studyHref}
        linksHref={linksHref('hypothesis', hypothesis.id)}
        onCreate={onCreate}
        onEdit={onEdit}
      />
    ),
    [experimentsOf, experimentHref, studyHref, linksHref, onCreate, onEdit],
  );
  // A list narrowed by evidence waits for it, and fails with it.
  const read = asks && hypotheses.state === 'ready' && proofs.state !== 'ready' ? proofs : hypotheses;
  const isOver = useOver() !== null;
  const list = read.state === 'ready' ? { state: 'ready' as const, value: waiting } : read;
  return (
    <section aria-label="Бэклог гипотез">
      <BacklogHead
        open={open}
        panel={panel}
        count={hypotheses.state === 'ready' && !isOver ? waiting.length : null}
        onOpenChange={props.onOpenChange}
      />
      {open ? (
        <div id={panel}>
          <FilterBar
            searchLabel="Поиск гипотез..."
            found={list.state === 'ready' && applied === filter ? found.length : null}
            noun={NOUN}
            query={filter.query}
            onQueryChange={(query) => onFilterChange({ ...filter, query }, 'typing')}
            choices={[
              { name: 'stage', label: HYPOTHESIS_TERMS.hypothesis.stage, options: STAGE_OPTIONS, value: filter.stage },
              { ...PROOF_CHOICE, value: filter.proof },
              { ...RANK_CHOICE, value: filter.rank },
            ]}
            onChoose={(values) => {
              const chosen = { ...filter, ...values };
              onFilterChange(
                {
                  query: filter.query,
                  stage: readStageFilter(chosen.stage),
                  ...readProofFilter(chosen.proof, chosen.rank),
                },
                'chosen',
              );
            }}
            shortcut={false}
          />
          <div aria-busy={applied !== filter}>
            <ListStates
              list={list}
              found={found.length}
              rowHeight={CLOSED_HEIGHT}
              emptyTitle="Бэклог гипотез пуст"
              emptyText="Гипотезы приходят сюда из исследований: откройте исследование и нажмите «Добавить в гипотезы»."
              emptyAction={<Link href={props.researchHref}>К исследованиям</Link>}
              searchedFor={`Искали: ${askedFor(applied)}.`}
              onReset={() => onFilterChange(NO_BACKLOG_FILTER, 'chosen')}
              onRetry={props.onRetry}
            >
              <WindowedAccordion
                label="Бэклог гипотез"
                items={found}
                keyOf={keyOf}
                openKey={props.openId}
                onOpenChange={props.onOpenHypothesis}
                renderItem={renderItem}
              />
            </ListStates>
          </div>
        </div>
      ) : null}
    </section>
  );
}
