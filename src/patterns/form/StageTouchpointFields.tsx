import { STAGE_NAMES, STAGES_IN_HYPOTHESIS_FORM, isStage, type Stage } from '../../domain/core/stage.ts';
import { TERMS } from '../../domain/terms.ts';
import { ALL_TOUCHPOINTS, stageOfTouchpoint, TOUCHPOINTS } from '../../domain/tactics/touchpoint.ts';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { Select } from '../../ui/field/Select.tsx';

export interface StageTouchpoint {
  readonly stage: Stage;
  /** Touchpoint by its Russian name. */
  readonly touchpoint: string;
}

export interface StageTouchpointFieldsProps {
  /** The chosen place; an empty touchpoint is still to be chosen. */
  value: StageTouchpoint;
  /** Error of the touchpoint. */
  error?: string | undefined;
  /** Called with a place whose touchpoint belongs to its stage. */
  onChange: (value: StageTouchpoint) => void;
}

const stageOptions = STAGES_IN_HYPOTHESIS_FORM.map((stage) => ({
  value: stage,
  label: STAGE_NAMES[stage],
  lang: 'en',
}));
const touchpointOptions = ALL_TOUCHPOINTS.map((name) => ({ value: name, label: name }));

/**
 * Stage and touchpoint of a hypothesis: six stages, thirty touchpoints (R23). Choosing one moves the other,
 * so that they always belong together.
 */
export function StageTouchpointFields({ value, error, onChange }: StageTouchpointFieldsProps) {
  const known = value.touchpoint === '' || ALL_TOUCHPOINTS.includes(value.touchpoint);
  return (
    <FormGrid>
      <Select
        label={TERMS.hypothesis.stage}
        options={stageOptions}
        value={value.stage}
        onValueChange={(stage) => {
          if (!isStage(stage)) return;
          const touchpoint = TOUCHPOINTS[stage].includes(value.touchpoint) ? value.touchpoint : TOUCHPOINTS[stage][0];
          onChange({ stage, touchpoint: touchpoint ?? value.touchpoint });
        }}
      />
      <Select
        label={TERMS.hypothesis.touchpoint}
        options={
          known ? touchpointOptions : [{ value: value.touchpoint, label: value.touchpoint }, ...touchpointOptions]
        }
        value={value.touchpoint}
        name="touchpoint"
        error={error}
        placeholder={value.touchpoint === '' ? 'Выберите точку касания' : undefined}
        onValueChange={(touchpoint) => onChange({ stage: stageOfTouchpoint(touchpoint) ?? value.stage, touchpoint })}
      />
    </FormGrid>
  );
}
