import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { EMPTY_SCENARIO_FORM } from '#src/domain/account/scenario/form.ts';
import { ScenarioWords } from '#src/features/fieldwork/scenario/ScenarioWords.tsx';

const meta = preview.meta({
  id: 'features-fieldwork-scenario-scenariowords',
  title: 'Разделы/Респонденты/Слова вокруг вопросов · ScenarioWords',
  component: ScenarioWords,
  args: {
    values: EMPTY_SCENARIO_FORM,
    errors: {},
    company: 'Ориентир',
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
    await expect(canvas.getByText(/займёт от\s15 до\s20\sминут/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Благодарность'), 'Спасибо!');
    await expect(canvas.queryByText('Готовые слова: благодарность')).not.toBeInTheDocument();
  },
});
