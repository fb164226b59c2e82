import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LinkHelp } from '#src/features/chat/answering/LinkHelp.tsx';

const meta = preview.meta({
  id: 'features-chat-answering-linkhelp',
  title: 'Разделы/Ассистент/Помощь со ссылкой · LinkHelp',
  component: LinkHelp,
  parameters: {
    docs: { description: { component: 'Что можно сделать, если сайта нет: то же, что словами.' } },
  },
  args: { onNoSite: fn() },
});

export const Asked = meta.story({
  name: 'Ссылку спросили',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сайта нет' }));
    await expect(args.onNoSite).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({ name: 'Пока сохраняется', args: { disabled: true } });
