import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OwnWordsField } from '#src/features/fieldwork/scenario/OwnWordsField.tsx';
import { consentText } from '#src/domain/fieldwork/texts.ts';

const meta = preview.meta({
  id: 'features-fieldwork-scenario-ownwordsfield',
  title: 'Разделы/Респонденты/Слова интервьюера · OwnWordsField',
  component: OwnWordsField,
  parameters: {
    docs: {
      description: {
        component: 'Слова интервьюера, у которых есть готовые: пустое поле говорит ими, их можно взять за основу.',
      },
    },
  },
  args: {
    label: 'Согласие',
    name: 'consent',
    value: '',
    own: consentText({ company: 'Ориентир' }),
    error: undefined,
    onType: fn(),
  },
  render: function Typed(props) {
    const [value, setValue] = useState(props.value);
    return (
      <OwnWordsField
        {...props}
        value={value}
        onType={(text) => {
          props.onType(text);
          setValue(text);
        }}
      />
    );
  },
});

export const Empty = meta.story({
  name: 'Пусто: скажут готовыми, их можно взять за основу',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Готовые слова: согласие'));
    await expect(canvas.getByText(/^Компания «Ориентир» просит/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Взять за основу: согласие' }));
    await expect(args.onType).toHaveBeenCalledWith(args.own);
    await expect(canvas.getByLabelText('Согласие')).toHaveFocus();
  },
});

export const Typed = meta.story({
  name: 'Своими словами, слишком длинно',
  args: { value: 'Мы запишем разговор.', error: 'Не длиннее 5\u00A0000 знаков' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Готовые слова: согласие')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Согласие')).toHaveAccessibleDescription(/Не длиннее/);
  },
});
