import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Canvas } from '../domain/experiment.ts';
import { CANVAS_FIELDS, checkCanvas, prefillCanvas } from '../domain/experimentCanvas.ts';
import type { Hypothesis } from '../domain/hypothesis.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { DateText } from '../domain/record.ts';
import { media } from '../theme/media.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { CanvasFieldInput } from './CanvasFieldInput.tsx';
import { focusFirstError } from './focusFirstError.ts';
import { FormDialog } from './FormDialog.tsx';
import { StageBadge } from './StageBadge.tsx';

export interface CanvasDialogProps {
  /** The hypothesis that is to be tested. */
  hypothesis: Pick<Hypothesis, 'id' | 'text' | 'stage' | 'touchpoint'>;
  /** Today where the person is: the prefilled start. */
  today: DateText;
  /** What was typed before the dialog was closed by mistake; without it the canvas is prefilled. */
  draft?: Canvas;
  /** Called with every change, so that the parent can keep the draft by hypothesis. */
  onDraftChange?: (canvas: Canvas) => void;
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
    font-size: ${fontSizes.md}px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  align-items: start;

  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** «MVP Experiment Canvas»: an experiment made of a hypothesis, its fifteen fields prefilled (specification §3, §9). */
export function CanvasDialog({ hypothesis, today, draft, onDraftChange, onCreate, onClose }: CanvasDialogProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<Canvas>(() => draft ?? prefillCanvas(hypothesis, today));
  const [tried, setTried] = useState(false);
  const errors = tried ? checkCanvas(canvas) : {};
  const create = async () => {
    const wrong = checkCanvas(canvas);
    if (Object.keys(wrong).length === 0) return onCreate(canvas);
    setTried(true);
    focusFirstError(fields.current, wrong);
    return undefined;
  };
  const change = (field: keyof Canvas, value: string) => {
    const next = { ...canvas, [field]: value };
    setCanvas(next);
    onDraftChange?.(next);
  };
  return (
    <FormDialog
      title="MVP Experiment Canvas"
      description="Поля заполнены по этапу гипотезы. Поправьте то, что у вас иначе."
      size="lg"
      submitLabel="Создать эксперимент"
      onSubmit={create}
      onClose={onClose}
    >
      <Words>
        <StageBadge stage={hypothesis.stage} />
        <p>{hypothesis.text}</p>
      </Words>
      <Fields ref={fields}>
        {CANVAS_FIELDS.map((field) => (
          <CanvasFieldInput
            key={field.field}
            field={field}
            required={REQUIRED.has(field.field)}
            value={canvas[field.field]}
            error={errors[field.field]}
            onChange={(value) => change(field.field, value)}
          />
        ))}
      </Fields>
    </FormDialog>
  );
}
