import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ViewerSign } from '#src/features/team/ViewerSign.tsx';

const meta = preview.meta({
  id: 'features-team-viewersign',
  title: 'Разделы/Команда/Знак наблюдателя · ViewerSign',
  component: ViewerSign,
  parameters: { docs: { description: { component: 'Глаз в шапке у того, кто в общей компании только читает.' } } },
  args: { onOpen: fn() },
});

export const InHeader = meta.story({
  name: 'В шапке: нажатие открывает панель команды',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вы наблюдатель: можно читать и комментировать' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});

export const Phone = meta.story({
  name: 'На телефоне его нет: то же говорит панель за облаком',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
