import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChatFiles } from '#src/features/chat/ChatFiles.tsx';
import type { ChatFile } from '#src/features/chat/chatFile.ts';

import { readFile, readingFile } from './sampleChat.ts';

const meta = preview.meta({
  id: 'features-chat-chatfiles',
  title: 'Разделы/Ассистент/Файлы в разговоре · ChatFiles',
  component: ChatFiles,
  parameters: {
    docs: {
      description: {
        component: 'Файлы в разговоре с ассистентом: куда их положить, когда он просит, и как идёт чтение.',
      },
    },
  },
  args: {
    files: [readFile, readingFile],
    view: { upload: true, late: [] as ChatFile[] },
    disabled: false,
    onChooseFiles: fn(),
    onCancelFile: fn(),
    onRemoveFile: fn(),
    onContinue: fn(),
    onEmptied: fn(),
  },
});

export const Asked = meta.story({
  name: 'Файлы просят',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Убрать файл ${readFile.name}` }));
    await expect(args.onRemoveFile).toHaveBeenCalledWith(readFile.id);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Late = meta.story({
  name: 'Читаются ещё',
  args: { view: { upload: false, late: [readingFile] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить/ }));
    await expect(args.onCancelFile).toHaveBeenCalledWith(readingFile.id);
  },
});
