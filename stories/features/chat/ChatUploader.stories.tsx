import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChatUploader, type ChatUploaderProps } from '#src/features/chat/ChatUploader.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';
import { fits } from '#stories/checks.ts';

import { dropOf, failedFile, readFile, readingFile, sixFiles } from './sampleChat.ts';

const meta = preview.meta({
  id: 'features-chat-chatuploader',
  title: 'Разделы/Ассистент/Загрузка материалов в чат · ChatUploader',
  component: ChatUploader,
  parameters: {
    docs: { description: { component: 'Материалы о продукте: не больше пяти, читаются в этом браузере.' } },
  },
  args: { files: [], onChoose: fn(), onCancel: fn(), onRemove: fn(), onContinue: fn() },
});

const zoneIn = (element: Element) => element.querySelector('[data-over]') as Element;

export const Empty = meta.story({
  name: 'Файлов нет: можно продолжить и так',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить без файлов' }));
    await expect(args.onContinue).toHaveBeenCalledWith('Продолжить без файлов');
  },
});

export const Dropped = meta.story({
  name: 'Шесть файлов: пять взяты, шестой назван; чужой, пустой и повторный тоже',
  args: { files: [] },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Шесть', async () => {
      fireEvent(zoneIn(canvasElement), dropOf(...sixFiles()));
      await expect(args.onChoose.mock.lastCall?.[0]).toHaveLength(5);
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Можно приложить не больше 5 файлов. Не добавлен: «материал 6.txt».',
      );
    });
    await step('Картинка и пустой: ничего не взято', async () => {
      args.onChoose.mockClear();
      fireEvent(zoneIn(canvasElement), dropOf(new File(['x'], 'схема.png'), new File([], 'пусто.txt')));
      await expect(args.onChoose).not.toHaveBeenCalled();
      await expect(canvas.getByRole('alert')).toHaveTextContent('Не подходит формат: «схема.png».');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Файл пустой: «пусто.txt».');
    });
  },
});

export const Reading = meta.story({
  name: 'Файлы читаются: «Готово» ждёт',
  args: { files: [readFile, readingFile, failedFile] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Готово' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить чтение' }));
    await expect(args.onCancel).toHaveBeenCalledWith('f2');
  },
});

export const Read = meta.story({
  name: 'Прочитано',
  args: { files: [readFile, failedFile] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Готово' }));
    await expect(args.onContinue).toHaveBeenCalledWith('Готово');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  args: { files: [readFile, readingFile, failedFile] },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fits(canvasElement),
});

export const Five = meta.story({
  name: 'Пять из пяти: больше не предлагаем',
  args: {
    files: Array.from({ length: 5 }, (_, index) => ({
      ...readFile,
      id: `f${index}`,
      name: `Материал ${index + 1}.pdf`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Больше файлов добавить нельзя: их уже 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Выбрать файлы' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Готово' })).toBeEnabled();
  },
});

/** Takes files out when that is stored, a moment after the press. */
function Slow(props: ChatUploaderProps) {
  const [files, setFiles] = useState(props.files);
  const remove = (id: string) => {
    props.onRemove(id);
    void Promise.resolve().then(() => setFiles((all) => all.filter((file) => file.id !== id)));
  };
  return <ChatUploader {...props} files={files} onRemove={remove} />;
}

export const LastGone = meta.story({
  name: 'Последний файл убран: фокус на выборе файлов',
  args: { files: [readFile] },
  render: (args) => <Slow {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Убрать файл/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выбрать файлы' })).toHaveFocus());
  },
});

export const Shared = meta.story({
  name: 'Компания общая: сказано, что прочитанное увидит команда',
  render: (args) => (
    <SharedCompany value>
      <ChatUploader {...args} />
    </SharedCompany>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/прочитанное увидит команда/)).toBeVisible();
  },
});

export const NotKnown = meta.story({
  name: 'Ещё не известно, чья компания: не сказано ни того, ни другого',
  render: (args) => (
    <SharedCompany value={null}>
      <ChatUploader {...args} />
    </SharedCompany>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Читаются в.этом браузере\./)).toBeVisible();
    await expect(canvas.queryByText(/отправляются|увидит команда/)).toBeNull();
  },
});
