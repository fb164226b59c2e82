import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { EMPTY_SCENARIO_FORM } from '#src/domain/account/scenario/form.ts';
import type { Span } from '#src/domain/fieldwork/writing/conversationLength.ts';
import { ScenarioWords } from '#src/features/fieldwork/scenario/ScenarioWords.tsx';

const meta = preview.meta({
  id: 'features-fieldwork-scenario-scenariowords',
  title: 'Разделы/Респонденты/Слова вокруг вопросов · ScenarioWords',
  component: ScenarioWords,
  parameters: { docs: { description: { component: 'Слова вокруг вопросов: приветствие, согласие, благодарность.' } } },
  args: {
    values: EMPTY_SCENARIO_FORM,
    errors: {},
    company: 'Ориентир',
    keepsMonths: 6,
    model: { name: 'qwen3-32b' },
    minutes: [10, 15] as Span,
    labels: { welcome: 'Приветствие', consent: 'Согласие', thanks: 'Благодарность' },
    onType: fn(),
  },
  render: function Typed(props) {
    const [values, setValues] = useState(props.values);
    return <ScenarioWords {...props} values={values} onType={(typed) => setValues({ ...values, ...typed })} />;
  },
});

export const Empty = meta.story({
  name: 'Приветствие, согласие, благодарность',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Слова интервьюера' })).toBeVisible();
    await userEvent.click(canvas.getByText('Готовые слова: приветствие'));
    await expect(canvas.getByText(/займёт примерно от\s10 до\s15\sминут/)).toBeVisible();
    await userEvent.click(canvas.getByText('Готовые слова: согласие'));
    await expect(canvas.getByText(/не\sдольше 6\sмесяцев после разговора/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Благодарность'), 'Спасибо!');
    await expect(canvas.queryByText('Готовые слова: благодарность')).not.toBeInTheDocument();
  },
});

export const ModelAsks = meta.story({
  name: 'Уточнять будет модель',
  play: async ({ canvas, userEvent, step }) => {
    await step('пока не включена, согласие о модели молчит', async () => {
      await userEvent.click(canvas.getByText('Готовые слова: согласие'));
      await expect(canvas.queryByText(/языковая модель/)).not.toBeInTheDocument();
    });
    await step('включили — в согласии об этом сказано', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Уточняющие вопросы задаёт модель' }));
      await expect(canvas.getByText(/автоматический помощник\s— языковая модель/)).toBeVisible();
    });
  },
});
