import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChatFileRow } from '#src/features/chat/ChatFileRow.tsx';

import { failedFile, readingFile } from './sampleChat.ts';

const meta = preview.meta({
  id: 'features-chat-chatfilerow',
  title: 'Разделы/Ассистент/Файл в чате · ChatFileRow',
  component: ChatFileRow,
  parameters: { docs: { description: { component: 'Один файл: сколько прочитано или что вышло.' } } },
  args: { file: failedFile, onCancel: fn(), onRemove: fn() },
  render: (args) => (
    <ul>
      <ChatFileRow {...args} />
    </ul>
  ),
});

export const Failed = meta.story({
  name: 'Не прочитался, и сказано почему',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Файл защищён паролем');
    await userEvent.click(canvas.getByRole('button', { name: `Убрать файл ${failedFile.name}` }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Reading = meta.story({
  name: 'Читается',
  args: { file: readingFile },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить/ }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
