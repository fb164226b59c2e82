import { useState } from 'react';
import { styled } from 'styled-components';

import { SUCCESS_TARGETS, successLift } from '../../domain/experiments/stageDefaults.ts';
import { counted, NBSP } from '../../domain/core/format.ts';
import { checkSample, sampleSize, type SampleInput } from '../../domain/experiments/sampleSize.ts';
import type { Stage } from '../../domain/core/stage.ts';
import { fontSizes } from '../../theme/tokens.ts';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { normalQuantile } from './normalQuantile.ts';
import { typedNumber } from './typedNumber.ts';
import { lazily } from '../../domain/core/lazily.ts';

export interface SampleSizeHelperProps {
  /** The experiment's stage; its target fills the expected change. */
  stage: Stage;
}

type Typed = Readonly<Record<keyof SampleInput, string>>;

const percent = lazily(() => new Intl.NumberFormat('ru-RU', { signDisplay: 'exceptZero' }));

const Result = styled.output`
  font-size: ${fontSizes.lg};
  font-weight: 500;
  font-variant-numeric: tabular-nums;

  &[data-ready='false'] {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.md};
    font-weight: 400;
  }
`;

function answer(input: SampleInput): { ready: boolean; text: string } {
  try {
    const people = counted(sampleSize(input, normalQuantile), ['респондент', 'респондента', 'респондентов']);
    return { ready: true, text: `${people} на группу` };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ready: false, text: error.message };
  }
}

/** How many respondents each arm of an A/B test needs, as the numbers are typed (formula and its source: `sampleSize`). */
export function SampleSizeHelper({ stage }: SampleSizeHelperProps) {
  const [typed, setTyped] = useState<Typed>(() => ({
    baseline: '',
    lift: percent()
      .format(successLift(stage) * 100)
      .replace('-', '\u2212'),
    power: '80',
    alpha: '5',
  }));
  const input: SampleInput = {
    baseline: typedNumber(typed.baseline) / 100,
    lift: typedNumber(typed.lift) / 100,
    power: typedNumber(typed.power) / 100,
    alpha: typedNumber(typed.alpha) / 100,
  };
  const empty = typed.baseline.trim() === '';
  const checked = checkSample(input);
  const errors = empty ? { ...checked, baseline: undefined } : checked;
  const { ready, text } = empty
    ? { ready: false, text: 'Введите текущую конверсию — посчитаем размер групп' }
    : Object.values(errors).some(Boolean)
      ? { ready: false, text: 'Исправьте числа — посчитаем размер групп' }
      : answer(input);
  const field = (key: keyof SampleInput) => ({
    suffix: '%',
    value: typed[key],
    error: errors[key],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [key]: event.target.value }),
  });
  return (
    <Stack>
      <FormGrid columns={4}>
        <NumberField label="Конверсия сейчас" hint="Например: 12,5" min={0} max={100} {...field('baseline')} />
        <NumberField
          label="Изменение"
          hint={`Относительное. Цель этапа: ${SUCCESS_TARGETS[stage]}`}
          {...field('lift')}
        />
        <NumberField label="Мощность" hint={`Обычно 80${NBSP}%`} min={50} max={99} {...field('power')} />
        <NumberField label="Значимость" hint={`Обычно 5${NBSP}%, двусторонняя`} min={1} max={50} {...field('alpha')} />
      </FormGrid>
      <Result data-ready={ready}>{text}</Result>
    </Stack>
  );
}
