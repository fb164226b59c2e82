import { styled } from 'styled-components';

import type { Canvas } from '../domain/experiments/experiment.ts';
import { CANVAS_FIELDS, checkCanvas, prefillCanvas } from '../domain/experiments/canvas.ts';
import type { Hypothesis } from '../domain/research/hypothesis.ts';
import type { EditedForm } from '../domain/core/editedForm.ts';
import type { Outcome } from '../domain/core/outcome.ts';
import type { DateText } from '../domain/core/record.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { FormGrid } from '../ui/FormGrid.tsx';
import { CanvasFieldInput } from './form/CanvasFieldInput.tsx';
import { FormDialog } from './form/FormDialog.tsx';
import { StageBadge } from './StageBadge.tsx';
import { useRecordForm } from './form/useRecordForm.ts';

export interface CanvasDialogProps {
  /** The hypothesis that is to be tested. */
  hypothesis: Pick<Hypothesis, 'id' | 'text' | 'stage' | 'touchpoint'>;
  /** Today where the person is: the prefilled start. */
  today: DateText;
  /** What was typed before the dialog was closed by mistake; without it the canvas is prefilled. */
  draft?: EditedForm<Canvas>;
  /** Called with every change, so that the parent can keep the draft by hypothesis; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<Canvas> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onCreate: (canvas: Canvas) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const REQUIRED: ReadonlySet<keyof Canvas> = new Set(['name', 'startDate', 'endDate']);

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
  const form = useRecordForm<Canvas>({
    record: prefillCanvas(hypothesis, today),
    check: checkCanvas,
    draft,
    onDraftChange,
    onSubmit: onCreate,
  });
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
          </div>
        ))}
      </FormGrid>
    </FormDialog>
  );
}
