import { EXPERIMENT_FORMATS } from '../../domain/experiments/experiment.ts';
import type { CanvasField } from '../../domain/experiments/canvas.ts';
import type { DateText } from '../../domain/core/record.ts';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { DateField } from './DateField.tsx';

export interface CanvasFieldInputProps {
  /** Which field of the canvas, and how it is edited. */
  field: CanvasField;
  /** Value of the field. */
  value: string;
  /** Called with the new text; a date as `yyyy-mm-dd`, or as it was typed while it is none. */
  onChange: (value: string) => void;
  /** Today where the person is, for the calendar. Default: by the system's clock. */
  today?: DateText;
  /** Error message. */
  error?: string;
  /** Marks it as required. Default false. */
  required?: boolean;
}

const formatOptions = EXPERIMENT_FORMATS.map((format) => ({ value: format, label: format }));

/** One field of the MVP Experiment Canvas; its control's `name` is the field. */
export function CanvasFieldInput({ field, value, onChange, today, ...rest }: CanvasFieldInputProps) {
  const { label, hint, kind } = field;
  const common = { ...rest, label, hint, value, name: field.field };
  switch (kind) {
    case 'text':
      return <TextArea {...common} rows={2} onChange={(event) => onChange(event.target.value)} />;
    case 'format': {
      const known = value === '' || formatOptions.some((option) => option.value === value);
      const options = known ? formatOptions : [{ value, label: value }, ...formatOptions];
      return (
        <Select
          {...common}
          options={options}
          placeholder={value === '' ? 'Выберите формат' : undefined}
          onValueChange={onChange}
        />
      );
    }
    case 'date':
      return <DateField {...common} today={today} onChange={onChange} />;
    case 'line':
      return <TextField {...common} autoComplete="off" onChange={(event) => onChange(event.target.value)} />;
  }
}
