import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { quotasOf, quotasText } from '#src/domain/fieldwork/rounds/roundForm.ts';
import { RoundQuotas, type RoundQuotasProps } from '#src/features/fieldwork/round/RoundQuotas.tsx';

/** Keeps what is typed, as the form does. */
function Demo(props: RoundQuotasProps) {
  const [values, setValues] = useState(props.values);
  return (
    <RoundQuotas
      {...props}
      values={values}
      onType={(typed) => {
        props.onType(typed);
        setValues(typed);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-fieldwork-round-roundquotas',
  title: 'Разделы/Респонденты/Квоты раунда · RoundQuotas',
  component: RoundQuotas,
  parameters: {
    docs: { description: { component: 'Сколько людей какого сегмента спросить в раунде самое большее.' } },
  },
  args: {
    values: { quotas: quotasText([{ key: 'k1', segment: 'EdTech', most: '6' }]) },
    errors: {},
    onType: fn<RoundQuotasProps['onType']>(),
  },
  render: (args) => <Demo {...args} />,
});

export const Adding = meta.story({
  name: 'Ещё один сегмент',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Добавить сегмент/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Сегмент 2' }), 'Основатели');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Сегмент 2: не больше' }), '3');
    const [typed] = args.onType.mock.calls.at(-1) ?? [];
    await expect(quotasOf(typed ?? args.values)).toMatchObject([
      { segment: 'EdTech', most: '6' },
      { segment: 'Основатели', most: '3' },
    ]);
  },
});

export const Wrong = meta.story({
  name: 'Не число',
  args: { errors: { 'most-k1': 'Введите целое число' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Сегмент 1: не больше' })).toHaveAccessibleDescription(
      /Введите целое число/,
    );
  },
});
