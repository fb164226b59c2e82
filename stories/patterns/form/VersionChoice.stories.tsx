import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { VersionChoice } from '#src/patterns/form/VersionChoice.tsx';

const meta = preview.meta({
  id: 'patterns-form-versionchoice',
  title: 'Приёмы/Две версии одного поля · VersionChoice',
  component: VersionChoice,
  args: {
    label: 'Выводы',
    mine: 'Пример снимает страх пустого экрана',
    theirs: 'Пример мешает начать своё',
    theirsFrom: 'У коллеги',
    onChoose: fn(),
  },
});

export const Both = meta.story({
  name: 'Обе версии, каждая со своей кнопкой',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выводы: оставить своё' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Выводы: взять сохранённое' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('theirs');
  },
});

export const Removed = meta.story({
  name: 'Одна версия пуста, другая длинна',
  args: { mine: '', theirs: 'Дошли не все. '.repeat(60) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пусто')).toBeVisible();
  },
});
