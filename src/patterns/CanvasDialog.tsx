import { use } from 'react';
import { styled } from 'styled-components';

import type { Canvas, TypedCanvas } from '../domain/experiments/experiment.ts';
import { CANVAS_FIELDS } from '../domain/experiments/canvas.ts';
import { prefillCanvas } from '../domain/experiments/prefillCanvas.ts';
import { checkCanvas } from '../domain/experiments/checkCanvas.ts';
import { MODEL_FIELDS, type ModelField } from '../domain/experiments/modelFields.ts';
import type { Hypothesis } from '../domain/research/hypothesis.ts';
import type { EditedForm } from '../domain/core/editedForm.ts';
import type { Outcome } from '../domain/core/outcome.ts';
import type { DateText } from '../domain/core/record.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { FormGrid } from '../ui/FormGrid.tsx';
import { EvidenceSlots } from './evidence/EvidenceSlots.ts';
import { CanvasFieldInput } from './form/CanvasFieldInput.tsx';
import { FormDialog } from './form/FormDialog.tsx';
import { ModelFieldNote } from './evidence/ModelFieldNote.tsx';
import { useModelFields } from './evidence/useModelFields.ts';
import { StageBadge } from './StageBadge.tsx';
import { useRecordForm } from './form/useRecordForm.ts';

export interface CanvasDialogProps {
  /** The hypothesis that is to be tested. */
  hypothesis: Pick<Hypothesis, 'id' | 'text' | 'stage' | 'touchpoint'>;
  /** Today where the person is: the prefilled start. */
  today: DateText;
  /** Text typed before the dialog was closed by mistake; without it the canvas is prefilled. */
  draft?: EditedForm<TypedCanvas>;
  /** Called with every change, so that the parent can keep the draft by hypothesis; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<TypedCanvas> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onCreate: (canvas: TypedCanvas) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const REQUIRED: ReadonlySet<keyof Canvas> = new Set(['name', 'startDate', 'endDate']);

/** As it begins, no text is a model's: one object, so that a form is not changed by it. */
const NOBODY: TypedCanvas['byModel'] = {};

const isModelField = (field: keyof Canvas): field is ModelField => (MODEL_FIELDS as readonly string[]).includes(field);

const Words = styled.div`
  display: grid;
  gap: ${spaces[2]}px;
  justify-items: start;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);

  & > p {
    max-width: 100%;
    font-size: ${fontSizes.md};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;

/** «MVP Experiment Canvas»: an experiment made of a hypothesis, its fifteen fields prefilled (R40). */
export function CanvasDialog({ hypothesis, today, draft, onDraftChange, onCreate, onClose }: CanvasDialogProps) {
  const { canvasDraft } = use(EvidenceSlots);
  const record = { ...prefillCanvas(hypothesis, today), byModel: NOBODY };
  const form = useRecordForm<TypedCanvas>({
    record,
    check: checkCanvas,
    draft,
    onDraftChange,
    onSubmit: onCreate,
  });
  const { noteOf, ...model } = useModelFields<ModelField>({
    values: form.values,
    record,
    type: form.type,
    element: form.element,
  });
  const noteBelow = (field: keyof Canvas, label: string) => {
    const note = isModelField(field) ? noteOf(field, label) : null;
    return note ? <ModelFieldNote {...note} /> : null;
  };
  return (
    <FormDialog
      title="MVP Experiment Canvas"
      description="Поля заполнены по этапу гипотезы. Поправьте то, что у вас иначе."
      size="lg"
      form={form}
      submitLabel="Создать эксперимент"
      onClose={onClose}
    >
      <Words>
        <StageBadge stage={hypothesis.stage} />
        <p>{hypothesis.text}</p>
        {canvasDraft({ hypothesis, ...model })}
      </Words>
      <FormGrid>
        {CANVAS_FIELDS.map((field, index) => (
          <div key={field.field} data-span={index === 0 ? 'full' : undefined}>
            <CanvasFieldInput
              field={field}
              required={REQUIRED.has(field.field)}
              value={form.values[field.field]}
              today={today}
              error={form.errors[field.field]}
              onChange={(value) => form.type({ [field.field]: value })}
            />
            {noteBelow(field.field, field.label)}
          </div>
        ))}
      </FormGrid>
    </FormDialog>
  );
}
