import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReviewedSection } from '#src/features/chat/ReviewedSection.tsx';

const meta = preview.meta({
  id: 'features-chat-reviewedsection',
  title: 'Разделы/Ассистент/Было и станет в разделе · ReviewedSection',
  component: ReviewedSection,
  parameters: {
    docs: {
      description: { component: 'Карточка доски и ответ рядом: изменённые слова отмечены, ответ можно поправить.' },
    },
  },
  args: {
    change: { field: 'needs' as const, before: '', after: 'Видеть отстающих' },
    text: 'Видеть отстающих',
    replaced: true,
    disabled: false,
    onReplacedChange: fn(),
    onTextChange: fn(),
  },
  render: (args) => (
    <ul>
      <ReviewedSection {...args} />
    </ul>
  ),
});

export const Replaced = meta.story({
  name: 'Ответ встанет на место пустого',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Пусто')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onReplacedChange).toHaveBeenCalledWith(false);
  },
});

export const Marked = meta.story({
  name: 'Слова, которые изменятся, отмечены',
  args: {
    change: { field: 'needs' as const, before: 'Видеть всех отстающих по неделям', after: 'Видеть отстающих по дням' },
    text: 'Видеть отстающих по дням',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('insertion').map((one) => one.textContent)).toEqual(['дням']);
  },
});

export const Edited = meta.story({
  name: 'Ответ правят, прежде чем записать',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Изменить/ }));
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Видеть отстающих!');
    await userEvent.click(canvas.getByRole('button', { name: /^Готово/ }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Disabled = meta.story({
  name: 'Пока сохраняется',
  args: { disabled: true, replaced: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
});
