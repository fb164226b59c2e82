import { Trash2 } from 'lucide-react';

import { SCORES, type StrategicCanvas } from '../../../domain/boards/cardForms/canvas.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

const OPTIONS = [
  { value: '', label: '—' },
  ...Array.from({ length: SCORES.most }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` })),
];

type Factor = StrategicCanvas['factors'][number];

export interface FactorRowProps {
  /** The factor and its scores, one for each competitor; a missing one is none yet. */
  factor: Factor;
  /** Its place among the factors, from 0. */
  at: number;
  /** Who is compared, in order. */
  competitors: readonly string[];
  /** Its name or its scores changed. */
  onChange: (next: Partial<Factor>) => void;
  /** It is to go. */
  onRemove: () => void;
}

/** A factor, and how each of those compared does in it. */
export function FactorRow({ factor: { name, scores }, at, competitors, onChange, onRemove }: FactorRowProps) {
  return (
    <tr>
      <th scope="row" data-added="factor">
        <TextField
          label={`Фактор ${at + 1}`}
          hideLabel
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </th>
      {competitors
        .map((competitor, index) => ({ competitor, index, place: `${index}` }))
        .map(({ competitor, index, place }) => (
          <td key={place}>
            <Select
              label={`${name || `Фактор ${at + 1}`}: ${competitor}`}
              hideLabel
              options={OPTIONS}
              value={`${scores[index] ?? ''}`}
              onValueChange={(chosen) =>
                onChange({
                  scores: competitors.map((_, other) =>
                    other === index ? (chosen === '' ? null : Number(chosen)) : (scores[other] ?? null),
                  ),
                })
              }
            />
          </td>
        ))}
      <td>
        <IconButton
          data-remove="factor"
          label={`Удалить фактор ${name || at + 1}`}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}
