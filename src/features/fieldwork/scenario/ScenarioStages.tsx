import { Plus, Redo2, Undo2 } from 'lucide-react';

import type { StageDraft } from '../../../domain/account/scenario/form.ts';
import type { Judge } from '../../../patterns/asking/useAdvice.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { LABELS } from './scenarioTold.ts';
import { Part, StagesHead } from './ScenarioScreen.styles.ts';
import { StageCard } from './StageCard.tsx';
import type { StagesEditing } from './useStagesEditing.ts';

export interface ScenarioStagesProps {
  /** Stages with their questions, in order. */
  stages: readonly StageDraft[];
  /** Errors, by the names of the fields. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Actions on them, and the undo. */
  editing: StagesEditing;
  /** Makes keys of stages, questions and options. */
  newId: () => string;
  /** Judges questions. Default: by the shipped model. */
  judge?: Judge | undefined;
}

/** Stages of a scenario with their questions. Keys are the whole part's: what is written in it is taken back by it. */
export function ScenarioStages({ stages, errors, editing: { root, ...editing }, newId, judge }: ScenarioStagesProps) {
  const targets = stages
    .flatMap(({ questions }) => questions)
    .map(({ key, text }, index) => ({ key, text, number: index + 1 }));
  return (
    <Part aria-label={LABELS.stages} onKeyDown={editing.onKeyDown}>
      <StagesHead>
        <h2>{LABELS.stages}</h2>
        <span>
          <IconButton
            label="Отменить правку вопросов"
            icon={<Undo2 />}
            disabled={!editing.canUndo}
            onClick={editing.undo}
          />
          <IconButton
            label="Вернуть правку вопросов"
            icon={<Redo2 />}
            disabled={!editing.canRedo}
            onClick={editing.redo}
          />
        </span>
      </StagesHead>
      <div ref={root}>
        <ol aria-label={LABELS.stages}>
          {stages.map((stage, index) => (
            <StageCard
              key={stage.key}
              stage={stage}
              index={index}
              count={stages.length}
              targets={targets}
              errors={errors}
              editing={editing}
              newId={newId}
              judge={judge}
            />
          ))}
        </ol>
        <Button icon={<Plus />} data-act="add-stage" onClick={editing.addStage}>
          Добавить этап
        </Button>
      </div>
      <VisuallyHidden as="output">{editing.said}</VisuallyHidden>
    </Part>
  );
}
