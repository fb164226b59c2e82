import { ChevronDown } from 'lucide-react';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';

import {
  EXPERIMENT_STATUSES,
  type ExperimentStatus,
  type ExperimentSummary,
} from '../../../domain/experiments/experiment.ts';
import { counted } from '../../../domain/core/format.ts';
import { STAGE_NAMES, STAGES, type Stage } from '../../../domain/core/stage.ts';
import { StageName } from '../../../patterns/StageName.tsx';
import { usePrinting } from '../../../ui/drawing/usePrinting.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { Columns, Note, Root, Toggle } from './BoardSection.styles.ts';

export interface BoardSectionProps {
  /** Prefix of the ids in it. */
  id: string;
  /** Its stage. */
  stage: Stage;
  /** Experiments of the stage by column. The same object while nothing changed. */
  columns: Readonly<Record<ExperimentStatus, readonly ExperimentSummary[]>>;
  /** Names of members by id. */
  assigneeOf: ReadonlyMap<string, string>;
  /** Whether its columns draw their cards wherever the page is scrolled; else only near the screen, and one each elsewhere. */
  whole: boolean;
  /** Whether its columns are shown. */
  open: boolean;
  /** Called when it is folded or unfolded. Must be a stable function. */
  onToggle: (stage: Stage) => void;
  /** The card that is being carried: the columns do not snap then, and its own stay drawn wherever it is carried. */
  lifted: ExperimentSummary | null;
  /** Why the last drop was refused; empty otherwise. */
  note: string;
  /** The card that was last carried, and the column it takes the focus back in. */
  moved: { readonly id: string; readonly to: ExperimentStatus } | null;
  /** Called when a card is pressed. Must be a stable function. */
  onOpen: (experiment: ExperimentSummary) => void;
}

const FORMS = ['эксперимент', 'эксперимента', 'экспериментов'] as const;

/** How far outside the screen a section already draws its cards, px: a press of Tab or a flick of the wheel finds them. */
const MARGIN = 400;

/** Whether an element is on the screen or near it. Every card listens to the one that is carried, so far ones are left out. */
function useNear(element: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [near, setNear] = useState(atFirst);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${MARGIN}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

/** A stage of the board: its name, which folds it, and its four columns. */
export const BoardSection = memo(function BoardSection(props: BoardSectionProps) {
  const { id, stage, columns, whole, open, lifted, moved } = props;
  const root = useRef<HTMLElement>(null);
  const printing = usePrinting();
  const inSight = useNear(root, STAGES.indexOf(stage) < 2);
  const near = printing || whole || inSight || lifted?.cjmStage === stage;
  const count = EXPERIMENT_STATUSES.reduce((sum, status) => sum + columns[status].length, 0);
  return (
    <Root ref={root} data-tone={stage} data-stage={stage}>
      <h2>
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => props.onToggle(stage)}
        >
          <ChevronDown aria-hidden />
          <StageName stage={stage} />
          <span>{counted(count, FORMS)}</span>
        </Toggle>
      </h2>
      {props.note ? <Note>{props.note}</Note> : null}
      {open ? (
        <Columns
          id={id}
          aria-label={`Колонки этапа ${STAGE_NAMES[stage]}`}
          data-columns=""
          data-carrying={lifted ? '' : undefined}
          // Nothing in it takes the focus then, and keys must scroll it on a narrow screen.
          tabIndex={count === 0 || !near ? 0 : undefined}
        >
          {EXPERIMENT_STATUSES.map((status) => (
            <BoardColumn
              key={status}
              stage={stage}
              status={status}
              experiments={columns[status]}
              assigneeOf={props.assigneeOf}
              near={near}
              arriving={moved?.to === status ? moved.id : null}
              onOpen={props.onOpen}
            />
          ))}
        </Columns>
      ) : null}
    </Root>
  );
});
