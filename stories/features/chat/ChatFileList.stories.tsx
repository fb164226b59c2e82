import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChatFileList, type ChatFileListProps } from '#src/features/chat/ChatFileList.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { failedFile, readFile, readingFile } from './sampleChat.ts';

/** Takes files out, as the app does. */
function Demo(props: ChatFileListProps) {
  const [files, setFiles] = useState(props.files);
  const without = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return (
    <ChatFileList
      files={files}
      onCancel={(id) => {
        props.onCancel(id);
        without(id);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        without(id);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-chat-chatfilelist',
  title: 'Разделы/Ассистент/Файлы чата · ChatFileList',
  component: ChatFileList,
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
