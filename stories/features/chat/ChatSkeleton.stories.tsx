import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChatSkeleton } from '#src/features/chat/ChatSkeleton.tsx';

const meta = preview.meta({
  id: 'features-chat-chatskeleton',
  title: 'Разделы/Ассистент/Переписка загружается · ChatSkeleton',
  component: ChatSkeleton,
  parameters: { docs: { description: { component: 'Стоит вместо переписки, пока она читается.' } } },
});

export const Sample = meta.story({
  name: 'Слышно, что загружается',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем переписку…');
  },
});
