import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReviewedSection } from '#src/features/chat/ReviewedSection.tsx';

const meta = preview.meta({
  id: 'features-chat-reviewedsection',
  title: 'Разделы/Ассистент/Было и станет в разделе · ReviewedSection',
  component: ReviewedSection,
  args: {
    change: { field: 'needs' as const, before: '', after: 'Видеть отстающих' },
    replaced: true,
    disabled: false,
    onReplacedChange: fn(),
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

export const Disabled = meta.story({
  name: 'Пока сохраняется',
  args: { disabled: true, replaced: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
});
