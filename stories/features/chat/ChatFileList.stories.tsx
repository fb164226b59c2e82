import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ChatFile } from '#src/features/chat/chatFile.ts';
import { ChatFileList } from '#src/features/chat/ChatFileList.tsx';
import { fits, underFinger } from '#stories/checks.ts';
import { losing } from '#stories/keeping.tsx';

import { failedFile, readFile, readingFile } from './sampleChat.ts';

/** Takes files out, as the app does. */
const isNamed = (file: ChatFile, id: string) => file.id === id;
const Demo = losing(ChatFileList, 'files', { onCancel: isNamed, onRemove: isNamed });

const meta = preview.meta({
  id: 'features-chat-chatfilelist',
  title: 'Разделы/Ассистент/Файлы чата · ChatFileList',
  component: ChatFileList,
  parameters: { docs: { description: { component: 'Файлы разговора: читается, прочитан или нет и почему.' } } },
  args: { files: [readFile, readingFile, failedFile], onCancel: fn(), onRemove: fn() },
  render: (args) => <Demo {...args} />,
});

export const Mixed = meta.story({
  name: 'Прочитан, читается, не прочитался',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText(/3,27\sМБ/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Файл защищён паролем');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40\u00A0%');
    await step('Отменить чтение: фокус на следующем файле', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Отменить чтение' }));
      await expect(args.onCancel).toHaveBeenCalledWith('f2');
      await expect(canvas.getByRole('button', { name: 'Убрать файл Стратегия.docx' })).toHaveFocus();
    });
    await step('Убрать', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать файл Стратегия.docx' }));
      await expect(args.onRemove).toHaveBeenCalledWith('f3');
      await expect(canvas.getByRole('button', { name: 'Убрать файл Питч 2026.pptx' })).toHaveFocus();
    });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    await underFinger(...canvas.getAllByRole('button'));
  },
});
