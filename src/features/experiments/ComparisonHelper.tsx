import { styled } from 'styled-components';

import { VERDICT_LABELS, type Verdict } from '../../domain/experiments/experiment.ts';
import { NBSP } from '../../domain/core/format.ts';
import { checkCounts, compare, type Counts } from '../../domain/experiments/sampleSize.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { normalQuantile } from './normalQuantile.ts';
import { typedNumber } from './typedNumber.ts';
import { lazily } from '../../domain/core/lazily.ts';

type CountKey = 'aConverted' | 'aTotal' | 'bConverted' | 'bTotal';

/** Counts as they are typed, and which change the hypothesis promised. */
export interface TypedCounts extends Readonly<Record<CountKey, string>> {
  readonly wanted: 'up' | 'down';
}

export interface ComparisonHelperProps {
  /** Typed counts. */
  value: TypedCounts;
  /** Called with the changed counts. */
  onChange: (value: TypedCounts) => void;
  /** Takes the suggested verdict; a person may choose another one afterwards. */
  onApply: (verdict: Verdict) => void;
}

const WANTED = [
  { value: 'up', label: 'Доля вырастет' },
  { value: 'down', label: 'Доля снизится' },
] as const;

const points = lazily(() => new Intl.NumberFormat('ru-RU', { signDisplay: 'exceptZero', maximumFractionDigits: 2 }));

/** A difference of shares in percentage points: «+2,1». */
function signed(share: number): string {
  return points()
    .format(share * 100)
    .replace('-', '\u2212');
}

const Result = styled.output`
  display: grid;
  gap: ${spaces[1]}px;
  font-variant-numeric: tabular-nums;

  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

/** Computes from the counts of A and B the difference with its 95 % interval and a suggested verdict (method: `compare`). */
export function ComparisonHelper({ value, onChange, onApply }: ComparisonHelperProps) {
  const counts: Counts = {
    aConverted: typedNumber(value.aConverted),
    aTotal: typedNumber(value.aTotal),
    bConverted: typedNumber(value.bConverted),
    bTotal: typedNumber(value.bTotal),
    wanted: value.wanted,
  };
  const errors = checkCounts(counts);
  const sound = Object.keys(errors).length === 0;
  const comparison = sound ? compare(counts, normalQuantile) : null;
  const field = (key: CountKey) => ({
    value: value[key],
    min: 0,
    error: value[key].trim() === '' ? undefined : errors[key],
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [key]: event.target.value }),
  });
  return (
    <Stack>
      <Select
        label="Что обещала гипотеза"
        options={WANTED}
        value={value.wanted}
        onValueChange={(wanted) => onChange({ ...value, wanted: wanted === 'down' ? 'down' : 'up' })}
      />
      <FormGrid columns={4}>
        <NumberField label="A: сработало" {...field('aConverted')} />
        <NumberField label="A: участников" {...field('aTotal')} />
        <NumberField label="B: сработало" {...field('bConverted')} />
        <NumberField label="B: участников" {...field('bTotal')} />
      </FormGrid>
      <Result>
        {comparison ? (
          <>
            <span>
              Разница B − A: <b>{signed(comparison.difference)}</b>
              {NBSP}п. п., 95{NBSP}% интервал от {signed(comparison.low)} до {signed(comparison.high)}
              {NBSP}п. п.
            </span>
            <small>
              Предлагаемый вывод: {VERDICT_LABELS[comparison.verdict]} ({comparison.verdict})
            </small>
          </>
        ) : (
          <small>Введите четыре числа — посчитаем разницу и предложим вывод.</small>
        )}
      </Result>
      {comparison ? (
        <div>
          <Button size="sm" onClick={() => onApply(comparison.verdict)}>
            Применить вывод
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
