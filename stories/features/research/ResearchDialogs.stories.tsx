import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { ResearchDialogs, type ResearchDialogsProps } from '#src/features/research/ResearchDialogs.tsx';
import { Button } from '#src/ui/Button.tsx';
import { retype } from '#stories/checks.ts';

import { audienceOptions, edits, experimentOptions, hypothesis, hypothesisOptions, study } from './sampleStudy.ts';
import { uploadFolder } from './folder/sampleFolder.ts';
import { loads, refiActs } from './files/refi/sampleRefi.ts';

/** Opens and closes the upload form as the screen does. */
function Demo(props: ResearchDialogsProps) {
  const [uploading, setUploading] = useState(props.uploading);
  return (
    <>
      <Button onClick={() => setUploading('open')}>Открыть снова</Button>
      <ResearchDialogs {...props} uploading={uploading} onUploadingChange={setUploading} />
    </>
  );
}

const args: ResearchDialogsProps = {
  uploading: 'unused',
  onUploadingChange: fn(),
  adding: null,
  onAddingEnd: fn(),
  deleting: null,
  onDeletingEnd: fn(),
  experimentOptions: ready(experimentOptions),
  hypothesisOptions: ready(hypothesisOptions),
  audienceOptions: ready(audienceOptions),
  author: '',
  open: null,
  editing: null,
  onEditingEnd: fn(),
  giving: null,
  onGivingEnd: fn(),
  refi: loads(refiActs()),
  edits,
  onUpload: fn(() => Promise.resolve(DONE)),
  onUploadFolder: fn(() => Promise.resolve({ whole: DONE, each: [] })),
  onUploadInvalid: fn(),
  onAddToBacklog: fn(() => Promise.resolve(DONE)),
  onDelete: fn(() => Promise.resolve(DONE)),
};

const meta = preview.meta({
  id: 'features-research-researchdialogs',
  title: 'Разделы/Исследования/Диалоги экрана · ResearchDialogs',
  component: ResearchDialogs,
  parameters: { docs: { description: { component: 'Формы и диалоги экрана исследований.' } } },
  args,
});

export const None = meta.story({
  name: 'Ничего не открыто',
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Uploading = meta.story({
  name: 'Загрузка: закрытая по ошибке хранит набранное',
  args: { uploading: 'open' },
  render: (args) => <Demo {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Название/), 'Интервью 60');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Открыть снова' }));
    await expect(await screen.findByLabelText(/^Название/)).toHaveValue('Интервью 60');
  },
});

const ofFolder = () => screen.findByRole('dialog', { name: 'Исследования из папки' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const title = () => screen.getByRole('textbox', { name: 'Название' });

export const UploadingFolder = meta.story({
  name: 'Папка: исправленное переживает закрытие и уход к одному исследованию',
  args: { uploading: 'open' },
  render: (args) => <Demo {...args} />,
  play: async ({ args, userEvent, step }) => {
    const file = Object.defineProperty(new File(['А'], 'Анна.txt'), 'webkitRelativePath', { value: 'Отток/Анна.txt' });
    await step('Выбрали папку', async () => {
      await screen.findByRole('button', { name: 'Выбрать папку' });
      await uploadFolder(file);
      await ofFolder();
      await retype(title(), 'Почему уходят');
    });
    await step('Закрыли и открыли снова', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.click(screen.getByRole('button', { name: 'Открыть снова' }));
      await ofFolder();
      await expect(title()).toHaveValue('Почему уходят');
    });
    await step('Сначала одно исследование', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Одно исследование' }));
      await screen.findByRole('dialog', { name: 'Загрузить новое исследование' });
      await uploadFolder(file);
      await ofFolder();
      await expect(title()).toHaveValue('Отток');
    });
    await step('Загружено: в следующий раз форма одного исследования', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Загрузить 1/ }));
      await closed();
      await expect(args.onUploadFolder).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: 'Открыть снова' }));
      await screen.findByRole('dialog', { name: 'Загрузить новое исследование' });
    });
  },
});

export const Adding = meta.story({
  name: 'Гипотеза идёт в бэклог',
  args: { adding: hypothesis('hypothesis-hours-counter') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить' }));
    await waitFor(() => expect(args.onAddingEnd).toHaveBeenCalledTimes(1));
  },
});

export const Deleting = meta.story({
  name: 'Удаление спрошено',
  args: { deleting: study('research-edtech') },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDeletingEnd).toHaveBeenCalledTimes(1));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const GivingOut = meta.story({
  name: 'Выгрузка в REFI-QDA: что войдёт, и путь назад',
  args: { giving: ['research-1', 'research-2'] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Выгрузить в REFI-QDA' })).toBeVisible();
    await expect(await screen.findByText(/^Войдёт: /)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await expect(args.onGivingEnd).toHaveBeenCalledTimes(1);
  },
});
