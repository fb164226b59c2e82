import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { ChatHead } from '#src/features/chat/ChatHead.tsx';

const meta = preview.meta({
  id: 'features-chat-chathead',
  title: 'Разделы/Ассистент/Шапка ассистента · ChatHead',
  component: ChatHead,
  parameters: { docs: { description: { component: 'Заголовок ассистента и дорога к началу.' } } },
  args: {
    interviewId: null as string | null,
    begun: true,
    busy: false,
    withFiles: false,
    answers: 2,
    isAsked: false,
    onSeen: fn(),
    onRestart: fn(() => Promise.resolve(DONE)),
  },
});

export const Begun = meta.story({
  name: 'Начать заново спрашивают ещё раз',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Начать заново' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await expect(args.onRestart).not.toHaveBeenCalled();
  },
});

export const Fresh = meta.story({
  name: 'Ещё ничего не сказано',
  args: { begun: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const SeveralProducts = meta.story({
  name: 'Продуктов несколько: сказано, чья доска',
  args: { product: 'Ориентир' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/продукта «Ориентир»$/)).toBeVisible();
  },
});
