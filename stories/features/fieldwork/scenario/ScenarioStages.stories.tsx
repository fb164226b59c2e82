import { createRef } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { stagesOf } from '#src/domain/account/scenario/form.ts';
import { ScenarioStages } from '#src/features/fieldwork/scenario/ScenarioStages.tsx';

import { richForm, storyIds } from '../sampleTranscript.ts';
import { storyEditing } from './storyEditing.ts';

const stages = stagesOf(richForm);
const addStage = fn();
const undo = fn();

const meta = preview.meta({
  id: 'features-fieldwork-scenario-scenariostages',
  title: 'Разделы/Респонденты/Этапы сценария · ScenarioStages',
  component: ScenarioStages,
  parameters: { docs: { description: { component: 'Этапы сценария с вопросами; правку возвращают и повторяют.' } } },
  args: {
    stages,
    errors: {},
    editing: {
      ...storyEditing(stages, { addStage, undo, canUndo: true, said: 'Этап теперь 2 из 2' }),
      root: createRef<HTMLDivElement>(),
    },
    newId: storyIds(),
    judge: () => Promise.resolve(null),
  },
});

export const Sample = meta.story({
  name: 'Два этапа: добавить ещё, отменить правку',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Этап 2')).toHaveValue('Итог');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить этап' }));
    await expect(addStage).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить правку вопросов' }));
    await expect(undo).toHaveBeenCalled();
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said).toContain('Этап теперь 2 из 2');
    await expect(canvas.getByRole('button', { name: 'Вернуть правку вопросов' })).toBeDisabled();
  },
});
